source_filename = "native_cpu.cpp"

%struct.Reach = type { i32, i32 }
%struct.Text = type { ptr, i64, i64 }
%struct.Directive = type { ptr, i32, i32, i32, i32, i32, i8, i8 }
%struct.Spelled = type { [48 x i8], i32 }
%struct.PrintRecord = type { i32, i32, i32, i32 }

@_ZL5GROUP = internal constant %struct.Reach { i32 2, i32 8 }, align 4
@_ZL5PLAIN = internal constant %struct.Reach { i32 1, i32 0 }, align 4
@_ZL6STRICT = internal constant %struct.Reach { i32 1, i32 16 }, align 4
@__native_group_scratch = global [128 x i8] zeroinitializer, align 128
@_ZL15native_printing = internal global i32 0, align 4
@_ZL14native_printed = internal global %struct.Text zeroinitializer, align 8
@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.2 = private unnamed_addr constant [85 x i8] c"%s:%d: %s: global id: [%lu,%lu,%lu], local id: [%lu,%lu,%lu] Assertion `%s` failed.\0A\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [36 x i8] c"a pure virtual function was called\0A\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"%\00", align 1
@_ZL11CONVERSIONS = internal constant [18 x i8] c"diuoxXcspfFeEgGaA\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"-+ #0\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"lLjzt\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c".%d\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1

define i64 @_Z13get_global_idj(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_item_global_id(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_item_global_id(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z12get_local_idj(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_item_local_id(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_item_local_id(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z12get_group_idj(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_group_id(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_group_id(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z15get_global_sizej(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_global_size(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z25__spirv_BuiltInGlobalSizei(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_global_size(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z14get_local_sizej(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_local_size(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_local_size(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z23get_enqueued_local_sizej(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_local_size(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_local_size(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z14get_num_groupsj(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_group_count(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_group_count(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z17get_global_offsetj(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_global_offset(ptr %2, i32 %0)
  ret i64 %3
}

define i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call i64 @__native_query_group_global_offset(ptr %2, i32 %0)
  ret i64 %3
}

define i32 @_Z12get_work_dimv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_group_dimensions(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i32 @_Z22__spirv_BuiltInWorkDimv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_group_dimensions(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i64 @_Z20get_global_linear_idv() #0 {
  %1 = alloca [3 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  br label %2

2:
  %.0 = phi i32 [ 0, %0 ], [ %12, %4 ]
  %3 = icmp samesign ult i32 %.0, 3
  br i1 %3, label %4, label %_ZL16global_linear_idv.exit

4:
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_global_id(ptr %5, i32 %.0)
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_group_global_offset(ptr %7, i32 %.0)
  %9 = sub i64 %6, %8
  %10 = zext nneg i32 %.0 to i64
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  store i64 %9, ptr %11, align 8
  %12 = add nuw nsw i32 %.0, 1
  br label %2, !llvm.loop !3

_ZL16global_linear_idv.exit:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_group_global_size(ptr %15, i32 1)
  %17 = mul i64 %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %17, %19
  %21 = call ptr @__native_item() #5
  %22 = call i64 @__native_query_group_global_size(ptr %21, i32 0)
  %23 = mul i64 %20, %22
  %24 = load i64, ptr %1, align 8
  %25 = add i64 %23, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret i64 %25
}

define i64 @_Z29__spirv_BuiltInGlobalLinearIdv() #0 {
  %1 = alloca [3 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  br label %2

2:
  %.0 = phi i32 [ 0, %0 ], [ %12, %4 ]
  %3 = icmp samesign ult i32 %.0, 3
  br i1 %3, label %4, label %_ZL16global_linear_idv.exit

4:
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_global_id(ptr %5, i32 %.0)
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_group_global_offset(ptr %7, i32 %.0)
  %9 = sub i64 %6, %8
  %10 = zext nneg i32 %.0 to i64
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  store i64 %9, ptr %11, align 8
  %12 = add nuw nsw i32 %.0, 1
  br label %2, !llvm.loop !3

_ZL16global_linear_idv.exit:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_group_global_size(ptr %15, i32 1)
  %17 = mul i64 %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %17, %19
  %21 = call ptr @__native_item() #5
  %22 = call i64 @__native_query_group_global_size(ptr %21, i32 0)
  %23 = mul i64 %20, %22
  %24 = load i64, ptr %1, align 8
  %25 = add i64 %23, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret i64 %25
}

define i64 @_Z19get_local_linear_idv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_item_index(ptr %1)
  ret i64 %2
}

define i64 @_Z35__spirv_BuiltInLocalInvocationIndexv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_item_index(ptr %1)
  ret i64 %2
}

define i32 @_Z18get_sub_group_sizev() #0 {
  ret i32 1
}

define i32 @_Z27__spirv_BuiltInSubgroupSizev() #0 {
  ret i32 1
}

define i32 @_Z22get_max_sub_group_sizev() #0 {
  ret i32 1
}

define i32 @_Z30__spirv_BuiltInSubgroupMaxSizev() #0 {
  ret i32 1
}

define i32 @_Z18get_num_sub_groupsv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_group_items(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i32 @_Z27__spirv_BuiltInNumSubgroupsv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_group_items(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i32 @_Z27get_enqueued_num_sub_groupsv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_group_items(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i32 @_Z35__spirv_BuiltInNumEnqueuedSubgroupsv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_group_items(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i32 @_Z16get_sub_group_idv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_item_index(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i32 @_Z25__spirv_BuiltInSubgroupIdv() #0 {
  %1 = call ptr @__native_item() #5
  %2 = call i64 @__native_query_item_index(ptr %1)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i32 @_Z22get_sub_group_local_idv() #0 {
  ret i32 0
}

define i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv() #0 {
  ret i32 0
}

define <4 x i32> @_Z21get_sub_group_eq_maskv() #0 {
  ret <4 x i32> <i32 1, i32 0, i32 0, i32 0>
}

define <4 x i32> @_Z29__spirv_BuiltInSubgroupEqMaskv() #0 {
  ret <4 x i32> <i32 1, i32 0, i32 0, i32 0>
}

define <4 x i32> @_Z21get_sub_group_ge_maskv() #0 {
  ret <4 x i32> <i32 1, i32 0, i32 0, i32 0>
}

define <4 x i32> @_Z29__spirv_BuiltInSubgroupGeMaskv() #0 {
  ret <4 x i32> <i32 1, i32 0, i32 0, i32 0>
}

define <4 x i32> @_Z21get_sub_group_gt_maskv() #0 {
  ret <4 x i32> zeroinitializer
}

define <4 x i32> @_Z29__spirv_BuiltInSubgroupGtMaskv() #0 {
  ret <4 x i32> zeroinitializer
}

define <4 x i32> @_Z21get_sub_group_le_maskv() #0 {
  ret <4 x i32> <i32 1, i32 0, i32 0, i32 0>
}

define <4 x i32> @_Z29__spirv_BuiltInSubgroupLeMaskv() #0 {
  ret <4 x i32> <i32 1, i32 0, i32 0, i32 0>
}

define <4 x i32> @_Z21get_sub_group_lt_maskv() #0 {
  ret <4 x i32> zeroinitializer
}

define <4 x i32> @_Z29__spirv_BuiltInSubgroupLtMaskv() #0 {
  ret <4 x i32> zeroinitializer
}

define ptr @__sycl_dynamicLocalMemoryPlaceholder(i64 %0) #0 {
  %2 = call ptr @__native_item() #5
  %3 = call ptr @__native_query_group_dynamic_local_memory(ptr %2)
  ret ptr %3
}

define ptr @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPvi(ptr %0, i32 %1) #0 {
  ret ptr %0
}

define ptr @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPvi(ptr %0, i32 %1) #0 {
  ret ptr %0
}

define ptr @_Z42__spirv_GenericCastToPtrExplicit_ToPrivatePvi(ptr %0, i32 %1) #0 {
  ret ptr %0
}

define void @_Z7barrierj(i32 %0) #0 {
  call void @__native_barrier() #11
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

define void @_Z18work_group_barrierj(i32 %0) #0 {
  call void @__native_barrier() #11
  ret void
}

define void @_Z18work_group_barrierji(i32 %0, i32 %1) #0 {
_ZL8scope_ofi.exit:
  %cond = icmp eq i32 %1, 1
  call void @__native_barrier() #11
  ret void
}

define void @_Z17sub_group_barrierj(i32 %0) #0 {
  ret void
}

define void @_Z17sub_group_barrierji(i32 %0, i32 %1) #0 {
_ZL8scope_ofi.exit:
  %cond = icmp eq i32 %1, 1
  ret void
}

define void @_Z22__spirv_ControlBarrieriii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %6

5:
  call void @__native_barrier() #11
  br label %6

6:
  ret void
}

define void @_Z33__spirv_ControlBarrierArriveINTELiii(i32 %0, i32 %1, i32 %2) #0 {
  ret void
}

define void @_Z31__spirv_ControlBarrierWaitINTELiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %6

5:
  call void @__native_barrier() #11
  br label %6

6:
  ret void
}

define void @_Z31intel_work_group_barrier_arrivej(i32 %0) #0 {
  ret void
}

define void @_Z29intel_work_group_barrier_waitj(i32 %0) #0 {
  call void @__native_barrier() #11
  ret void
}

define void @_Z9mem_fencej(i32 %0) #0 {
  %2 = and i32 %0, 2
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %3, label %4

3:
  fence syncscope("singlethread") seq_cst
  br label %_ZL5fence5Reach.exit

4:
  fence seq_cst
  br label %_ZL5fence5Reach.exit

_ZL5fence5Reach.exit:
  ret void
}

define void @_Z14read_mem_fencej(i32 %0) #0 {
  %2 = and i32 %0, 2
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %3, label %4

3:
  fence syncscope("singlethread") seq_cst
  br label %_ZL5fence5Reach.exit

4:
  fence acquire
  br label %_ZL5fence5Reach.exit

_ZL5fence5Reach.exit:
  ret void
}

define void @_Z15write_mem_fencej(i32 %0) #0 {
  %2 = and i32 %0, 2
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %3, label %4

3:
  fence syncscope("singlethread") seq_cst
  br label %_ZL5fence5Reach.exit

4:
  fence release
  br label %_ZL5fence5Reach.exit

_ZL5fence5Reach.exit:
  ret void
}

define void @_Z22atomic_work_item_fencejii(i32 %0, i32 %1, i32 %2) #0 {
  switch i32 %2, label %.critedge [
    i32 3, label %_ZL5reachii.exit
    i32 2, label %_ZL5reachii.exit
  ]

_ZL5reachii.exit:
  %4 = icmp slt i32 %1, 2
  %5 = add nsw i32 %1, -1
  %6 = shl nuw i32 1, %5
  %7 = select i1 %4, i32 0, i32 %6
  switch i32 %7, label %10 [
    i32 2, label %8
    i32 4, label %9
  ]

.critedge:
  fence syncscope("singlethread") seq_cst
  br label %_ZL5fence5Reach.exit

8:
  fence acquire
  br label %_ZL5fence5Reach.exit

9:
  fence release
  br label %_ZL5fence5Reach.exit

10:
  fence seq_cst
  br label %_ZL5fence5Reach.exit

_ZL5fence5Reach.exit:
  ret void
}

define void @_Z21__spirv_MemoryBarrierii(i32 %0, i32 %1) #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %5

4:
  fence syncscope("singlethread") seq_cst
  br label %_ZL5fence5Reach.exit

5:
  %6 = and i32 %1, 30
  switch i32 %6, label %9 [
    i32 2, label %7
    i32 4, label %8
  ]

7:
  fence acquire
  br label %_ZL5fence5Reach.exit

8:
  fence release
  br label %_ZL5fence5Reach.exit

9:
  fence seq_cst
  br label %_ZL5fence5Reach.exit

_ZL5fence5Reach.exit:
  ret void
}

define i32 @_Z10atomic_addPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_subPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_incPi(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z10atomic_decPi(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z10atomic_minPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_maxPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_andPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z9atomic_orPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_xorPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z11atomic_xchgPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z14atomic_cmpxchgPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL8comparedIiET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i32 %1, i32 %2 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  ret i32 %4
}

define i32 @_Z8atom_addPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_subPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_incPi(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z8atom_decPi(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z8atom_minPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_maxPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_andPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z7atom_orPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_xorPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z9atom_xchgPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z12atom_cmpxchgPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL8comparedIiET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i32 %1, i32 %2 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  ret i32 %4
}

define i32 @_Z10atomic_addPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_subPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_incPj(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z10atomic_decPj(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z10atomic_minPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw umin ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_maxPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_andPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z9atomic_orPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z10atomic_xorPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z11atomic_xchgPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z14atomic_cmpxchgPjjj(ptr %0, i32 %1, i32 %2) #0 {
_ZL8comparedIjET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i32 %1, i32 %2 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  ret i32 %4
}

define i32 @_Z8atom_addPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_subPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_incPj(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z8atom_decPj(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z8atom_minPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw umin ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_maxPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_andPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z7atom_orPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z8atom_xorPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z9atom_xchgPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z12atom_cmpxchgPjjj(ptr %0, i32 %1, i32 %2) #0 {
_ZL8comparedIjET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i32 %1, i32 %2 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  ret i32 %4
}

define i64 @_Z10atomic_addPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_subPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_incPl(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z10atomic_decPl(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z10atomic_minPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw min ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_maxPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw max ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_andPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z9atomic_orPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_xorPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z11atomic_xchgPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z14atomic_cmpxchgPlll(ptr %0, i64 %1, i64 %2) #0 {
_ZL8comparedIlET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i64 %1, i64 %2 seq_cst seq_cst, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  ret i64 %4
}

define i64 @_Z8atom_addPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_subPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_incPl(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z8atom_decPl(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z8atom_minPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw min ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_maxPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw max ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_andPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z7atom_orPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_xorPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z9atom_xchgPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z12atom_cmpxchgPlll(ptr %0, i64 %1, i64 %2) #0 {
_ZL8comparedIlET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i64 %1, i64 %2 seq_cst seq_cst, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  ret i64 %4
}

define i64 @_Z10atomic_addPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_subPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_incPm(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z10atomic_decPm(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z10atomic_minPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw umin ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_maxPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw umax ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_andPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z9atomic_orPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z10atomic_xorPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z11atomic_xchgPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z14atomic_cmpxchgPmmm(ptr %0, i64 %1, i64 %2) #0 {
_ZL8comparedImET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i64 %1, i64 %2 seq_cst seq_cst, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  ret i64 %4
}

define i64 @_Z8atom_addPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_subPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_incPm(ptr %0) #0 {
  %2 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z8atom_decPm(ptr %0) #0 {
  %2 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z8atom_minPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw umin ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_maxPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw umax ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_andPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z7atom_orPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z8atom_xorPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z9atom_xchgPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z12atom_cmpxchgPmmm(ptr %0, i64 %1, i64 %2) #0 {
_ZL8comparedImET_PS0_S0_S0_5Reach.exit:
  %3 = cmpxchg ptr %0, i64 %1, i64 %2 seq_cst seq_cst, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  ret i64 %4
}

define float @_Z11atomic_xchgPff(ptr %0, float %1) #0 {
  %3 = bitcast float %1 to i32
  %4 = atomicrmw xchg ptr %0, i32 %3 seq_cst, align 4
  %5 = bitcast i32 %4 to float
  ret float %5
}

define float @_Z10atomic_addPff(ptr %0, float %1) #0 {
  %3 = atomicrmw fadd ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z10atomic_subPff(ptr %0, float %1) #0 {
  %3 = atomicrmw fsub ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define double @_Z11atomic_xchgPdd(ptr %0, double %1) #0 {
  %3 = bitcast double %1 to i64
  %4 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
  %5 = bitcast i64 %4 to double
  ret double %5
}

define double @_Z10atomic_addPdd(ptr %0, double %1) #0 {
  %3 = atomicrmw fadd ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z10atomic_subPdd(ptr %0, double %1) #0 {
  %3 = atomicrmw fsub ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define void @_Z11atomic_initPii(ptr %0, i32 %1) #0 {
  store i32 %1, ptr %0, align 4
  ret void
}

define void @_Z12atomic_storePii(ptr %0, i32 %1) #0 {
  store atomic i32 %1, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z21atomic_store_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  store atomic i32 %1, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z21atomic_store_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  store atomic i32 %1, ptr %0 seq_cst, align 4
  ret void
}

define i32 @_Z11atomic_loadPi(ptr %0) #0 {
  %2 = load atomic i32, ptr %0 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z20atomic_load_explicitPii(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = load atomic i32, ptr %0 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z20atomic_load_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z15atomic_exchangePii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_exchange_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_exchange_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define zeroext i1 @_Z30atomic_compare_exchange_strongPiS_i(ptr %0, ptr %1, i32 %2) #0 {
_ZL12has_replacedIiEbPT_S1_S0_5Reach.exit:
  %3 = load i32, ptr %1, align 4
  %4 = cmpxchg ptr %0, i32 %3, i32 %2 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  store i32 %5, ptr %1, align 4
  %6 = extractvalue { i32, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPiS_iii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i32, ptr %1, align 4
  %6 = cmpxchg ptr %0, i32 %5, i32 %2 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  store i32 %7, ptr %1, align 4
  %8 = extractvalue { i32, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPiS_iiii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i32, ptr %1, align 4
  %7 = cmpxchg ptr %0, i32 %6, i32 %2 seq_cst seq_cst, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  store i32 %8, ptr %1, align 4
  %9 = extractvalue { i32, i1 } %7, 1
  ret i1 %9
}

define zeroext i1 @_Z28atomic_compare_exchange_weakPiS_i(ptr %0, ptr %1, i32 %2) #0 {
_ZL12has_replacedIiEbPT_S1_S0_5Reach.exit:
  %3 = load i32, ptr %1, align 4
  %4 = cmpxchg ptr %0, i32 %3, i32 %2 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  store i32 %5, ptr %1, align 4
  %6 = extractvalue { i32, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPiS_iii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i32, ptr %1, align 4
  %6 = cmpxchg ptr %0, i32 %5, i32 %2 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  store i32 %7, ptr %1, align 4
  %8 = extractvalue { i32, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPiS_iiii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i32, ptr %1, align 4
  %7 = cmpxchg ptr %0, i32 %6, i32 %2 seq_cst seq_cst, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  store i32 %8, ptr %1, align 4
  %9 = extractvalue { i32, i1 } %7, 1
  ret i1 %9
}

define i32 @_Z16atomic_fetch_addPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_add_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_add_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_subPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_sub_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_sub_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_minPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_min_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_min_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_maxPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_max_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_max_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_andPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_and_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_and_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z15atomic_fetch_orPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_fetch_or_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_fetch_or_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_xorPii(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_xor_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_xor_explicitPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define void @_Z11atomic_initPjj(ptr %0, i32 %1) #0 {
  store i32 %1, ptr %0, align 4
  ret void
}

define void @_Z12atomic_storePjj(ptr %0, i32 %1) #0 {
  store atomic i32 %1, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z21atomic_store_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  store atomic i32 %1, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z21atomic_store_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  store atomic i32 %1, ptr %0 seq_cst, align 4
  ret void
}

define i32 @_Z11atomic_loadPj(ptr %0) #0 {
  %2 = load atomic i32, ptr %0 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z20atomic_load_explicitPji(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = load atomic i32, ptr %0 seq_cst, align 4
  ret i32 %2
}

define i32 @_Z20atomic_load_explicitPjii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z15atomic_exchangePjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_exchange_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_exchange_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define zeroext i1 @_Z30atomic_compare_exchange_strongPjS_j(ptr %0, ptr %1, i32 %2) #0 {
_ZL12has_replacedIjEbPT_S1_S0_5Reach.exit:
  %3 = load i32, ptr %1, align 4
  %4 = cmpxchg ptr %0, i32 %3, i32 %2 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  store i32 %5, ptr %1, align 4
  %6 = extractvalue { i32, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPjS_jii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i32, ptr %1, align 4
  %6 = cmpxchg ptr %0, i32 %5, i32 %2 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  store i32 %7, ptr %1, align 4
  %8 = extractvalue { i32, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPjS_jiii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i32, ptr %1, align 4
  %7 = cmpxchg ptr %0, i32 %6, i32 %2 seq_cst seq_cst, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  store i32 %8, ptr %1, align 4
  %9 = extractvalue { i32, i1 } %7, 1
  ret i1 %9
}

define zeroext i1 @_Z28atomic_compare_exchange_weakPjS_j(ptr %0, ptr %1, i32 %2) #0 {
_ZL12has_replacedIjEbPT_S1_S0_5Reach.exit:
  %3 = load i32, ptr %1, align 4
  %4 = cmpxchg ptr %0, i32 %3, i32 %2 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  store i32 %5, ptr %1, align 4
  %6 = extractvalue { i32, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPjS_jii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i32, ptr %1, align 4
  %6 = cmpxchg ptr %0, i32 %5, i32 %2 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  store i32 %7, ptr %1, align 4
  %8 = extractvalue { i32, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPjS_jiii(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i32, ptr %1, align 4
  %7 = cmpxchg ptr %0, i32 %6, i32 %2 seq_cst seq_cst, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  store i32 %8, ptr %1, align 4
  %9 = extractvalue { i32, i1 } %7, 1
  ret i1 %9
}

define i32 @_Z16atomic_fetch_addPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_add_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_add_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_subPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_sub_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_sub_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw sub ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_minPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw umin ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_min_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw umin ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_min_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw umin ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_maxPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_max_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_max_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_andPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_and_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_and_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z15atomic_fetch_orPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_fetch_or_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z24atomic_fetch_or_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z16atomic_fetch_xorPjj(ptr %0, i32 %1) #0 {
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_xor_explicitPjji(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %3
}

define i32 @_Z25atomic_fetch_xor_explicitPjjii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %4
}

define void @_Z11atomic_initPll(ptr %0, i64 %1) #0 {
  store i64 %1, ptr %0, align 8
  ret void
}

define void @_Z12atomic_storePll(ptr %0, i64 %1) #0 {
  store atomic i64 %1, ptr %0 seq_cst, align 8
  ret void
}

define void @_Z21atomic_store_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  store atomic i64 %1, ptr %0 seq_cst, align 8
  ret void
}

define void @_Z21atomic_store_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  store atomic i64 %1, ptr %0 seq_cst, align 8
  ret void
}

define i64 @_Z11atomic_loadPl(ptr %0) #0 {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z20atomic_load_explicitPli(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z20atomic_load_explicitPlii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z15atomic_exchangePll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_exchange_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_exchange_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define zeroext i1 @_Z30atomic_compare_exchange_strongPlS_l(ptr %0, ptr %1, i64 %2) #0 {
_ZL12has_replacedIlEbPT_S1_S0_5Reach.exit:
  %3 = load i64, ptr %1, align 8
  %4 = cmpxchg ptr %0, i64 %3, i64 %2 seq_cst seq_cst, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  store i64 %5, ptr %1, align 8
  %6 = extractvalue { i64, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPlS_lii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i64, ptr %1, align 8
  %6 = cmpxchg ptr %0, i64 %5, i64 %2 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  store i64 %7, ptr %1, align 8
  %8 = extractvalue { i64, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPlS_liii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i64, ptr %1, align 8
  %7 = cmpxchg ptr %0, i64 %6, i64 %2 seq_cst seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 0
  store i64 %8, ptr %1, align 8
  %9 = extractvalue { i64, i1 } %7, 1
  ret i1 %9
}

define zeroext i1 @_Z28atomic_compare_exchange_weakPlS_l(ptr %0, ptr %1, i64 %2) #0 {
_ZL12has_replacedIlEbPT_S1_S0_5Reach.exit:
  %3 = load i64, ptr %1, align 8
  %4 = cmpxchg ptr %0, i64 %3, i64 %2 seq_cst seq_cst, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  store i64 %5, ptr %1, align 8
  %6 = extractvalue { i64, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPlS_lii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i64, ptr %1, align 8
  %6 = cmpxchg ptr %0, i64 %5, i64 %2 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  store i64 %7, ptr %1, align 8
  %8 = extractvalue { i64, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPlS_liii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i64, ptr %1, align 8
  %7 = cmpxchg ptr %0, i64 %6, i64 %2 seq_cst seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 0
  store i64 %8, ptr %1, align 8
  %9 = extractvalue { i64, i1 } %7, 1
  ret i1 %9
}

define i64 @_Z16atomic_fetch_addPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_add_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_add_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_subPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_sub_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_sub_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_minPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw min ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_min_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw min ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_min_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw min ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_maxPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw max ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_max_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw max ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_max_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw max ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_andPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_and_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_and_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z15atomic_fetch_orPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_fetch_or_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_fetch_or_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_xorPll(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_xor_explicitPlli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_xor_explicitPllii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define void @_Z11atomic_initPmm(ptr %0, i64 %1) #0 {
  store i64 %1, ptr %0, align 8
  ret void
}

define void @_Z12atomic_storePmm(ptr %0, i64 %1) #0 {
  store atomic i64 %1, ptr %0 seq_cst, align 8
  ret void
}

define void @_Z21atomic_store_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  store atomic i64 %1, ptr %0 seq_cst, align 8
  ret void
}

define void @_Z21atomic_store_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  store atomic i64 %1, ptr %0 seq_cst, align 8
  ret void
}

define i64 @_Z11atomic_loadPm(ptr %0) #0 {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z20atomic_load_explicitPmi(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %2
}

define i64 @_Z20atomic_load_explicitPmii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z15atomic_exchangePmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_exchange_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_exchange_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xchg ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define zeroext i1 @_Z30atomic_compare_exchange_strongPmS_m(ptr %0, ptr %1, i64 %2) #0 {
_ZL12has_replacedImEbPT_S1_S0_5Reach.exit:
  %3 = load i64, ptr %1, align 8
  %4 = cmpxchg ptr %0, i64 %3, i64 %2 seq_cst seq_cst, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  store i64 %5, ptr %1, align 8
  %6 = extractvalue { i64, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPmS_mii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i64, ptr %1, align 8
  %6 = cmpxchg ptr %0, i64 %5, i64 %2 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  store i64 %7, ptr %1, align 8
  %8 = extractvalue { i64, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPmS_miii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i64, ptr %1, align 8
  %7 = cmpxchg ptr %0, i64 %6, i64 %2 seq_cst seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 0
  store i64 %8, ptr %1, align 8
  %9 = extractvalue { i64, i1 } %7, 1
  ret i1 %9
}

define zeroext i1 @_Z28atomic_compare_exchange_weakPmS_m(ptr %0, ptr %1, i64 %2) #0 {
_ZL12has_replacedImEbPT_S1_S0_5Reach.exit:
  %3 = load i64, ptr %1, align 8
  %4 = cmpxchg ptr %0, i64 %3, i64 %2 seq_cst seq_cst, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  store i64 %5, ptr %1, align 8
  %6 = extractvalue { i64, i1 } %4, 1
  ret i1 %6
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPmS_mii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load i64, ptr %1, align 8
  %6 = cmpxchg ptr %0, i64 %5, i64 %2 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  store i64 %7, ptr %1, align 8
  %8 = extractvalue { i64, i1 } %6, 1
  ret i1 %8
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPmS_miii(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load i64, ptr %1, align 8
  %7 = cmpxchg ptr %0, i64 %6, i64 %2 seq_cst seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 0
  store i64 %8, ptr %1, align 8
  %9 = extractvalue { i64, i1 } %7, 1
  ret i1 %9
}

define i64 @_Z16atomic_fetch_addPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_add_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_add_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_subPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_sub_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_sub_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_minPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw umin ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_min_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw umin ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_min_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw umin ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_maxPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw umax ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_max_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw umax ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_max_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw umax ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_andPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_and_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_and_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw and ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z15atomic_fetch_orPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_fetch_or_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z24atomic_fetch_or_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw or ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_xorPmm(ptr %0, i64 %1) #0 {
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_xor_explicitPmmi(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_xor_explicitPmmii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw xor ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define void @_Z11atomic_initPDF16_DF16_(ptr %0, half %1) #0 {
  store half %1, ptr %0, align 2
  ret void
}

define void @_Z12atomic_storePDF16_DF16_(ptr %0, half %1) #0 {
  %3 = bitcast half %1 to i16
  store atomic i16 %3, ptr %0 seq_cst, align 2
  ret void
}

define void @_Z21atomic_store_explicitPDF16_DF16_i(ptr %0, half %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = bitcast half %1 to i16
  store atomic i16 %3, ptr %0 seq_cst, align 2
  ret void
}

define void @_Z21atomic_store_explicitPDF16_DF16_ii(ptr %0, half %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = bitcast half %1 to i16
  store atomic i16 %4, ptr %0 seq_cst, align 2
  ret void
}

define half @_Z11atomic_loadPDF16_(ptr %0) #0 {
  %2 = load atomic i16, ptr %0 seq_cst, align 2
  %3 = bitcast i16 %2 to half
  ret half %3
}

define half @_Z20atomic_load_explicitPDF16_i(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = load atomic i16, ptr %0 seq_cst, align 2
  %3 = bitcast i16 %2 to half
  ret half %3
}

define half @_Z20atomic_load_explicitPDF16_ii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = load atomic i16, ptr %0 seq_cst, align 2
  %4 = bitcast i16 %3 to half
  ret half %4
}

define half @_Z15atomic_exchangePDF16_DF16_(ptr %0, half %1) #0 {
  %3 = bitcast half %1 to i16
  %4 = atomicrmw xchg ptr %0, i16 %3 seq_cst, align 2
  %5 = bitcast i16 %4 to half
  ret half %5
}

define half @_Z24atomic_exchange_explicitPDF16_DF16_i(ptr %0, half %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = bitcast half %1 to i16
  %4 = atomicrmw xchg ptr %0, i16 %3 seq_cst, align 2
  %5 = bitcast i16 %4 to half
  ret half %5
}

define half @_Z24atomic_exchange_explicitPDF16_DF16_ii(ptr %0, half %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = bitcast half %1 to i16
  %5 = atomicrmw xchg ptr %0, i16 %4 seq_cst, align 2
  %6 = bitcast i16 %5 to half
  ret half %6
}

define zeroext i1 @_Z30atomic_compare_exchange_strongPDF16_S_DF16_(ptr %0, ptr %1, half %2) #0 {
_ZL8comparedIDF16_ET_PS0_S0_S0_5Reach.exit:
  %3 = load half, ptr %1, align 2
  %4 = bitcast half %3 to i16
  %5 = bitcast half %2 to i16
  %6 = cmpxchg ptr %0, i16 %4, i16 %5 seq_cst seq_cst, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  %8 = extractvalue { i16, i1 } %6, 1
  %9 = bitcast i16 %7 to half
  %.0 = select i1 %8, half %3, half %9
  store half %.0, ptr %1, align 2
  %10 = bitcast half %.0 to i16
  %11 = icmp eq i16 %10, %4
  ret i1 %11
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPDF16_S_DF16_ii(ptr %0, ptr %1, half %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load half, ptr %1, align 2
  %6 = bitcast half %5 to i16
  %7 = bitcast half %2 to i16
  %8 = cmpxchg ptr %0, i16 %6, i16 %7 seq_cst seq_cst, align 2
  %9 = extractvalue { i16, i1 } %8, 0
  %10 = extractvalue { i16, i1 } %8, 1
  %11 = bitcast i16 %9 to half
  %.0 = select i1 %10, half %5, half %11
  store half %.0, ptr %1, align 2
  %12 = bitcast half %.0 to i16
  %13 = icmp eq i16 %12, %6
  ret i1 %13
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPDF16_S_DF16_iii(ptr %0, ptr %1, half %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load half, ptr %1, align 2
  %7 = bitcast half %6 to i16
  %8 = bitcast half %2 to i16
  %9 = cmpxchg ptr %0, i16 %7, i16 %8 seq_cst seq_cst, align 2
  %10 = extractvalue { i16, i1 } %9, 0
  %11 = extractvalue { i16, i1 } %9, 1
  %12 = bitcast i16 %10 to half
  %.0 = select i1 %11, half %6, half %12
  store half %.0, ptr %1, align 2
  %13 = bitcast half %.0 to i16
  %14 = icmp eq i16 %13, %7
  ret i1 %14
}

define zeroext i1 @_Z28atomic_compare_exchange_weakPDF16_S_DF16_(ptr %0, ptr %1, half %2) #0 {
_ZL8comparedIDF16_ET_PS0_S0_S0_5Reach.exit:
  %3 = load half, ptr %1, align 2
  %4 = bitcast half %3 to i16
  %5 = bitcast half %2 to i16
  %6 = cmpxchg ptr %0, i16 %4, i16 %5 seq_cst seq_cst, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  %8 = extractvalue { i16, i1 } %6, 1
  %9 = bitcast i16 %7 to half
  %.0 = select i1 %8, half %3, half %9
  store half %.0, ptr %1, align 2
  %10 = bitcast half %.0 to i16
  %11 = icmp eq i16 %10, %4
  ret i1 %11
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPDF16_S_DF16_ii(ptr %0, ptr %1, half %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load half, ptr %1, align 2
  %6 = bitcast half %5 to i16
  %7 = bitcast half %2 to i16
  %8 = cmpxchg ptr %0, i16 %6, i16 %7 seq_cst seq_cst, align 2
  %9 = extractvalue { i16, i1 } %8, 0
  %10 = extractvalue { i16, i1 } %8, 1
  %11 = bitcast i16 %9 to half
  %.0 = select i1 %10, half %5, half %11
  store half %.0, ptr %1, align 2
  %12 = bitcast half %.0 to i16
  %13 = icmp eq i16 %12, %6
  ret i1 %13
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPDF16_S_DF16_iii(ptr %0, ptr %1, half %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load half, ptr %1, align 2
  %7 = bitcast half %6 to i16
  %8 = bitcast half %2 to i16
  %9 = cmpxchg ptr %0, i16 %7, i16 %8 seq_cst seq_cst, align 2
  %10 = extractvalue { i16, i1 } %9, 0
  %11 = extractvalue { i16, i1 } %9, 1
  %12 = bitcast i16 %10 to half
  %.0 = select i1 %11, half %6, half %12
  store half %.0, ptr %1, align 2
  %13 = bitcast half %.0 to i16
  %14 = icmp eq i16 %13, %7
  ret i1 %14
}

define half @_Z16atomic_fetch_addPDF16_DF16_(ptr %0, half %1) #0 {
  %3 = atomicrmw fadd ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_add_explicitPDF16_DF16_i(ptr %0, half %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fadd ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_add_explicitPDF16_DF16_ii(ptr %0, half %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fadd ptr %0, half %1 seq_cst, align 2
  ret half %4
}

define half @_Z16atomic_fetch_subPDF16_DF16_(ptr %0, half %1) #0 {
  %3 = atomicrmw fsub ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_sub_explicitPDF16_DF16_i(ptr %0, half %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fsub ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_sub_explicitPDF16_DF16_ii(ptr %0, half %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fsub ptr %0, half %1 seq_cst, align 2
  ret half %4
}

define half @_Z16atomic_fetch_minPDF16_DF16_(ptr %0, half %1) #0 {
  %3 = atomicrmw fmin ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_min_explicitPDF16_DF16_i(ptr %0, half %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fmin ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_min_explicitPDF16_DF16_ii(ptr %0, half %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fmin ptr %0, half %1 seq_cst, align 2
  ret half %4
}

define half @_Z16atomic_fetch_maxPDF16_DF16_(ptr %0, half %1) #0 {
  %3 = atomicrmw fmax ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_max_explicitPDF16_DF16_i(ptr %0, half %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fmax ptr %0, half %1 seq_cst, align 2
  ret half %3
}

define half @_Z25atomic_fetch_max_explicitPDF16_DF16_ii(ptr %0, half %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fmax ptr %0, half %1 seq_cst, align 2
  ret half %4
}

define void @_Z11atomic_initPff(ptr %0, float %1) #0 {
  store float %1, ptr %0, align 4
  ret void
}

define void @_Z12atomic_storePff(ptr %0, float %1) #0 {
  %3 = bitcast float %1 to i32
  store atomic i32 %3, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z21atomic_store_explicitPffi(ptr %0, float %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = bitcast float %1 to i32
  store atomic i32 %3, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z21atomic_store_explicitPffii(ptr %0, float %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = bitcast float %1 to i32
  store atomic i32 %4, ptr %0 seq_cst, align 4
  ret void
}

define float @_Z11atomic_loadPf(ptr %0) #0 {
  %2 = load atomic i32, ptr %0 seq_cst, align 4
  %3 = bitcast i32 %2 to float
  ret float %3
}

define float @_Z20atomic_load_explicitPfi(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = load atomic i32, ptr %0 seq_cst, align 4
  %3 = bitcast i32 %2 to float
  ret float %3
}

define float @_Z20atomic_load_explicitPfii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  %4 = bitcast i32 %3 to float
  ret float %4
}

define float @_Z15atomic_exchangePff(ptr %0, float %1) #0 {
  %3 = bitcast float %1 to i32
  %4 = atomicrmw xchg ptr %0, i32 %3 seq_cst, align 4
  %5 = bitcast i32 %4 to float
  ret float %5
}

define float @_Z24atomic_exchange_explicitPffi(ptr %0, float %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = bitcast float %1 to i32
  %4 = atomicrmw xchg ptr %0, i32 %3 seq_cst, align 4
  %5 = bitcast i32 %4 to float
  ret float %5
}

define float @_Z24atomic_exchange_explicitPffii(ptr %0, float %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = bitcast float %1 to i32
  %5 = atomicrmw xchg ptr %0, i32 %4 seq_cst, align 4
  %6 = bitcast i32 %5 to float
  ret float %6
}

define zeroext i1 @_Z30atomic_compare_exchange_strongPfS_f(ptr %0, ptr %1, float %2) #0 {
_ZL8comparedIfET_PS0_S0_S0_5Reach.exit:
  %3 = load float, ptr %1, align 4
  %4 = bitcast float %3 to i32
  %5 = bitcast float %2 to i32
  %6 = cmpxchg ptr %0, i32 %4, i32 %5 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  %9 = bitcast i32 %7 to float
  %.0 = select i1 %8, float %3, float %9
  store float %.0, ptr %1, align 4
  %10 = bitcast float %.0 to i32
  %11 = icmp eq i32 %10, %4
  ret i1 %11
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPfS_fii(ptr %0, ptr %1, float %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load float, ptr %1, align 4
  %6 = bitcast float %5 to i32
  %7 = bitcast float %2 to i32
  %8 = cmpxchg ptr %0, i32 %6, i32 %7 seq_cst seq_cst, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %10 = extractvalue { i32, i1 } %8, 1
  %11 = bitcast i32 %9 to float
  %.0 = select i1 %10, float %5, float %11
  store float %.0, ptr %1, align 4
  %12 = bitcast float %.0 to i32
  %13 = icmp eq i32 %12, %6
  ret i1 %13
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPfS_fiii(ptr %0, ptr %1, float %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load float, ptr %1, align 4
  %7 = bitcast float %6 to i32
  %8 = bitcast float %2 to i32
  %9 = cmpxchg ptr %0, i32 %7, i32 %8 seq_cst seq_cst, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = extractvalue { i32, i1 } %9, 1
  %12 = bitcast i32 %10 to float
  %.0 = select i1 %11, float %6, float %12
  store float %.0, ptr %1, align 4
  %13 = bitcast float %.0 to i32
  %14 = icmp eq i32 %13, %7
  ret i1 %14
}

define zeroext i1 @_Z28atomic_compare_exchange_weakPfS_f(ptr %0, ptr %1, float %2) #0 {
_ZL8comparedIfET_PS0_S0_S0_5Reach.exit:
  %3 = load float, ptr %1, align 4
  %4 = bitcast float %3 to i32
  %5 = bitcast float %2 to i32
  %6 = cmpxchg ptr %0, i32 %4, i32 %5 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  %9 = bitcast i32 %7 to float
  %.0 = select i1 %8, float %3, float %9
  store float %.0, ptr %1, align 4
  %10 = bitcast float %.0 to i32
  %11 = icmp eq i32 %10, %4
  ret i1 %11
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPfS_fii(ptr %0, ptr %1, float %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load float, ptr %1, align 4
  %6 = bitcast float %5 to i32
  %7 = bitcast float %2 to i32
  %8 = cmpxchg ptr %0, i32 %6, i32 %7 seq_cst seq_cst, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %10 = extractvalue { i32, i1 } %8, 1
  %11 = bitcast i32 %9 to float
  %.0 = select i1 %10, float %5, float %11
  store float %.0, ptr %1, align 4
  %12 = bitcast float %.0 to i32
  %13 = icmp eq i32 %12, %6
  ret i1 %13
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPfS_fiii(ptr %0, ptr %1, float %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load float, ptr %1, align 4
  %7 = bitcast float %6 to i32
  %8 = bitcast float %2 to i32
  %9 = cmpxchg ptr %0, i32 %7, i32 %8 seq_cst seq_cst, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = extractvalue { i32, i1 } %9, 1
  %12 = bitcast i32 %10 to float
  %.0 = select i1 %11, float %6, float %12
  store float %.0, ptr %1, align 4
  %13 = bitcast float %.0 to i32
  %14 = icmp eq i32 %13, %7
  ret i1 %14
}

define float @_Z16atomic_fetch_addPff(ptr %0, float %1) #0 {
  %3 = atomicrmw fadd ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_add_explicitPffi(ptr %0, float %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fadd ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_add_explicitPffii(ptr %0, float %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fadd ptr %0, float %1 seq_cst, align 4
  ret float %4
}

define float @_Z16atomic_fetch_subPff(ptr %0, float %1) #0 {
  %3 = atomicrmw fsub ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_sub_explicitPffi(ptr %0, float %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fsub ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_sub_explicitPffii(ptr %0, float %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fsub ptr %0, float %1 seq_cst, align 4
  ret float %4
}

define float @_Z16atomic_fetch_minPff(ptr %0, float %1) #0 {
  %3 = atomicrmw fmin ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_min_explicitPffi(ptr %0, float %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fmin ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_min_explicitPffii(ptr %0, float %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fmin ptr %0, float %1 seq_cst, align 4
  ret float %4
}

define float @_Z16atomic_fetch_maxPff(ptr %0, float %1) #0 {
  %3 = atomicrmw fmax ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_max_explicitPffi(ptr %0, float %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fmax ptr %0, float %1 seq_cst, align 4
  ret float %3
}

define float @_Z25atomic_fetch_max_explicitPffii(ptr %0, float %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fmax ptr %0, float %1 seq_cst, align 4
  ret float %4
}

define void @_Z11atomic_initPdd(ptr %0, double %1) #0 {
  store double %1, ptr %0, align 8
  ret void
}

define void @_Z12atomic_storePdd(ptr %0, double %1) #0 {
  %3 = bitcast double %1 to i64
  store atomic i64 %3, ptr %0 seq_cst, align 8
  ret void
}

define void @_Z21atomic_store_explicitPddi(ptr %0, double %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = bitcast double %1 to i64
  store atomic i64 %3, ptr %0 seq_cst, align 8
  ret void
}

define void @_Z21atomic_store_explicitPddii(ptr %0, double %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = bitcast double %1 to i64
  store atomic i64 %4, ptr %0 seq_cst, align 8
  ret void
}

define double @_Z11atomic_loadPd(ptr %0) #0 {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  %3 = bitcast i64 %2 to double
  ret double %3
}

define double @_Z20atomic_load_explicitPdi(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  %3 = bitcast i64 %2 to double
  ret double %3
}

define double @_Z20atomic_load_explicitPdii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  %4 = bitcast i64 %3 to double
  ret double %4
}

define double @_Z15atomic_exchangePdd(ptr %0, double %1) #0 {
  %3 = bitcast double %1 to i64
  %4 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
  %5 = bitcast i64 %4 to double
  ret double %5
}

define double @_Z24atomic_exchange_explicitPddi(ptr %0, double %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = bitcast double %1 to i64
  %4 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
  %5 = bitcast i64 %4 to double
  ret double %5
}

define double @_Z24atomic_exchange_explicitPddii(ptr %0, double %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = bitcast double %1 to i64
  %5 = atomicrmw xchg ptr %0, i64 %4 seq_cst, align 8
  %6 = bitcast i64 %5 to double
  ret double %6
}

define zeroext i1 @_Z30atomic_compare_exchange_strongPdS_d(ptr %0, ptr %1, double %2) #0 {
_ZL8comparedIdET_PS0_S0_S0_5Reach.exit:
  %3 = load double, ptr %1, align 8
  %4 = bitcast double %3 to i64
  %5 = bitcast double %2 to i64
  %6 = cmpxchg ptr %0, i64 %4, i64 %5 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  %9 = bitcast i64 %7 to double
  %.0 = select i1 %8, double %3, double %9
  store double %.0, ptr %1, align 8
  %10 = bitcast double %.0 to i64
  %11 = icmp eq i64 %10, %4
  ret i1 %11
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPdS_dii(ptr %0, ptr %1, double %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load double, ptr %1, align 8
  %6 = bitcast double %5 to i64
  %7 = bitcast double %2 to i64
  %8 = cmpxchg ptr %0, i64 %6, i64 %7 seq_cst seq_cst, align 8
  %9 = extractvalue { i64, i1 } %8, 0
  %10 = extractvalue { i64, i1 } %8, 1
  %11 = bitcast i64 %9 to double
  %.0 = select i1 %10, double %5, double %11
  store double %.0, ptr %1, align 8
  %12 = bitcast double %.0 to i64
  %13 = icmp eq i64 %12, %6
  ret i1 %13
}

define zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPdS_diii(ptr %0, ptr %1, double %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load double, ptr %1, align 8
  %7 = bitcast double %6 to i64
  %8 = bitcast double %2 to i64
  %9 = cmpxchg ptr %0, i64 %7, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = extractvalue { i64, i1 } %9, 1
  %12 = bitcast i64 %10 to double
  %.0 = select i1 %11, double %6, double %12
  store double %.0, ptr %1, align 8
  %13 = bitcast double %.0 to i64
  %14 = icmp eq i64 %13, %7
  ret i1 %14
}

define zeroext i1 @_Z28atomic_compare_exchange_weakPdS_d(ptr %0, ptr %1, double %2) #0 {
_ZL8comparedIdET_PS0_S0_S0_5Reach.exit:
  %3 = load double, ptr %1, align 8
  %4 = bitcast double %3 to i64
  %5 = bitcast double %2 to i64
  %6 = cmpxchg ptr %0, i64 %4, i64 %5 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  %9 = bitcast i64 %7 to double
  %.0 = select i1 %8, double %3, double %9
  store double %.0, ptr %1, align 8
  %10 = bitcast double %.0 to i64
  %11 = icmp eq i64 %10, %4
  ret i1 %11
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPdS_dii(ptr %0, ptr %1, double %2, i32 %3, i32 %4) #0 {
_ZL5reachii.exit:
  %5 = load double, ptr %1, align 8
  %6 = bitcast double %5 to i64
  %7 = bitcast double %2 to i64
  %8 = cmpxchg ptr %0, i64 %6, i64 %7 seq_cst seq_cst, align 8
  %9 = extractvalue { i64, i1 } %8, 0
  %10 = extractvalue { i64, i1 } %8, 1
  %11 = bitcast i64 %9 to double
  %.0 = select i1 %10, double %5, double %11
  store double %.0, ptr %1, align 8
  %12 = bitcast double %.0 to i64
  %13 = icmp eq i64 %12, %6
  ret i1 %13
}

define zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPdS_diii(ptr %0, ptr %1, double %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %5, 1
  %6 = load double, ptr %1, align 8
  %7 = bitcast double %6 to i64
  %8 = bitcast double %2 to i64
  %9 = cmpxchg ptr %0, i64 %7, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = extractvalue { i64, i1 } %9, 1
  %12 = bitcast i64 %10 to double
  %.0 = select i1 %11, double %6, double %12
  store double %.0, ptr %1, align 8
  %13 = bitcast double %.0 to i64
  %14 = icmp eq i64 %13, %7
  ret i1 %14
}

define double @_Z16atomic_fetch_addPdd(ptr %0, double %1) #0 {
  %3 = atomicrmw fadd ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_add_explicitPddi(ptr %0, double %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fadd ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_add_explicitPddii(ptr %0, double %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fadd ptr %0, double %1 seq_cst, align 8
  ret double %4
}

define double @_Z16atomic_fetch_subPdd(ptr %0, double %1) #0 {
  %3 = atomicrmw fsub ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_sub_explicitPddi(ptr %0, double %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fsub ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_sub_explicitPddii(ptr %0, double %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fsub ptr %0, double %1 seq_cst, align 8
  ret double %4
}

define double @_Z16atomic_fetch_minPdd(ptr %0, double %1) #0 {
  %3 = atomicrmw fmin ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_min_explicitPddi(ptr %0, double %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fmin ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_min_explicitPddii(ptr %0, double %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fmin ptr %0, double %1 seq_cst, align 8
  ret double %4
}

define double @_Z16atomic_fetch_maxPdd(ptr %0, double %1) #0 {
  %3 = atomicrmw fmax ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_max_explicitPddi(ptr %0, double %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw fmax ptr %0, double %1 seq_cst, align 8
  ret double %3
}

define double @_Z25atomic_fetch_max_explicitPddii(ptr %0, double %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw fmax ptr %0, double %1 seq_cst, align 8
  ret double %4
}

define i64 @_Z16atomic_fetch_addPml(ptr %0, i64 %1) #0 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_add_explicitPmli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_add_explicitPmlii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z16atomic_fetch_subPml(ptr %0, i64 %1) #0 {
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_sub_explicitPmli(ptr %0, i64 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %3 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %3
}

define i64 @_Z25atomic_fetch_sub_explicitPmlii(ptr %0, i64 %1, i32 %2, i32 %3) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %3, 1
  %4 = atomicrmw sub ptr %0, i64 %1 seq_cst, align 8
  ret i64 %4
}

define zeroext i1 @_Z24atomic_flag_test_and_setPi(ptr %0) #0 {
  %2 = atomicrmw xchg ptr %0, i32 1 seq_cst, align 4
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

define zeroext i1 @_Z33atomic_flag_test_and_set_explicitPii(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  %2 = atomicrmw xchg ptr %0, i32 1 seq_cst, align 4
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

define zeroext i1 @_Z33atomic_flag_test_and_set_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  %3 = atomicrmw xchg ptr %0, i32 1 seq_cst, align 4
  %4 = icmp ne i32 %3, 0
  ret i1 %4
}

define void @_Z17atomic_flag_clearPi(ptr %0) #0 {
  store atomic i32 0, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z26atomic_flag_clear_explicitPii(ptr %0, i32 %1) #0 {
_ZL5reachii.exit:
  store atomic i32 0, ptr %0 seq_cst, align 4
  ret void
}

define void @_Z26atomic_flag_clear_explicitPiii(ptr %0, i32 %1, i32 %2) #0 {
_ZL5reachii.exit:
  %cond = icmp eq i32 %2, 1
  store atomic i32 0, ptr %0 seq_cst, align 4
  ret void
}

define signext i16 @_Z18__spirv_AtomicLoadPsii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = load atomic i16, ptr %0 seq_cst, align 2
  ret i16 %4
}

define void @_Z19__spirv_AtomicStorePsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  store atomic i16 %3, ptr %0 seq_cst, align 2
  ret void
}

define signext i16 @_Z22__spirv_AtomicExchangePsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw xchg ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z29__spirv_AtomicCompareExchangePsiiiss(ptr %0, i32 %1, i32 %2, i32 %3, i16 signext %4, i16 signext %5) #0 {
_ZL8comparedIsET_PS0_S0_S0_5Reach.exit:
  %6 = cmpxchg ptr %0, i16 %5, i16 %4 seq_cst seq_cst, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  ret i16 %7
}

define signext i16 @_Z33__spirv_AtomicCompareExchangeWeakPsiiiss(ptr %0, i32 %1, i32 %2, i32 %3, i16 signext %4, i16 signext %5) #0 {
_ZL8comparedIsET_PS0_S0_S0_5Reach.exit:
  %6 = cmpxchg ptr %0, i16 %5, i16 %4 seq_cst seq_cst, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  ret i16 %7
}

define signext i16 @_Z24__spirv_AtomicIIncrementPsii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = atomicrmw add ptr %0, i16 1 seq_cst, align 2
  ret i16 %4
}

define signext i16 @_Z24__spirv_AtomicIDecrementPsii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = atomicrmw sub ptr %0, i16 1 seq_cst, align 2
  ret i16 %4
}

define signext i16 @_Z18__spirv_AtomicIAddPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw add ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z18__spirv_AtomicISubPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw sub ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z17__spirv_AtomicAndPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw and ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z16__spirv_AtomicOrPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw or ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z17__spirv_AtomicXorPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw xor ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z18__spirv_AtomicSMinPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw min ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z18__spirv_AtomicSMaxPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw max ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z18__spirv_AtomicUMinPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw umin ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define signext i16 @_Z18__spirv_AtomicUMaxPsiis(ptr %0, i32 %1, i32 %2, i16 signext %3) #0 {
  %5 = atomicrmw umax ptr %0, i16 %3 seq_cst, align 2
  ret i16 %5
}

define i32 @_Z18__spirv_AtomicLoadPiii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = load atomic i32, ptr %0 seq_cst, align 4
  ret i32 %4
}

define void @_Z19__spirv_AtomicStorePiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  store atomic i32 %3, ptr %0 seq_cst, align 4
  ret void
}

define i32 @_Z22__spirv_AtomicExchangePiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw xchg ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z29__spirv_AtomicCompareExchangePiiiiii(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL8comparedIiET_PS0_S0_S0_5Reach.exit:
  %6 = cmpxchg ptr %0, i32 %5, i32 %4 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  ret i32 %7
}

define i32 @_Z33__spirv_AtomicCompareExchangeWeakPiiiiii(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5) #0 {
_ZL8comparedIiET_PS0_S0_S0_5Reach.exit:
  %6 = cmpxchg ptr %0, i32 %5, i32 %4 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  ret i32 %7
}

define i32 @_Z24__spirv_AtomicIIncrementPiii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z24__spirv_AtomicIDecrementPiii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  ret i32 %4
}

define i32 @_Z18__spirv_AtomicIAddPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw add ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z18__spirv_AtomicISubPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw sub ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z17__spirv_AtomicAndPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw and ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z16__spirv_AtomicOrPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw or ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z17__spirv_AtomicXorPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw xor ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z18__spirv_AtomicSMinPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw min ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z18__spirv_AtomicSMaxPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw max ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z18__spirv_AtomicUMinPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw umin ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i32 @_Z18__spirv_AtomicUMaxPiiii(ptr %0, i32 %1, i32 %2, i32 %3) #0 {
  %5 = atomicrmw umax ptr %0, i32 %3 seq_cst, align 4
  ret i32 %5
}

define i64 @_Z18__spirv_AtomicLoadPlii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = load atomic i64, ptr %0 seq_cst, align 8
  ret i64 %4
}

define void @_Z19__spirv_AtomicStorePliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  store atomic i64 %3, ptr %0 seq_cst, align 8
  ret void
}

define i64 @_Z22__spirv_AtomicExchangePliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw xchg ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z29__spirv_AtomicCompareExchangePliiill(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) #0 {
_ZL8comparedIlET_PS0_S0_S0_5Reach.exit:
  %6 = cmpxchg ptr %0, i64 %5, i64 %4 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  ret i64 %7
}

define i64 @_Z33__spirv_AtomicCompareExchangeWeakPliiill(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) #0 {
_ZL8comparedIlET_PS0_S0_S0_5Reach.exit:
  %6 = cmpxchg ptr %0, i64 %5, i64 %4 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  ret i64 %7
}

define i64 @_Z24__spirv_AtomicIIncrementPlii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z24__spirv_AtomicIDecrementPlii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  ret i64 %4
}

define i64 @_Z18__spirv_AtomicIAddPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw add ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z18__spirv_AtomicISubPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw sub ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z17__spirv_AtomicAndPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw and ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z16__spirv_AtomicOrPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw or ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z17__spirv_AtomicXorPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw xor ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z18__spirv_AtomicSMinPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw min ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z18__spirv_AtomicSMaxPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw max ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z18__spirv_AtomicUMinPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw umin ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define i64 @_Z18__spirv_AtomicUMaxPliil(ptr %0, i32 %1, i32 %2, i64 %3) #0 {
  %5 = atomicrmw umax ptr %0, i64 %3 seq_cst, align 8
  ret i64 %5
}

define half @_Z18__spirv_AtomicLoadPDF16_ii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = load atomic i16, ptr %0 seq_cst, align 2
  %5 = bitcast i16 %4 to half
  ret half %5
}

define void @_Z19__spirv_AtomicStorePDF16_iiDF16_(ptr %0, i32 %1, i32 %2, half %3) #0 {
  %5 = bitcast half %3 to i16
  store atomic i16 %5, ptr %0 seq_cst, align 2
  ret void
}

define half @_Z22__spirv_AtomicExchangePDF16_iiDF16_(ptr %0, i32 %1, i32 %2, half %3) #0 {
  %5 = bitcast half %3 to i16
  %6 = atomicrmw xchg ptr %0, i16 %5 seq_cst, align 2
  %7 = bitcast i16 %6 to half
  ret half %7
}

define half @_Z21__spirv_AtomicFAddEXTPDF16_iiDF16_(ptr %0, i32 %1, i32 %2, half %3) #0 {
  %5 = atomicrmw fadd ptr %0, half %3 seq_cst, align 2
  ret half %5
}

define half @_Z21__spirv_AtomicFMinEXTPDF16_iiDF16_(ptr %0, i32 %1, i32 %2, half %3) #0 {
  %5 = atomicrmw fmin ptr %0, half %3 seq_cst, align 2
  ret half %5
}

define half @_Z21__spirv_AtomicFMaxEXTPDF16_iiDF16_(ptr %0, i32 %1, i32 %2, half %3) #0 {
  %5 = atomicrmw fmax ptr %0, half %3 seq_cst, align 2
  ret half %5
}

define float @_Z18__spirv_AtomicLoadPfii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = load atomic i32, ptr %0 seq_cst, align 4
  %5 = bitcast i32 %4 to float
  ret float %5
}

define void @_Z19__spirv_AtomicStorePfiif(ptr %0, i32 %1, i32 %2, float %3) #0 {
  %5 = bitcast float %3 to i32
  store atomic i32 %5, ptr %0 seq_cst, align 4
  ret void
}

define float @_Z22__spirv_AtomicExchangePfiif(ptr %0, i32 %1, i32 %2, float %3) #0 {
  %5 = bitcast float %3 to i32
  %6 = atomicrmw xchg ptr %0, i32 %5 seq_cst, align 4
  %7 = bitcast i32 %6 to float
  ret float %7
}

define float @_Z21__spirv_AtomicFAddEXTPfiif(ptr %0, i32 %1, i32 %2, float %3) #0 {
  %5 = atomicrmw fadd ptr %0, float %3 seq_cst, align 4
  ret float %5
}

define float @_Z21__spirv_AtomicFMinEXTPfiif(ptr %0, i32 %1, i32 %2, float %3) #0 {
  %5 = atomicrmw fmin ptr %0, float %3 seq_cst, align 4
  ret float %5
}

define float @_Z21__spirv_AtomicFMaxEXTPfiif(ptr %0, i32 %1, i32 %2, float %3) #0 {
  %5 = atomicrmw fmax ptr %0, float %3 seq_cst, align 4
  ret float %5
}

define double @_Z18__spirv_AtomicLoadPdii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = load atomic i64, ptr %0 seq_cst, align 8
  %5 = bitcast i64 %4 to double
  ret double %5
}

define void @_Z19__spirv_AtomicStorePdiid(ptr %0, i32 %1, i32 %2, double %3) #0 {
  %5 = bitcast double %3 to i64
  store atomic i64 %5, ptr %0 seq_cst, align 8
  ret void
}

define double @_Z22__spirv_AtomicExchangePdiid(ptr %0, i32 %1, i32 %2, double %3) #0 {
  %5 = bitcast double %3 to i64
  %6 = atomicrmw xchg ptr %0, i64 %5 seq_cst, align 8
  %7 = bitcast i64 %6 to double
  ret double %7
}

define double @_Z21__spirv_AtomicFAddEXTPdiid(ptr %0, i32 %1, i32 %2, double %3) #0 {
  %5 = atomicrmw fadd ptr %0, double %3 seq_cst, align 8
  ret double %5
}

define double @_Z21__spirv_AtomicFMinEXTPdiid(ptr %0, i32 %1, i32 %2, double %3) #0 {
  %5 = atomicrmw fmin ptr %0, double %3 seq_cst, align 8
  ret double %5
}

define double @_Z21__spirv_AtomicFMaxEXTPdiid(ptr %0, i32 %1, i32 %2, double %3) #0 {
  %5 = atomicrmw fmax ptr %0, double %3 seq_cst, align 8
  ret double %5
}

define zeroext i1 @_Z28__spirv_AtomicFlagTestAndSetPiii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = atomicrmw xchg ptr %0, i32 1 seq_cst, align 4
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

define void @_Z23__spirv_AtomicFlagClearPiii(ptr %0, i32 %1, i32 %2) #0 {
  store atomic i32 0, ptr %0 seq_cst, align 4
  ret void
}

define zeroext i8 @_Z3absc(i8 signext %0) #0 {
  %2 = call i8 @llvm.abs.i8(i8 %0, i1 false)
  ret i8 %2
}

define zeroext i8 @_Z8abs_diffcc(i8 signext %0, i8 signext %1) #0 {
  %3 = icmp slt i8 %0, %1
  %4 = sub i8 %1, %0
  %5 = sub i8 %0, %1
  %6 = select i1 %3, i8 %4, i8 %5
  ret i8 %6
}

define signext i8 @_Z7add_satcc(i8 signext %0, i8 signext %1) #0 {
  %3 = call i8 @llvm.sadd.sat.i8(i8 %0, i8 %1)
  ret i8 %3
}

declare i8 @llvm.sadd.sat.i8(i8, i8) #2

define signext i8 @_Z7sub_satcc(i8 signext %0, i8 signext %1) #0 {
  %3 = call i8 @llvm.ssub.sat.i8(i8 %0, i8 %1)
  ret i8 %3
}

declare i8 @llvm.ssub.sat.i8(i8, i8) #2

define signext i8 @_Z4haddcc(i8 signext %0, i8 signext %1) #0 {
  %3 = and i8 %0, %1
  %4 = xor i8 %0, %1
  %5 = ashr i8 %4, 1
  %6 = add i8 %3, %5
  ret i8 %6
}

define signext i8 @_Z5rhaddcc(i8 signext %0, i8 signext %1) #0 {
  %3 = or i8 %0, %1
  %4 = xor i8 %0, %1
  %5 = ashr i8 %4, 1
  %6 = sub i8 %3, %5
  ret i8 %6
}

define signext i8 @_Z3maxcc(i8 signext %0, i8 signext %1) #0 {
  %. = call i8 @llvm.smax.i8(i8 %0, i8 %1)
  ret i8 %.
}

define signext i8 @_Z3mincc(i8 signext %0, i8 signext %1) #0 {
  %. = call i8 @llvm.smin.i8(i8 %0, i8 %1)
  ret i8 %.
}

define signext i8 @_Z5clampccc(i8 signext %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call signext i8 @_Z3maxcc(i8 signext %0, i8 signext %1)
  %5 = call signext i8 @_Z3mincc(i8 signext %4, i8 signext %2)
  ret i8 %5
}

define signext i8 @_Z3clzc(i8 signext %0) #0 {
  %2 = call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %0, i1 false)
  ret i8 %2
}

declare i8 @llvm.ctlz.i8(i8, i1 immarg) #3

define signext i8 @_Z3ctzc(i8 signext %0) #0 {
  %2 = call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %0, i1 false)
  ret i8 %2
}

declare i8 @llvm.cttz.i8(i8, i1 immarg) #3

define signext i8 @_Z8popcountc(i8 signext %0) #0 {
  %2 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %0)
  ret i8 %2
}

declare i8 @llvm.ctpop.i8(i8) #2

define signext i8 @_Z11bit_reversec(i8 signext %0) #0 {
  %2 = call i8 @llvm.bitreverse.i8(i8 %0)
  ret i8 %2
}

declare i8 @llvm.bitreverse.i8(i8) #2

define signext i8 @_Z6mul_hicc(i8 signext %0, i8 signext %1) #0 {
  %3 = sext i8 %0 to i16
  %4 = sext i8 %1 to i16
  %5 = mul nsw i16 %3, %4
  %6 = lshr i16 %5, 8
  %7 = trunc nuw i16 %6 to i8
  ret i8 %7
}

define signext i8 @_Z6mad_hiccc(i8 signext %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call signext i8 @_Z6mul_hicc(i8 signext %0, i8 signext %1)
  %5 = add i8 %4, %2
  ret i8 %5
}

define signext i8 @_Z7mad_satccc(i8 signext %0, i8 signext %1, i8 signext %2) #0 {
  %4 = sext i8 %0 to i16
  %5 = sext i8 %1 to i16
  %6 = mul nsw i16 %4, %5
  %7 = sext i8 %2 to i16
  %8 = add i16 %6, %7
  %9 = call i16 @llvm.smax.i16(i16 %8, i16 -128)
  %10 = call i16 @llvm.smin.i16(i16 %9, i16 127)
  %11 = trunc nsw i16 %10 to i8
  ret i8 %11
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

define signext i8 @_Z6rotatecc(i8 signext %0, i8 signext %1) #0 {
  %3 = call i8 @llvm.fshl.i8(i8 %0, i8 %0, i8 %1)
  ret i8 %3
}

define signext i8 @_Z15bitfield_insertccjj(i8 signext %0, i8 signext %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = sub i32 8, %3
  %6 = lshr i32 255, %5
  %7 = shl i32 %6, %2
  %8 = trunc i32 %7 to i8
  %9 = select i1 %.not, i8 0, i8 %8
  %10 = zext i8 %0 to i32
  %11 = zext i8 %9 to i32
  %12 = xor i32 %11, -1
  %13 = and i32 %10, %12
  %14 = zext i8 %1 to i32
  %15 = shl i32 %14, %2
  %16 = and i32 %15, %11
  %17 = or i32 %13, %16
  %18 = trunc nuw i32 %17 to i8
  ret i8 %18
}

define zeroext i8 @_Z3absh(i8 zeroext %0) #0 {
  ret i8 %0
}

define zeroext i8 @_Z8abs_diffhh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = icmp ult i8 %0, %1
  %narrow6 = sub nuw i8 %1, %0
  %narrow = sub nuw i8 %0, %1
  %.in = select i1 %3, i8 %narrow6, i8 %narrow
  ret i8 %.in
}

define zeroext i8 @_Z7add_sathh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = call i8 @llvm.uadd.sat.i8(i8 %0, i8 %1)
  ret i8 %3
}

declare i8 @llvm.uadd.sat.i8(i8, i8) #2

define zeroext i8 @_Z7sub_sathh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = call i8 @llvm.usub.sat.i8(i8 %0, i8 %1)
  ret i8 %3
}

declare i8 @llvm.usub.sat.i8(i8, i8) #2

define zeroext i8 @_Z4haddhh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = and i8 %0, %1
  %4 = xor i8 %0, %1
  %5 = lshr i8 %4, 1
  %6 = add i8 %3, %5
  ret i8 %6
}

define zeroext i8 @_Z5rhaddhh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = or i8 %0, %1
  %4 = xor i8 %0, %1
  %5 = lshr i8 %4, 1
  %6 = sub i8 %3, %5
  ret i8 %6
}

define zeroext i8 @_Z3maxhh(i8 zeroext %0, i8 zeroext %1) #0 {
  %. = call i8 @llvm.umax.i8(i8 %0, i8 %1)
  ret i8 %.
}

define zeroext i8 @_Z3minhh(i8 zeroext %0, i8 zeroext %1) #0 {
  %. = call i8 @llvm.umin.i8(i8 %0, i8 %1)
  ret i8 %.
}

define zeroext i8 @_Z5clamphhh(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %4 = call zeroext i8 @_Z3maxhh(i8 zeroext %0, i8 zeroext %1)
  %5 = call zeroext i8 @_Z3minhh(i8 zeroext %4, i8 zeroext %2)
  ret i8 %5
}

define zeroext i8 @_Z3clzh(i8 zeroext %0) #0 {
  %2 = call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %0, i1 false)
  ret i8 %2
}

define zeroext i8 @_Z3ctzh(i8 zeroext %0) #0 {
  %2 = call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %0, i1 false)
  ret i8 %2
}

define zeroext i8 @_Z8popcounth(i8 zeroext %0) #0 {
  %2 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %0)
  ret i8 %2
}

define zeroext i8 @_Z11bit_reverseh(i8 zeroext %0) #0 {
  %2 = call i8 @llvm.bitreverse.i8(i8 %0)
  ret i8 %2
}

define zeroext i8 @_Z6mul_hihh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = zext i8 %0 to i16
  %4 = zext i8 %1 to i16
  %5 = mul nuw i16 %3, %4
  %6 = lshr i16 %5, 8
  %7 = trunc nuw i16 %6 to i8
  ret i8 %7
}

define zeroext i8 @_Z6mad_hihhh(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %4 = call zeroext i8 @_Z6mul_hihh(i8 zeroext %0, i8 zeroext %1)
  %5 = add i8 %4, %2
  ret i8 %5
}

define zeroext i8 @_Z7mad_sathhh(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %4 = zext i8 %0 to i16
  %5 = zext i8 %1 to i16
  %6 = mul nuw i16 %4, %5
  %7 = zext i8 %2 to i16
  %8 = add i16 %6, %7
  %9 = call i16 @llvm.umin.i16(i16 %8, i16 255)
  %10 = trunc nuw i16 %9 to i8
  ret i8 %10
}

define zeroext i8 @_Z6rotatehh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = call i8 @llvm.fshl.i8(i8 %0, i8 %0, i8 %1)
  ret i8 %3
}

define zeroext i8 @_Z15bitfield_inserthhjj(i8 zeroext %0, i8 zeroext %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = sub i32 8, %3
  %6 = lshr i32 255, %5
  %7 = shl i32 %6, %2
  %8 = trunc i32 %7 to i8
  %9 = select i1 %.not, i8 0, i8 %8
  %10 = zext i8 %0 to i32
  %11 = zext i8 %9 to i32
  %12 = xor i32 %11, -1
  %13 = and i32 %10, %12
  %14 = zext i8 %1 to i32
  %15 = shl i32 %14, %2
  %16 = and i32 %15, %11
  %17 = or i32 %13, %16
  %18 = trunc nuw i32 %17 to i8
  ret i8 %18
}

define zeroext i16 @_Z3abss(i16 signext %0) #0 {
  %2 = call i16 @llvm.abs.i16(i16 %0, i1 false)
  ret i16 %2
}

define zeroext i16 @_Z8abs_diffss(i16 signext %0, i16 signext %1) #0 {
  %3 = icmp slt i16 %0, %1
  %4 = sub i16 %1, %0
  %5 = sub i16 %0, %1
  %6 = select i1 %3, i16 %4, i16 %5
  ret i16 %6
}

define signext i16 @_Z7add_satss(i16 signext %0, i16 signext %1) #0 {
  %3 = call i16 @llvm.sadd.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

declare i16 @llvm.sadd.sat.i16(i16, i16) #2

define signext i16 @_Z7sub_satss(i16 signext %0, i16 signext %1) #0 {
  %3 = call i16 @llvm.ssub.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

declare i16 @llvm.ssub.sat.i16(i16, i16) #2

define signext i16 @_Z4haddss(i16 signext %0, i16 signext %1) #0 {
  %3 = and i16 %0, %1
  %4 = xor i16 %0, %1
  %5 = ashr i16 %4, 1
  %6 = add i16 %3, %5
  ret i16 %6
}

define signext i16 @_Z5rhaddss(i16 signext %0, i16 signext %1) #0 {
  %3 = or i16 %0, %1
  %4 = xor i16 %0, %1
  %5 = ashr i16 %4, 1
  %6 = sub i16 %3, %5
  ret i16 %6
}

define signext i16 @_Z3maxss(i16 signext %0, i16 signext %1) #0 {
  %. = call i16 @llvm.smax.i16(i16 %0, i16 %1)
  ret i16 %.
}

define signext i16 @_Z3minss(i16 signext %0, i16 signext %1) #0 {
  %. = call i16 @llvm.smin.i16(i16 %0, i16 %1)
  ret i16 %.
}

define signext i16 @_Z5clampsss(i16 signext %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call signext i16 @_Z3maxss(i16 signext %0, i16 signext %1)
  %5 = call signext i16 @_Z3minss(i16 signext %4, i16 signext %2)
  ret i16 %5
}

define signext i16 @_Z3clzs(i16 signext %0) #0 {
  %2 = call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %0, i1 false)
  ret i16 %2
}

declare i16 @llvm.ctlz.i16(i16, i1 immarg) #3

define signext i16 @_Z3ctzs(i16 signext %0) #0 {
  %2 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %0, i1 false)
  ret i16 %2
}

declare i16 @llvm.cttz.i16(i16, i1 immarg) #3

define signext i16 @_Z8popcounts(i16 signext %0) #0 {
  %2 = call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %0)
  ret i16 %2
}

declare i16 @llvm.ctpop.i16(i16) #2

define signext i16 @_Z11bit_reverses(i16 signext %0) #0 {
  %2 = call i16 @llvm.bitreverse.i16(i16 %0)
  ret i16 %2
}

declare i16 @llvm.bitreverse.i16(i16) #2

define signext i16 @_Z6mul_hiss(i16 signext %0, i16 signext %1) #0 {
  %3 = sext i16 %0 to i32
  %4 = sext i16 %1 to i32
  %5 = mul nsw i32 %3, %4
  %6 = lshr i32 %5, 16
  %7 = trunc nuw i32 %6 to i16
  ret i16 %7
}

define signext i16 @_Z6mad_hisss(i16 signext %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call signext i16 @_Z6mul_hiss(i16 signext %0, i16 signext %1)
  %5 = add i16 %4, %2
  ret i16 %5
}

define signext i16 @_Z7mad_satsss(i16 signext %0, i16 signext %1, i16 signext %2) #0 {
  %4 = sext i16 %0 to i32
  %5 = sext i16 %1 to i32
  %6 = mul nsw i32 %4, %5
  %7 = sext i16 %2 to i32
  %8 = add nsw i32 %6, %7
  %9 = call i32 @llvm.smax.i32(i32 %8, i32 -32768)
  %10 = call i32 @llvm.smin.i32(i32 %9, i32 32767)
  %11 = trunc nsw i32 %10 to i16
  ret i16 %11
}

define signext i16 @_Z6rotatess(i16 signext %0, i16 signext %1) #0 {
  %3 = call i16 @llvm.fshl.i16(i16 %0, i16 %0, i16 %1)
  ret i16 %3
}

define signext i16 @_Z15bitfield_insertssjj(i16 signext %0, i16 signext %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = sub i32 16, %3
  %6 = lshr i32 65535, %5
  %7 = shl i32 %6, %2
  %8 = trunc i32 %7 to i16
  %9 = select i1 %.not, i16 0, i16 %8
  %10 = zext i16 %0 to i32
  %11 = zext i16 %9 to i32
  %12 = xor i32 %11, -1
  %13 = and i32 %10, %12
  %14 = zext i16 %1 to i32
  %15 = shl i32 %14, %2
  %16 = and i32 %15, %11
  %17 = or i32 %13, %16
  %18 = trunc nuw i32 %17 to i16
  ret i16 %18
}

define zeroext i16 @_Z3abst(i16 zeroext %0) #0 {
  ret i16 %0
}

define zeroext i16 @_Z8abs_difftt(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = icmp ult i16 %0, %1
  %narrow6 = sub nuw i16 %1, %0
  %narrow = sub nuw i16 %0, %1
  %.in = select i1 %3, i16 %narrow6, i16 %narrow
  ret i16 %.in
}

define zeroext i16 @_Z7add_sattt(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = call i16 @llvm.uadd.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

declare i16 @llvm.uadd.sat.i16(i16, i16) #2

define zeroext i16 @_Z7sub_sattt(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = call i16 @llvm.usub.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

declare i16 @llvm.usub.sat.i16(i16, i16) #2

define zeroext i16 @_Z4haddtt(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = and i16 %0, %1
  %4 = xor i16 %0, %1
  %5 = lshr i16 %4, 1
  %6 = add i16 %3, %5
  ret i16 %6
}

define zeroext i16 @_Z5rhaddtt(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = or i16 %0, %1
  %4 = xor i16 %0, %1
  %5 = lshr i16 %4, 1
  %6 = sub i16 %3, %5
  ret i16 %6
}

define zeroext i16 @_Z3maxtt(i16 zeroext %0, i16 zeroext %1) #0 {
  %. = call i16 @llvm.umax.i16(i16 %0, i16 %1)
  ret i16 %.
}

define zeroext i16 @_Z3mintt(i16 zeroext %0, i16 zeroext %1) #0 {
  %. = call i16 @llvm.umin.i16(i16 %0, i16 %1)
  ret i16 %.
}

define zeroext i16 @_Z5clampttt(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %4 = call zeroext i16 @_Z3maxtt(i16 zeroext %0, i16 zeroext %1)
  %5 = call zeroext i16 @_Z3mintt(i16 zeroext %4, i16 zeroext %2)
  ret i16 %5
}

define zeroext i16 @_Z3clzt(i16 zeroext %0) #0 {
  %2 = call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %0, i1 false)
  ret i16 %2
}

define zeroext i16 @_Z3ctzt(i16 zeroext %0) #0 {
  %2 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %0, i1 false)
  ret i16 %2
}

define zeroext i16 @_Z8popcountt(i16 zeroext %0) #0 {
  %2 = call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %0)
  ret i16 %2
}

define zeroext i16 @_Z11bit_reverset(i16 zeroext %0) #0 {
  %2 = call i16 @llvm.bitreverse.i16(i16 %0)
  ret i16 %2
}

define zeroext i16 @_Z6mul_hitt(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = zext i16 %0 to i32
  %4 = zext i16 %1 to i32
  %5 = mul nuw i32 %3, %4
  %6 = lshr i32 %5, 16
  %7 = trunc nuw i32 %6 to i16
  ret i16 %7
}

define zeroext i16 @_Z6mad_hittt(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %4 = call zeroext i16 @_Z6mul_hitt(i16 zeroext %0, i16 zeroext %1)
  %5 = add i16 %4, %2
  ret i16 %5
}

define zeroext i16 @_Z7mad_satttt(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %4 = zext i16 %0 to i32
  %5 = zext i16 %1 to i32
  %6 = mul nuw i32 %4, %5
  %7 = zext i16 %2 to i32
  %8 = add i32 %6, %7
  %9 = call i32 @llvm.umin.i32(i32 %8, i32 65535)
  %10 = trunc nuw i32 %9 to i16
  ret i16 %10
}

define zeroext i16 @_Z6rotatett(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = call i16 @llvm.fshl.i16(i16 %0, i16 %0, i16 %1)
  ret i16 %3
}

define zeroext i16 @_Z15bitfield_insertttjj(i16 zeroext %0, i16 zeroext %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = sub i32 16, %3
  %6 = lshr i32 65535, %5
  %7 = shl i32 %6, %2
  %8 = trunc i32 %7 to i16
  %9 = select i1 %.not, i16 0, i16 %8
  %10 = zext i16 %0 to i32
  %11 = zext i16 %9 to i32
  %12 = xor i32 %11, -1
  %13 = and i32 %10, %12
  %14 = zext i16 %1 to i32
  %15 = shl i32 %14, %2
  %16 = and i32 %15, %11
  %17 = or i32 %13, %16
  %18 = trunc nuw i32 %17 to i16
  ret i16 %18
}

define i32 @_Z3absi(i32 %0) #0 {
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  ret i32 %2
}

define i32 @_Z8abs_diffii(i32 %0, i32 %1) #0 {
  %3 = icmp slt i32 %0, %1
  %4 = sub i32 %1, %0
  %5 = sub i32 %0, %1
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

define i32 @_Z7add_satii(i32 %0, i32 %1) #0 {
  %3 = call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

declare i32 @llvm.sadd.sat.i32(i32, i32) #2

define i32 @_Z7sub_satii(i32 %0, i32 %1) #0 {
  %3 = call i32 @llvm.ssub.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

declare i32 @llvm.ssub.sat.i32(i32, i32) #2

define i32 @_Z4haddii(i32 %0, i32 %1) #0 {
  %3 = and i32 %0, %1
  %4 = xor i32 %0, %1
  %5 = ashr i32 %4, 1
  %6 = add nsw i32 %3, %5
  ret i32 %6
}

define i32 @_Z5rhaddii(i32 %0, i32 %1) #0 {
  %3 = or i32 %0, %1
  %4 = xor i32 %0, %1
  %5 = ashr i32 %4, 1
  %6 = sub nsw i32 %3, %5
  ret i32 %6
}

define i32 @_Z3maxii(i32 %0, i32 %1) #0 {
  %. = call i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %.
}

define i32 @_Z3minii(i32 %0, i32 %1) #0 {
  %. = call i32 @llvm.smin.i32(i32 %0, i32 %1)
  ret i32 %.
}

define i32 @_Z5clampiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z3maxii(i32 %0, i32 %1)
  %5 = call i32 @_Z3minii(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z3clzi(i32 %0) #0 {
  %2 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  ret i32 %2
}

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

define i32 @_Z3ctzi(i32 %0) #0 {
  %2 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 false)
  ret i32 %2
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

define i32 @_Z8popcounti(i32 %0) #0 {
  %2 = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

declare i32 @llvm.ctpop.i32(i32) #2

define i32 @_Z11bit_reversei(i32 %0) #0 {
  %2 = call i32 @llvm.bitreverse.i32(i32 %0)
  ret i32 %2
}

declare i32 @llvm.bitreverse.i32(i32) #2

define i32 @_Z6mul_hiii(i32 %0, i32 %1) #0 {
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul nsw i64 %3, %4
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

define i32 @_Z6mad_hiiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z6mul_hiii(i32 %0, i32 %1)
  %5 = add i32 %4, %2
  ret i32 %5
}

define i32 @_Z7mad_satiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %4, %5
  %7 = sext i32 %2 to i64
  %8 = add nsw i64 %6, %7
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc nsw i64 %10 to i32
  ret i32 %11
}

define i32 @_Z6rotateii(i32 %0, i32 %1) #0 {
  %3 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

define i32 @_Z15bitfield_insertiijj(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = sub i32 32, %3
  %6 = lshr i32 -1, %5
  %7 = shl i32 %6, %2
  %8 = select i1 %.not, i32 0, i32 %7
  %9 = xor i32 %8, -1
  %10 = and i32 %0, %9
  %11 = shl i32 %1, %2
  %12 = and i32 %11, %8
  %13 = or disjoint i32 %10, %12
  ret i32 %13
}

define i32 @_Z3absj(i32 %0) #0 {
  ret i32 %0
}

define i32 @_Z8abs_diffjj(i32 %0, i32 %1) #0 {
  %3 = icmp ult i32 %0, %1
  %4 = sub i32 %1, %0
  %5 = sub i32 %0, %1
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

define i32 @_Z7add_satjj(i32 %0, i32 %1) #0 {
  %3 = call i32 @llvm.uadd.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

declare i32 @llvm.uadd.sat.i32(i32, i32) #2

define i32 @_Z7sub_satjj(i32 %0, i32 %1) #0 {
  %3 = call i32 @llvm.usub.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

declare i32 @llvm.usub.sat.i32(i32, i32) #2

define i32 @_Z4haddjj(i32 %0, i32 %1) #0 {
  %3 = and i32 %0, %1
  %4 = xor i32 %0, %1
  %5 = lshr i32 %4, 1
  %6 = add i32 %3, %5
  ret i32 %6
}

define i32 @_Z5rhaddjj(i32 %0, i32 %1) #0 {
  %3 = or i32 %0, %1
  %4 = xor i32 %0, %1
  %5 = lshr i32 %4, 1
  %6 = sub i32 %3, %5
  ret i32 %6
}

define i32 @_Z3maxjj(i32 %0, i32 %1) #0 {
  %. = call i32 @llvm.umax.i32(i32 %0, i32 %1)
  ret i32 %.
}

define i32 @_Z3minjj(i32 %0, i32 %1) #0 {
  %. = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  ret i32 %.
}

define i32 @_Z5clampjjj(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z3maxjj(i32 %0, i32 %1)
  %5 = call i32 @_Z3minjj(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z3clzj(i32 %0) #0 {
  %2 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  ret i32 %2
}

define i32 @_Z3ctzj(i32 %0) #0 {
  %2 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 false)
  ret i32 %2
}

define i32 @_Z8popcountj(i32 %0) #0 {
  %2 = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

define i32 @_Z11bit_reversej(i32 %0) #0 {
  %2 = call i32 @llvm.bitreverse.i32(i32 %0)
  ret i32 %2
}

define i32 @_Z6mul_hijj(i32 %0, i32 %1) #0 {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul nuw i64 %3, %4
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}

define i32 @_Z6mad_hijjj(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z6mul_hijj(i32 %0, i32 %1)
  %5 = add i32 %4, %2
  ret i32 %5
}

define i32 @_Z7mad_satjjj(i32 %0, i32 %1, i32 %2) #0 {
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  %6 = mul nuw i64 %4, %5
  %7 = zext i32 %2 to i64
  %8 = add i64 %6, %7
  %9 = call i64 @llvm.umin.i64(i64 %8, i64 4294967295)
  %10 = trunc nuw i64 %9 to i32
  ret i32 %10
}

define i32 @_Z6rotatejj(i32 %0, i32 %1) #0 {
  %3 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

define i32 @_Z15bitfield_insertjjjj(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = sub i32 32, %3
  %6 = lshr i32 -1, %5
  %7 = shl i32 %6, %2
  %8 = select i1 %.not, i32 0, i32 %7
  %9 = xor i32 %8, -1
  %10 = and i32 %0, %9
  %11 = shl i32 %1, %2
  %12 = and i32 %11, %8
  %13 = or disjoint i32 %10, %12
  ret i32 %13
}

define i64 @_Z3absl(i64 %0) #0 {
  %2 = call i64 @llvm.abs.i64(i64 %0, i1 false)
  ret i64 %2
}

define i64 @_Z8abs_diffll(i64 %0, i64 %1) #0 {
  %3 = icmp slt i64 %0, %1
  %4 = sub i64 %1, %0
  %5 = sub i64 %0, %1
  %6 = select i1 %3, i64 %4, i64 %5
  ret i64 %6
}

define i64 @_Z7add_satll(i64 %0, i64 %1) #0 {
  %3 = call i64 @llvm.sadd.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

declare i64 @llvm.sadd.sat.i64(i64, i64) #2

define i64 @_Z7sub_satll(i64 %0, i64 %1) #0 {
  %3 = call i64 @llvm.ssub.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

declare i64 @llvm.ssub.sat.i64(i64, i64) #2

define i64 @_Z4haddll(i64 %0, i64 %1) #0 {
  %3 = and i64 %0, %1
  %4 = xor i64 %0, %1
  %5 = ashr i64 %4, 1
  %6 = add nsw i64 %3, %5
  ret i64 %6
}

define i64 @_Z5rhaddll(i64 %0, i64 %1) #0 {
  %3 = or i64 %0, %1
  %4 = xor i64 %0, %1
  %5 = ashr i64 %4, 1
  %6 = sub nsw i64 %3, %5
  ret i64 %6
}

define i64 @_Z3maxll(i64 %0, i64 %1) #0 {
  %. = call i64 @llvm.smax.i64(i64 %0, i64 %1)
  ret i64 %.
}

define i64 @_Z3minll(i64 %0, i64 %1) #0 {
  %. = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  ret i64 %.
}

define i64 @_Z5clamplll(i64 %0, i64 %1, i64 %2) #0 {
  %4 = call i64 @_Z3maxll(i64 %0, i64 %1)
  %5 = call i64 @_Z3minll(i64 %4, i64 %2)
  ret i64 %5
}

define i64 @_Z3clzl(i64 %0) #0 {
  %2 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 false)
  ret i64 %2
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

define i64 @_Z3ctzl(i64 %0) #0 {
  %2 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 false)
  ret i64 %2
}

declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

define i64 @_Z8popcountl(i64 %0) #0 {
  %2 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0)
  ret i64 %2
}

declare i64 @llvm.ctpop.i64(i64) #2

define i64 @_Z11bit_reversel(i64 %0) #0 {
  %2 = call i64 @llvm.bitreverse.i64(i64 %0)
  ret i64 %2
}

declare i64 @llvm.bitreverse.i64(i64) #2

define i64 @_Z6mul_hill(i64 %0, i64 %1) #0 {
  %3 = sext i64 %0 to i128
  %4 = sext i64 %1 to i128
  %5 = mul nsw i128 %3, %4
  %6 = lshr i128 %5, 64
  %7 = trunc nuw i128 %6 to i64
  ret i64 %7
}

define i64 @_Z6mad_hilll(i64 %0, i64 %1, i64 %2) #0 {
  %4 = call i64 @_Z6mul_hill(i64 %0, i64 %1)
  %5 = add i64 %4, %2
  ret i64 %5
}

define i64 @_Z7mad_satlll(i64 %0, i64 %1, i64 %2) #0 {
  %4 = sext i64 %0 to i128
  %5 = sext i64 %1 to i128
  %6 = mul nsw i128 %4, %5
  %7 = sext i64 %2 to i128
  %8 = add nsw i128 %6, %7
  %9 = call i128 @llvm.smax.i128(i128 %8, i128 -9223372036854775808)
  %10 = call i128 @llvm.smin.i128(i128 %9, i128 9223372036854775807)
  %11 = trunc nsw i128 %10 to i64
  ret i64 %11
}

define i64 @_Z6rotatell(i64 %0, i64 %1) #0 {
  %3 = call i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

define i64 @_Z15bitfield_insertlljj(i64 %0, i64 %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = zext i32 %3 to i64
  %6 = sub nsw i64 64, %5
  %7 = lshr i64 -1, %6
  %8 = zext nneg i32 %2 to i64
  %9 = shl i64 %7, %8
  %10 = select i1 %.not, i64 0, i64 %9
  %11 = xor i64 %10, -1
  %12 = and i64 %0, %11
  %13 = shl i64 %1, %8
  %14 = and i64 %13, %10
  %15 = or disjoint i64 %12, %14
  ret i64 %15
}

define i64 @_Z3absm(i64 %0) #0 {
  ret i64 %0
}

define i64 @_Z8abs_diffmm(i64 %0, i64 %1) #0 {
  %3 = icmp ult i64 %0, %1
  %4 = sub i64 %1, %0
  %5 = sub i64 %0, %1
  %6 = select i1 %3, i64 %4, i64 %5
  ret i64 %6
}

define i64 @_Z7add_satmm(i64 %0, i64 %1) #0 {
  %3 = call i64 @llvm.uadd.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

declare i64 @llvm.uadd.sat.i64(i64, i64) #2

define i64 @_Z7sub_satmm(i64 %0, i64 %1) #0 {
  %3 = call i64 @llvm.usub.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

declare i64 @llvm.usub.sat.i64(i64, i64) #2

define i64 @_Z4haddmm(i64 %0, i64 %1) #0 {
  %3 = and i64 %0, %1
  %4 = xor i64 %0, %1
  %5 = lshr i64 %4, 1
  %6 = add i64 %3, %5
  ret i64 %6
}

define i64 @_Z5rhaddmm(i64 %0, i64 %1) #0 {
  %3 = or i64 %0, %1
  %4 = xor i64 %0, %1
  %5 = lshr i64 %4, 1
  %6 = sub i64 %3, %5
  ret i64 %6
}

define i64 @_Z3maxmm(i64 %0, i64 %1) #0 {
  %. = call i64 @llvm.umax.i64(i64 %0, i64 %1)
  ret i64 %.
}

define i64 @_Z3minmm(i64 %0, i64 %1) #0 {
  %. = call i64 @llvm.umin.i64(i64 %0, i64 %1)
  ret i64 %.
}

define i64 @_Z5clampmmm(i64 %0, i64 %1, i64 %2) #0 {
  %4 = call i64 @_Z3maxmm(i64 %0, i64 %1)
  %5 = call i64 @_Z3minmm(i64 %4, i64 %2)
  ret i64 %5
}

define i64 @_Z3clzm(i64 %0) #0 {
  %2 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 false)
  ret i64 %2
}

define i64 @_Z3ctzm(i64 %0) #0 {
  %2 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 false)
  ret i64 %2
}

define i64 @_Z8popcountm(i64 %0) #0 {
  %2 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0)
  ret i64 %2
}

define i64 @_Z11bit_reversem(i64 %0) #0 {
  %2 = call i64 @llvm.bitreverse.i64(i64 %0)
  ret i64 %2
}

define i64 @_Z6mul_himm(i64 %0, i64 %1) #0 {
  %3 = zext i64 %0 to i128
  %4 = zext i64 %1 to i128
  %5 = mul nuw i128 %3, %4
  %6 = lshr i128 %5, 64
  %7 = trunc nuw i128 %6 to i64
  ret i64 %7
}

define i64 @_Z6mad_himmm(i64 %0, i64 %1, i64 %2) #0 {
  %4 = call i64 @_Z6mul_himm(i64 %0, i64 %1)
  %5 = add i64 %4, %2
  ret i64 %5
}

define i64 @_Z7mad_satmmm(i64 %0, i64 %1, i64 %2) #0 {
  %4 = zext i64 %0 to i128
  %5 = zext i64 %1 to i128
  %6 = mul nuw i128 %4, %5
  %7 = zext i64 %2 to i128
  %8 = add i128 %6, %7
  %9 = call i128 @llvm.umin.i128(i128 %8, i128 18446744073709551615)
  %10 = trunc nuw i128 %9 to i64
  ret i64 %10
}

define i64 @_Z6rotatemm(i64 %0, i64 %1) #0 {
  %3 = call i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

define i64 @_Z15bitfield_insertmmjj(i64 %0, i64 %1, i32 %2, i32 %3) #0 {
  %.not = icmp eq i32 %3, 0
  %5 = zext i32 %3 to i64
  %6 = sub nsw i64 64, %5
  %7 = lshr i64 -1, %6
  %8 = zext nneg i32 %2 to i64
  %9 = shl i64 %7, %8
  %10 = select i1 %.not, i64 0, i64 %9
  %11 = xor i64 %10, -1
  %12 = and i64 %0, %11
  %13 = shl i64 %1, %8
  %14 = and i64 %13, %10
  %15 = or disjoint i64 %12, %14
  ret i64 %15
}

define signext i8 @_Z23bitfield_extract_signedcjj(i8 signext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i8 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 8, %6
  %8 = shl i32 %5, %7
  %sext = shl i32 %8, 24
  %9 = ashr exact i32 %sext, 24
  %10 = sub i32 8, %2
  %11 = ashr i32 %9, %10
  %12 = trunc nsw i32 %11 to i8
  br label %13

13:
  %14 = phi i8 [ %12, %4 ], [ 0, %3 ]
  ret i8 %14
}

define zeroext i8 @_Z25bitfield_extract_unsignedcjj(i8 signext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i8 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 8, %6
  %8 = shl i32 %5, %7
  %9 = and i32 %8, 255
  %10 = sub i32 8, %2
  %11 = lshr i32 %9, %10
  %12 = trunc nuw i32 %11 to i8
  br label %13

13:
  %14 = phi i8 [ %12, %4 ], [ 0, %3 ]
  ret i8 %14
}

define signext i8 @_Z23bitfield_extract_signedhjj(i8 zeroext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i8 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 8, %6
  %8 = shl i32 %5, %7
  %sext = shl i32 %8, 24
  %9 = ashr exact i32 %sext, 24
  %10 = sub i32 8, %2
  %11 = ashr i32 %9, %10
  %12 = trunc nsw i32 %11 to i8
  br label %13

13:
  %14 = phi i8 [ %12, %4 ], [ 0, %3 ]
  ret i8 %14
}

define zeroext i8 @_Z25bitfield_extract_unsignedhjj(i8 zeroext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i8 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 8, %6
  %8 = shl i32 %5, %7
  %9 = and i32 %8, 255
  %10 = sub i32 8, %2
  %11 = lshr i32 %9, %10
  %12 = trunc nuw i32 %11 to i8
  br label %13

13:
  %14 = phi i8 [ %12, %4 ], [ 0, %3 ]
  ret i8 %14
}

define signext i16 @_Z23bitfield_extract_signedsjj(i16 signext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i16 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 16, %6
  %8 = shl i32 %5, %7
  %sext = shl i32 %8, 16
  %9 = ashr exact i32 %sext, 16
  %10 = sub i32 16, %2
  %11 = ashr i32 %9, %10
  %12 = trunc nsw i32 %11 to i16
  br label %13

13:
  %14 = phi i16 [ %12, %4 ], [ 0, %3 ]
  ret i16 %14
}

define zeroext i16 @_Z25bitfield_extract_unsignedsjj(i16 signext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i16 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 16, %6
  %8 = shl i32 %5, %7
  %9 = and i32 %8, 65535
  %10 = sub i32 16, %2
  %11 = lshr i32 %9, %10
  %12 = trunc nuw i32 %11 to i16
  br label %13

13:
  %14 = phi i16 [ %12, %4 ], [ 0, %3 ]
  ret i16 %14
}

define signext i16 @_Z23bitfield_extract_signedtjj(i16 zeroext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i16 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 16, %6
  %8 = shl i32 %5, %7
  %sext = shl i32 %8, 16
  %9 = ashr exact i32 %sext, 16
  %10 = sub i32 16, %2
  %11 = ashr i32 %9, %10
  %12 = trunc nsw i32 %11 to i16
  br label %13

13:
  %14 = phi i16 [ %12, %4 ], [ 0, %3 ]
  ret i16 %14
}

define zeroext i16 @_Z25bitfield_extract_unsignedtjj(i16 zeroext %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %13, label %4

4:
  %5 = zext i16 %0 to i32
  %6 = add i32 %1, %2
  %7 = sub i32 16, %6
  %8 = shl i32 %5, %7
  %9 = and i32 %8, 65535
  %10 = sub i32 16, %2
  %11 = lshr i32 %9, %10
  %12 = trunc nuw i32 %11 to i16
  br label %13

13:
  %14 = phi i16 [ %12, %4 ], [ 0, %3 ]
  ret i16 %14
}

define i32 @_Z23bitfield_extract_signedijj(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %10, label %4

4:
  %5 = add i32 %1, %2
  %6 = sub i32 32, %5
  %7 = shl i32 %0, %6
  %8 = sub i32 32, %2
  %9 = ashr i32 %7, %8
  br label %10

10:
  %11 = phi i32 [ %9, %4 ], [ 0, %3 ]
  ret i32 %11
}

define i32 @_Z25bitfield_extract_unsignedijj(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %10, label %4

4:
  %5 = add i32 %1, %2
  %6 = sub i32 32, %5
  %7 = shl i32 %0, %6
  %8 = sub i32 32, %2
  %9 = lshr i32 %7, %8
  br label %10

10:
  %11 = phi i32 [ %9, %4 ], [ 0, %3 ]
  ret i32 %11
}

define i32 @_Z23bitfield_extract_signedjjj(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %10, label %4

4:
  %5 = add i32 %1, %2
  %6 = sub i32 32, %5
  %7 = shl i32 %0, %6
  %8 = sub i32 32, %2
  %9 = ashr i32 %7, %8
  br label %10

10:
  %11 = phi i32 [ %9, %4 ], [ 0, %3 ]
  ret i32 %11
}

define i32 @_Z25bitfield_extract_unsignedjjj(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %10, label %4

4:
  %5 = add i32 %1, %2
  %6 = sub i32 32, %5
  %7 = shl i32 %0, %6
  %8 = sub i32 32, %2
  %9 = lshr i32 %7, %8
  br label %10

10:
  %11 = phi i32 [ %9, %4 ], [ 0, %3 ]
  ret i32 %11
}

define i64 @_Z23bitfield_extract_signedljj(i64 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %12, label %4

4:
  %5 = zext i32 %1 to i64
  %6 = zext i32 %2 to i64
  %7 = add nuw nsw i64 %5, %6
  %8 = sub nsw i64 64, %7
  %9 = shl i64 %0, %8
  %10 = sub nsw i64 64, %6
  %11 = ashr i64 %9, %10
  br label %12

12:
  %13 = phi i64 [ %11, %4 ], [ 0, %3 ]
  ret i64 %13
}

define i64 @_Z25bitfield_extract_unsignedljj(i64 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %12, label %4

4:
  %5 = zext i32 %1 to i64
  %6 = zext i32 %2 to i64
  %7 = add nuw nsw i64 %5, %6
  %8 = sub nsw i64 64, %7
  %9 = shl i64 %0, %8
  %10 = sub nsw i64 64, %6
  %11 = lshr i64 %9, %10
  br label %12

12:
  %13 = phi i64 [ %11, %4 ], [ 0, %3 ]
  ret i64 %13
}

define i64 @_Z23bitfield_extract_signedmjj(i64 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %12, label %4

4:
  %5 = zext i32 %1 to i64
  %6 = zext i32 %2 to i64
  %7 = add nuw nsw i64 %5, %6
  %8 = sub nsw i64 64, %7
  %9 = shl i64 %0, %8
  %10 = sub nsw i64 64, %6
  %11 = ashr i64 %9, %10
  br label %12

12:
  %13 = phi i64 [ %11, %4 ], [ 0, %3 ]
  ret i64 %13
}

define i64 @_Z25bitfield_extract_unsignedmjj(i64 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  br i1 %.not, label %12, label %4

4:
  %5 = zext i32 %1 to i64
  %6 = zext i32 %2 to i64
  %7 = add nuw nsw i64 %5, %6
  %8 = sub nsw i64 64, %7
  %9 = shl i64 %0, %8
  %10 = sub nsw i64 64, %6
  %11 = lshr i64 %9, %10
  br label %12

12:
  %13 = phi i64 [ %11, %4 ], [ 0, %3 ]
  ret i64 %13
}

define signext i16 @_Z8upsamplech(i8 signext %0, i8 zeroext %1) #0 {
  %3 = zext i8 %0 to i16
  %4 = shl nuw i16 %3, 8
  %5 = zext i8 %1 to i16
  %6 = or disjoint i16 %4, %5
  ret i16 %6
}

define zeroext i16 @_Z8upsamplehh(i8 zeroext %0, i8 zeroext %1) #0 {
  %3 = zext i8 %0 to i16
  %4 = shl nuw i16 %3, 8
  %5 = zext i8 %1 to i16
  %6 = or disjoint i16 %4, %5
  ret i16 %6
}

define i32 @_Z8upsamplest(i16 signext %0, i16 zeroext %1) #0 {
  %3 = zext i16 %0 to i32
  %4 = shl nuw i32 %3, 16
  %5 = zext i16 %1 to i32
  %6 = or disjoint i32 %4, %5
  ret i32 %6
}

define i32 @_Z8upsamplett(i16 zeroext %0, i16 zeroext %1) #0 {
  %3 = zext i16 %0 to i32
  %4 = shl nuw i32 %3, 16
  %5 = zext i16 %1 to i32
  %6 = or disjoint i32 %4, %5
  ret i32 %6
}

define i64 @_Z8upsampleij(i32 %0, i32 %1) #0 {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  ret i64 %6
}

define i64 @_Z8upsamplejj(i32 %0, i32 %1) #0 {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  ret i64 %6
}

define i32 @_Z5mul24ii(i32 %0, i32 %1) #0 {
  %3 = shl i32 %0, 8
  %4 = ashr exact i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr exact i32 %5, 8
  %7 = mul nsw i32 %4, %6
  ret i32 %7
}

define i32 @_Z5mul24jj(i32 %0, i32 %1) #0 {
  %3 = and i32 %0, 16777215
  %4 = and i32 %1, 16777215
  %5 = mul i32 %3, %4
  ret i32 %5
}

define i32 @_Z5mad24iii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z5mul24ii(i32 %0, i32 %1)
  %5 = add nsw i32 %4, %2
  ret i32 %5
}

define i32 @_Z5mad24jjj(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z5mul24jj(i32 %0, i32 %1)
  %5 = add i32 %4, %2
  ret i32 %5
}

define i32 @_Z3dotDv4_hS_(<4 x i8> %0, <4 x i8> %1) #0 {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = zext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = zext i8 %5 to i32
  %7 = mul nuw nsw i32 %4, %6
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = zext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = zext i8 %10 to i32
  %12 = mul nuw nsw i32 %9, %11
  %13 = add nuw nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = zext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = zext i8 %16 to i32
  %18 = mul nuw nsw i32 %15, %17
  %19 = add nuw nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = zext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = zext i8 %22 to i32
  %24 = mul nuw nsw i32 %21, %23
  %25 = add nuw nsw i32 %19, %24
  ret i32 %25
}

define i32 @_Z11dot_acc_satDv4_hS_j(<4 x i8> %0, <4 x i8> %1, i32 %2) #0 {
  %4 = call i32 @_Z3dotDv4_hS_(<4 x i8> %0, <4 x i8> %1)
  %5 = call i32 @_Z7add_satjj(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z21dot_4x8packed_uu_uintjj(i32 %0, i32 %1) #0 {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = call i32 @_Z3dotDv4_hS_(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z21dot_4x8packed_uu_uintjj(i32 %0, i32 %1)
  %5 = call i32 @_Z7add_satjj(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z3dotDv4_cS_(<4 x i8> %0, <4 x i8> %1) #0 {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = sext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = sext i8 %5 to i32
  %7 = mul nsw i32 %4, %6
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = sext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = sext i8 %10 to i32
  %12 = mul nsw i32 %9, %11
  %13 = add nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = sext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = sext i8 %16 to i32
  %18 = mul nsw i32 %15, %17
  %19 = add nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = sext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = sext i8 %22 to i32
  %24 = mul nsw i32 %21, %23
  %25 = add nsw i32 %19, %24
  ret i32 %25
}

define i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> %0, <4 x i8> %1, i32 %2) #0 {
  %4 = call i32 @_Z3dotDv4_cS_(<4 x i8> %0, <4 x i8> %1)
  %5 = call i32 @_Z7add_satii(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z20dot_4x8packed_ss_intjj(i32 %0, i32 %1) #0 {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = call i32 @_Z3dotDv4_cS_(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z20dot_4x8packed_ss_intjj(i32 %0, i32 %1)
  %5 = call i32 @_Z7add_satii(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z3dotDv4_hDv4_c(<4 x i8> %0, <4 x i8> %1) #0 {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = zext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = sext i8 %5 to i32
  %7 = mul nsw i32 %4, %6
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = zext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = sext i8 %10 to i32
  %12 = mul nsw i32 %9, %11
  %13 = add nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = zext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = sext i8 %16 to i32
  %18 = mul nsw i32 %15, %17
  %19 = add nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = zext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = sext i8 %22 to i32
  %24 = mul nsw i32 %21, %23
  %25 = add nsw i32 %19, %24
  ret i32 %25
}

define i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> %0, <4 x i8> %1, i32 %2) #0 {
  %4 = call i32 @_Z3dotDv4_hDv4_c(<4 x i8> %0, <4 x i8> %1)
  %5 = call i32 @_Z7add_satii(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z20dot_4x8packed_us_intjj(i32 %0, i32 %1) #0 {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = call i32 @_Z3dotDv4_hDv4_c(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z20dot_4x8packed_us_intjj(i32 %0, i32 %1)
  %5 = call i32 @_Z7add_satii(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z3dotDv4_cDv4_h(<4 x i8> %0, <4 x i8> %1) #0 {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = sext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = zext i8 %5 to i32
  %7 = mul nsw i32 %4, %6
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = sext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = zext i8 %10 to i32
  %12 = mul nsw i32 %9, %11
  %13 = add nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = sext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = zext i8 %16 to i32
  %18 = mul nsw i32 %15, %17
  %19 = add nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = sext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = zext i8 %22 to i32
  %24 = mul nsw i32 %21, %23
  %25 = add nsw i32 %19, %24
  ret i32 %25
}

define i32 @_Z11dot_acc_satDv4_cDv4_hi(<4 x i8> %0, <4 x i8> %1, i32 %2) #0 {
  %4 = call i32 @_Z3dotDv4_cDv4_h(<4 x i8> %0, <4 x i8> %1)
  %5 = call i32 @_Z7add_satii(i32 %4, i32 %2)
  ret i32 %5
}

define i32 @_Z20dot_4x8packed_su_intjj(i32 %0, i32 %1) #0 {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = call i32 @_Z3dotDv4_cDv4_h(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call i32 @_Z20dot_4x8packed_su_intjj(i32 %0, i32 %1)
  %5 = call i32 @_Z7add_satii(i32 %4, i32 %2)
  ret i32 %5
}

define signext i8 @_Z18__spirv_BitReversec(i8 signext %0) #0 {
  %2 = call signext i8 @_Z11bit_reversec(i8 signext %0)
  ret i8 %2
}

define i32 @_Z16__spirv_BitCountc(i8 signext %0) #0 {
  %2 = call signext i8 @_Z8popcountc(i8 signext %0)
  %3 = sext i8 %2 to i32
  ret i32 %3
}

define signext i16 @_Z18__spirv_BitReverses(i16 signext %0) #0 {
  %2 = call signext i16 @_Z11bit_reverses(i16 signext %0)
  ret i16 %2
}

define i32 @_Z16__spirv_BitCounts(i16 signext %0) #0 {
  %2 = call signext i16 @_Z8popcounts(i16 signext %0)
  %3 = sext i16 %2 to i32
  ret i32 %3
}

define i32 @_Z18__spirv_BitReversei(i32 %0) #0 {
  %2 = call i32 @_Z11bit_reversei(i32 %0)
  ret i32 %2
}

define i32 @_Z16__spirv_BitCounti(i32 %0) #0 {
  %2 = call i32 @_Z8popcounti(i32 %0)
  ret i32 %2
}

define i64 @_Z18__spirv_BitReversel(i64 %0) #0 {
  %2 = call i64 @_Z11bit_reversel(i64 %0)
  ret i64 %2
}

define i32 @_Z16__spirv_BitCountl(i64 %0) #0 {
  %2 = call i64 @_Z8popcountl(i64 %0)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define float @_Z4acosf(float %0) #0 {
  %2 = call float @llvm.acos.f32(float %0)
  ret float %2
}

declare float @llvm.acos.f32(float) #3

define double @_Z4acosd(double %0) #0 {
  %2 = call double @llvm.acos.f64(double %0)
  ret double %2
}

declare double @llvm.acos.f64(double) #3

define half @_Z4acosDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4acosf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5acoshf(float %0) #0 {
  %2 = call float @acoshf(float %0) #5
  ret float %2
}

declare float @acoshf(float) #5

define double @_Z5acoshd(double %0) #0 {
  %2 = call double @acosh(double %0) #5
  ret double %2
}

declare double @acosh(double) #5

define half @_Z5acoshDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5acoshf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4asinf(float %0) #0 {
  %2 = call float @llvm.asin.f32(float %0)
  ret float %2
}

declare float @llvm.asin.f32(float) #3

define double @_Z4asind(double %0) #0 {
  %2 = call double @llvm.asin.f64(double %0)
  ret double %2
}

declare double @llvm.asin.f64(double) #3

define half @_Z4asinDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4asinf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5asinhf(float %0) #0 {
  %2 = call float @asinhf(float %0) #5
  ret float %2
}

declare float @asinhf(float) #5

define double @_Z5asinhd(double %0) #0 {
  %2 = call double @asinh(double %0) #5
  ret double %2
}

declare double @asinh(double) #5

define half @_Z5asinhDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5asinhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4atanf(float %0) #0 {
  %2 = call float @llvm.atan.f32(float %0)
  ret float %2
}

declare float @llvm.atan.f32(float) #3

define double @_Z4atand(double %0) #0 {
  %2 = call double @llvm.atan.f64(double %0)
  ret double %2
}

declare double @llvm.atan.f64(double) #3

define half @_Z4atanDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4atanf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5atanhf(float %0) #0 {
  %2 = call float @atanhf(float %0) #5
  ret float %2
}

declare float @atanhf(float) #5

define double @_Z5atanhd(double %0) #0 {
  %2 = call double @atanh(double %0) #5
  ret double %2
}

declare double @atanh(double) #5

define half @_Z5atanhDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5atanhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z3cosf(float %0) #0 {
  %2 = call float @llvm.cos.f32(float %0)
  ret float %2
}

declare float @llvm.cos.f32(float) #2

define double @_Z3cosd(double %0) #0 {
  %2 = call double @llvm.cos.f64(double %0)
  ret double %2
}

declare double @llvm.cos.f64(double) #2

define half @_Z3cosDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z3cosf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4coshf(float %0) #0 {
  %2 = call float @llvm.cosh.f32(float %0)
  ret float %2
}

declare float @llvm.cosh.f32(float) #3

define double @_Z4coshd(double %0) #0 {
  %2 = call double @llvm.cosh.f64(double %0)
  ret double %2
}

declare double @llvm.cosh.f64(double) #3

define half @_Z4coshDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4coshf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z3erff(float %0) #0 {
  %2 = call float @erff(float %0) #5
  ret float %2
}

declare float @erff(float) #5

define double @_Z3erfd(double %0) #0 {
  %2 = call double @erf(double %0) #5
  ret double %2
}

declare double @erf(double) #5

define half @_Z3erfDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z3erff(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4erfcf(float %0) #0 {
  %2 = call float @erfcf(float %0) #5
  ret float %2
}

declare float @erfcf(float) #5

define double @_Z4erfcd(double %0) #0 {
  %2 = call double @erfc(double %0) #5
  ret double %2
}

declare double @erfc(double) #5

define half @_Z4erfcDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4erfcf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z3expf(float %0) #0 {
  %2 = call float @llvm.exp.f32(float %0)
  ret float %2
}

declare float @llvm.exp.f32(float) #2

define double @_Z3expd(double %0) #0 {
  %2 = call double @llvm.exp.f64(double %0)
  ret double %2
}

declare double @llvm.exp.f64(double) #2

define half @_Z3expDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z3expf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4exp2f(float %0) #0 {
  %2 = call float @llvm.exp2.f32(float %0)
  ret float %2
}

declare float @llvm.exp2.f32(float) #2

define double @_Z4exp2d(double %0) #0 {
  %2 = call double @llvm.exp2.f64(double %0)
  ret double %2
}

declare double @llvm.exp2.f64(double) #2

define half @_Z4exp2DF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4exp2f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5exp10f(float %0) #0 {
  %2 = call float @llvm.exp10.f32(float %0)
  ret float %2
}

declare float @llvm.exp10.f32(float) #2

define double @_Z5exp10d(double %0) #0 {
  %2 = call double @llvm.exp10.f64(double %0)
  ret double %2
}

declare double @llvm.exp10.f64(double) #2

define half @_Z5exp10DF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5exp10f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5expm1f(float %0) #0 {
  %2 = call float @expm1f(float %0) #5
  ret float %2
}

declare float @expm1f(float) #5

define double @_Z5expm1d(double %0) #0 {
  %2 = call double @expm1(double %0) #5
  ret double %2
}

declare double @expm1(double) #5

define half @_Z5expm1DF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5expm1f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z3logf(float %0) #0 {
  %2 = call float @llvm.log.f32(float %0)
  ret float %2
}

declare float @llvm.log.f32(float) #2

define double @_Z3logd(double %0) #0 {
  %2 = call double @llvm.log.f64(double %0)
  ret double %2
}

declare double @llvm.log.f64(double) #2

define half @_Z3logDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z3logf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4log2f(float %0) #0 {
  %2 = call float @llvm.log2.f32(float %0)
  ret float %2
}

declare float @llvm.log2.f32(float) #2

define double @_Z4log2d(double %0) #0 {
  %2 = call double @llvm.log2.f64(double %0)
  ret double %2
}

declare double @llvm.log2.f64(double) #2

define half @_Z4log2DF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4log2f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5log10f(float %0) #0 {
  %2 = call float @llvm.log10.f32(float %0)
  ret float %2
}

declare float @llvm.log10.f32(float) #2

define double @_Z5log10d(double %0) #0 {
  %2 = call double @llvm.log10.f64(double %0)
  ret double %2
}

declare double @llvm.log10.f64(double) #2

define half @_Z5log10DF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5log10f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5log1pf(float %0) #0 {
  %2 = call float @log1pf(float %0) #5
  ret float %2
}

declare float @log1pf(float) #5

define double @_Z5log1pd(double %0) #0 {
  %2 = call double @log1p(double %0) #5
  ret double %2
}

declare double @log1p(double) #5

define half @_Z5log1pDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5log1pf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4logbf(float %0) #0 {
  %2 = call float @logbf(float %0) #5
  ret float %2
}

declare float @logbf(float) #5

define double @_Z4logbd(double %0) #0 {
  %2 = call double @logb(double %0) #5
  ret double %2
}

declare double @logb(double) #5

define half @_Z4logbDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4logbf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z3sinf(float %0) #0 {
  %2 = call float @llvm.sin.f32(float %0)
  ret float %2
}

declare float @llvm.sin.f32(float) #2

define double @_Z3sind(double %0) #0 {
  %2 = call double @llvm.sin.f64(double %0)
  ret double %2
}

declare double @llvm.sin.f64(double) #2

define half @_Z3sinDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z3sinf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4sinhf(float %0) #0 {
  %2 = call float @llvm.sinh.f32(float %0)
  ret float %2
}

declare float @llvm.sinh.f32(float) #3

define double @_Z4sinhd(double %0) #0 {
  %2 = call double @llvm.sinh.f64(double %0)
  ret double %2
}

declare double @llvm.sinh.f64(double) #3

define half @_Z4sinhDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4sinhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z3tanf(float %0) #0 {
  %2 = call float @llvm.tan.f32(float %0)
  ret float %2
}

declare float @llvm.tan.f32(float) #3

define double @_Z3tand(double %0) #0 {
  %2 = call double @llvm.tan.f64(double %0)
  ret double %2
}

declare double @llvm.tan.f64(double) #3

define half @_Z3tanDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z3tanf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z4tanhf(float %0) #0 {
  %2 = call float @llvm.tanh.f32(float %0)
  ret float %2
}

declare float @llvm.tanh.f32(float) #3

define double @_Z4tanhd(double %0) #0 {
  %2 = call double @llvm.tanh.f64(double %0)
  ret double %2
}

declare double @llvm.tanh.f64(double) #3

define half @_Z4tanhDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4tanhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z6tgammaf(float %0) #0 {
  %2 = call float @tgammaf(float %0) #5
  ret float %2
}

declare float @tgammaf(float) #5

define double @_Z6tgammad(double %0) #0 {
  %2 = call double @tgamma(double %0) #5
  ret double %2
}

declare double @tgamma(double) #5

define half @_Z6tgammaDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z6tgammaf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define float @_Z5atan2ff(float %0, float %1) #0 {
  %3 = call float @llvm.atan2.f32(float %0, float %1)
  ret float %3
}

declare float @llvm.atan2.f32(float, float) #3

define double @_Z5atan2dd(double %0, double %1) #0 {
  %3 = call double @llvm.atan2.f64(double %0, double %1)
  ret double %3
}

declare double @llvm.atan2.f64(double, double) #3

define half @_Z5atan2DF16_DF16_(half %0, half %1) #0 {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = call float @_Z5atan2ff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

define float @_Z4fmodff(float %0, float %1) #0 {
  %3 = frem float %0, %1
  ret float %3
}

define double @_Z4fmoddd(double %0, double %1) #0 {
  %3 = frem double %0, %1
  ret double %3
}

define half @_Z4fmodDF16_DF16_(half %0, half %1) #0 {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = call float @_Z4fmodff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

define float @_Z5hypotff(float %0, float %1) #0 {
  %3 = call float @hypotf(float %0, float %1) #5
  ret float %3
}

declare float @hypotf(float, float) #5

define double @_Z5hypotdd(double %0, double %1) #0 {
  %3 = call double @hypot(double %0, double %1) #5
  ret double %3
}

declare double @hypot(double, double) #5

define half @_Z5hypotDF16_DF16_(half %0, half %1) #0 {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = call float @_Z5hypotff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

define float @_Z3powff(float %0, float %1) #0 {
  %3 = call float @llvm.pow.f32(float %0, float %1)
  ret float %3
}

declare float @llvm.pow.f32(float, float) #2

define double @_Z3powdd(double %0, double %1) #0 {
  %3 = call double @llvm.pow.f64(double %0, double %1)
  ret double %3
}

declare double @llvm.pow.f64(double, double) #2

define half @_Z3powDF16_DF16_(half %0, half %1) #0 {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = call float @_Z3powff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

define float @_Z9remainderff(float %0, float %1) #0 {
  %3 = call float @remainderf(float %0, float %1) #5
  ret float %3
}

declare float @remainderf(float, float) #5

define double @_Z9remainderdd(double %0, double %1) #0 {
  %3 = call double @remainder(double %0, double %1) #5
  ret double %3
}

declare double @remainder(double, double) #5

define half @_Z9remainderDF16_DF16_(half %0, half %1) #0 {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = call float @_Z9remainderff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

define double @_Z4cbrtd(double %0) #0 {
  %2 = fcmp oeq double %0, 0.000000e+00
  %3 = fsub double %0, %0
  %4 = fcmp une double %3, 0.000000e+00
  %or.cond = or i1 %2, %4
  br i1 %or.cond, label %5, label %7

5:
  %6 = fadd double %0, %0
  br label %25

7:
  %8 = call double @llvm.fabs.f64(double %0)
  %9 = fcmp olt double %8, 0x7B0000000000000
  %10 = select i1 %9, double 0x4350000000000000, double 1.000000e+00
  %11 = fmul double %0, %10
  %12 = fmul double %11, %10
  %13 = fmul double %12, %10
  %14 = call double @cbrt(double %13) #5
  %15 = fmul double %14, %14
  %16 = fneg double %15
  %17 = call double @llvm.fma.f64(double %14, double %14, double %16)
  %18 = fneg double %13
  %19 = call double @llvm.fma.f64(double %15, double %14, double %18)
  %20 = call double @llvm.fmuladd.f64(double %17, double %14, double %19)
  %21 = fmul double %15, 3.000000e+00
  %22 = fdiv double %20, %21
  %23 = fsub double %14, %22
  %24 = fdiv double %23, %10
  br label %25

25:
  %.0 = phi double [ %6, %5 ], [ %24, %7 ]
  ret double %.0
}

declare double @llvm.fabs.f64(double) #2

declare double @cbrt(double) #5

declare double @llvm.fma.f64(double, double, double) #2

declare double @llvm.fmuladd.f64(double, double, double) #2

define float @_Z4cbrtf(float %0) #0 {
  %2 = call float @cbrtf(float %0) #5
  ret float %2
}

declare float @cbrtf(float) #5

define half @_Z4cbrtDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z4cbrtf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define half @_Z4ceilDF16_(half %0) #0 {
  %2 = call half @llvm.ceil.f16(half %0)
  ret half %2
}

declare half @llvm.ceil.f16(half) #2

define half @_Z4fabsDF16_(half %0) #0 {
  %2 = call half @llvm.fabs.f16(half %0)
  ret half %2
}

declare half @llvm.fabs.f16(half) #2

define half @_Z5floorDF16_(half %0) #0 {
  %2 = call half @llvm.floor.f16(half %0)
  ret half %2
}

declare half @llvm.floor.f16(half) #2

define half @_Z4rintDF16_(half %0) #0 {
  %2 = call half @llvm.rint.f16(half %0)
  ret half %2
}

declare half @llvm.rint.f16(half) #2

define half @_Z5roundDF16_(half %0) #0 {
  %2 = call half @llvm.round.f16(half %0)
  ret half %2
}

declare half @llvm.round.f16(half) #2

define half @_Z4sqrtDF16_(half %0) #0 {
  %2 = call half @llvm.sqrt.f16(half %0)
  ret half %2
}

declare half @llvm.sqrt.f16(half) #2

define half @_Z5truncDF16_(half %0) #0 {
  %2 = call half @llvm.trunc.f16(half %0)
  ret half %2
}

declare half @llvm.trunc.f16(half) #2

define half @_Z8copysignDF16_DF16_(half %0, half %1) #0 {
  %3 = call half @llvm.copysign.f16(half %0, half %1)
  ret half %3
}

declare half @llvm.copysign.f16(half, half) #2

define half @_Z4fmaxDF16_DF16_(half %0, half %1) #0 {
  %3 = call half @llvm.maxnum.f16(half %0, half %1)
  ret half %3
}

declare half @llvm.maxnum.f16(half, half) #2

define half @_Z4fminDF16_DF16_(half %0, half %1) #0 {
  %3 = call half @llvm.minnum.f16(half %0, half %1)
  ret half %3
}

declare half @llvm.minnum.f16(half, half) #2

define half @_Z3fmaDF16_DF16_DF16_(half %0, half %1, half %2) #0 {
  %4 = call half @llvm.fma.f16(half %0, half %1, half %2)
  ret half %4
}

declare half @llvm.fma.f16(half, half, half) #2

define float @_Z4ceilf(float %0) #0 {
  %2 = call float @llvm.ceil.f32(float %0)
  ret float %2
}

declare float @llvm.ceil.f32(float) #2

define float @_Z4fabsf(float %0) #0 {
  %2 = call float @llvm.fabs.f32(float %0)
  ret float %2
}

declare float @llvm.fabs.f32(float) #2

define float @_Z5floorf(float %0) #0 {
  %2 = call float @llvm.floor.f32(float %0)
  ret float %2
}

declare float @llvm.floor.f32(float) #2

define float @_Z4rintf(float %0) #0 {
  %2 = call float @llvm.rint.f32(float %0)
  ret float %2
}

declare float @llvm.rint.f32(float) #2

define float @_Z5roundf(float %0) #0 {
  %2 = call float @llvm.round.f32(float %0)
  ret float %2
}

declare float @llvm.round.f32(float) #2

define float @_Z4sqrtf(float %0) #0 {
  %2 = call float @llvm.sqrt.f32(float %0)
  ret float %2
}

declare float @llvm.sqrt.f32(float) #2

define float @_Z5truncf(float %0) #0 {
  %2 = call float @llvm.trunc.f32(float %0)
  ret float %2
}

declare float @llvm.trunc.f32(float) #2

define float @_Z8copysignff(float %0, float %1) #0 {
  %3 = call float @llvm.copysign.f32(float %0, float %1)
  ret float %3
}

declare float @llvm.copysign.f32(float, float) #2

define float @_Z4fmaxff(float %0, float %1) #0 {
  %3 = call float @llvm.maxnum.f32(float %0, float %1)
  ret float %3
}

declare float @llvm.maxnum.f32(float, float) #2

define float @_Z4fminff(float %0, float %1) #0 {
  %3 = call float @llvm.minnum.f32(float %0, float %1)
  ret float %3
}

declare float @llvm.minnum.f32(float, float) #2

define float @_Z3fmafff(float %0, float %1, float %2) #0 {
  %4 = call float @llvm.fma.f32(float %0, float %1, float %2)
  ret float %4
}

declare float @llvm.fma.f32(float, float, float) #2

define double @_Z4ceild(double %0) #0 {
  %2 = call double @llvm.ceil.f64(double %0)
  ret double %2
}

declare double @llvm.ceil.f64(double) #2

define double @_Z4fabsd(double %0) #0 {
  %2 = call double @llvm.fabs.f64(double %0)
  ret double %2
}

define double @_Z5floord(double %0) #0 {
  %2 = call double @llvm.floor.f64(double %0)
  ret double %2
}

declare double @llvm.floor.f64(double) #2

define double @_Z4rintd(double %0) #0 {
  %2 = call double @llvm.rint.f64(double %0)
  ret double %2
}

declare double @llvm.rint.f64(double) #2

define double @_Z5roundd(double %0) #0 {
  %2 = call double @llvm.round.f64(double %0)
  ret double %2
}

declare double @llvm.round.f64(double) #2

define double @_Z4sqrtd(double %0) #0 {
  %2 = call double @llvm.sqrt.f64(double %0)
  ret double %2
}

declare double @llvm.sqrt.f64(double) #2

define double @_Z5truncd(double %0) #0 {
  %2 = call double @llvm.trunc.f64(double %0)
  ret double %2
}

declare double @llvm.trunc.f64(double) #2

define double @_Z8copysigndd(double %0, double %1) #0 {
  %3 = call double @llvm.copysign.f64(double %0, double %1)
  ret double %3
}

declare double @llvm.copysign.f64(double, double) #2

define double @_Z4fmaxdd(double %0, double %1) #0 {
  %3 = call double @llvm.maxnum.f64(double %0, double %1)
  ret double %3
}

declare double @llvm.maxnum.f64(double, double) #2

define double @_Z4fmindd(double %0, double %1) #0 {
  %3 = call double @llvm.minnum.f64(double %0, double %1)
  ret double %3
}

declare double @llvm.minnum.f64(double, double) #2

define double @_Z3fmaddd(double %0, double %1, double %2) #0 {
  %4 = call double @llvm.fma.f64(double %0, double %1, double %2)
  ret double %4
}

define half @_Z3madDF16_DF16_DF16_(half %0, half %1, half %2) #0 {
  %4 = call half @llvm.fmuladd.f16(half %0, half %1, half %2)
  ret half %4
}

declare half @llvm.fmuladd.f16(half, half, half) #2

define half @_Z4fdimDF16_DF16_(half %0, half %1) #0 {
  %or.cond = fcmp uno half %0, %1
  %3 = fadd half %0, %1
  %4 = fcmp ogt half %0, %1
  %5 = fsub half %0, %1
  %6 = select i1 %4, half %5, half 0xH0000
  %7 = select i1 %or.cond, half %3, half %6
  ret half %7
}

define half @_Z6maxmagDF16_DF16_(half %0, half %1) #0 {
  %3 = call half @_Z4fabsDF16_(half %0)
  %4 = call half @_Z4fabsDF16_(half %1)
  %5 = fcmp ogt half %3, %4
  br i1 %5, label %12, label %6

6:
  %7 = call half @_Z4fabsDF16_(half %1)
  %8 = call half @_Z4fabsDF16_(half %0)
  %9 = fcmp ogt half %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = call half @_Z4fmaxDF16_DF16_(half %0, half %1)
  br label %12

12:
  %13 = phi half [ %0, %2 ], [ %11, %10 ], [ %1, %6 ]
  ret half %13
}

define half @_Z6minmagDF16_DF16_(half %0, half %1) #0 {
  %3 = call half @_Z4fabsDF16_(half %0)
  %4 = call half @_Z4fabsDF16_(half %1)
  %5 = fcmp olt half %3, %4
  br i1 %5, label %12, label %6

6:
  %7 = call half @_Z4fabsDF16_(half %1)
  %8 = call half @_Z4fabsDF16_(half %0)
  %9 = fcmp olt half %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = call half @_Z4fminDF16_DF16_(half %0, half %1)
  br label %12

12:
  %13 = phi half [ %0, %2 ], [ %11, %10 ], [ %1, %6 ]
  ret half %13
}

define half @_Z3maxDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp olt half %0, %1
  %. = select i1 %3, half %1, half %0
  ret half %.
}

define half @_Z3minDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp olt half %1, %0
  %. = select i1 %3, half %1, half %0
  ret half %.
}

define half @_Z5clampDF16_DF16_DF16_(half %0, half %1, half %2) #0 {
  %4 = call half @_Z4fmaxDF16_DF16_(half %0, half %1)
  %5 = call half @_Z4fminDF16_DF16_(half %4, half %2)
  ret half %5
}

define half @_Z7degreesDF16_(half %0) #0 {
  %2 = fmul half %0, 0xH5329
  ret half %2
}

define half @_Z7radiansDF16_(half %0) #0 {
  %2 = fmul half %0, 0xH2478
  ret half %2
}

define half @_Z3mixDF16_DF16_DF16_(half %0, half %1, half %2) #0 {
  %4 = fsub half %1, %0
  %5 = call half @llvm.fmuladd.f16(half %4, half %2, half %0)
  ret half %5
}

define half @_Z4stepDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp olt half %1, %0
  %4 = select i1 %3, half 0xH0000, half 0xH3C00
  ret half %4
}

define half @_Z10smoothstepDF16_DF16_DF16_(half %0, half %1, half %2) #0 {
  %4 = fsub half %2, %0
  %5 = fsub half %1, %0
  %6 = fdiv half %4, %5
  %7 = call half @_Z5clampDF16_DF16_DF16_(half %6, half 0xH0000, half 0xH3C00)
  %8 = fmul half %7, %7
  %9 = call half @llvm.fmuladd.f16(half %7, half 0xHC000, half 0xH4200)
  %10 = fmul half %8, %9
  ret half %10
}

define half @_Z4signDF16_(half %0) #0 {
  %2 = fcmp uno half %0, 0xH0000
  br i1 %2, label %7, label %3

3:
  %4 = fcmp oeq half %0, 0xH0000
  br i1 %4, label %7, label %5

5:
  %6 = call half @_Z8copysignDF16_DF16_(half 0xH3C00, half %0)
  br label %7

7:
  %8 = phi half [ 0xH0000, %1 ], [ %6, %5 ], [ %0, %3 ]
  ret half %8
}

define half @_Z5fractDF16_PDF16_(half %0, ptr %1) #0 {
  %3 = call half @_Z5floorDF16_(half %0)
  store half %3, ptr %1, align 2
  %4 = fcmp oeq half %0, %3
  br i1 %4, label %5, label %7

5:
  %6 = call half @_Z8copysignDF16_DF16_(half 0xH0000, half %0)
  br label %12

7:
  %8 = fcmp uno half %0, 0xH0000
  br i1 %8, label %12, label %9

9:
  %10 = fsub half %0, %3
  %11 = call half @_Z4fminDF16_DF16_(half %10, half 0xH3BFF)
  br label %12

12:
  %13 = phi half [ %6, %5 ], [ %11, %9 ], [ %0, %7 ]
  ret half %13
}

define half @_Z4modfDF16_PDF16_(half %0, ptr %1) #0 {
  %3 = call half @_Z5truncDF16_(half %0)
  store half %3, ptr %1, align 2
  %4 = call half @_Z4fabsDF16_(half %0)
  %5 = fcmp oeq half %4, 0xH7C00
  br i1 %5, label %9, label %6

6:
  %7 = load half, ptr %1, align 2
  %8 = fsub half %0, %7
  br label %9

9:
  %10 = phi half [ %8, %6 ], [ 0xH0000, %2 ]
  %11 = call half @_Z8copysignDF16_DF16_(half %10, half %0)
  ret half %11
}

define half @_Z3nant(i16 zeroext %0) #0 {
  %2 = and i16 %0, 256
  %3 = or disjoint i16 %2, 32256
  %4 = bitcast i16 %3 to half
  ret half %4
}

define half @_Z9nextafterDF16_DF16_(half %0, half %1) #0 {
  %or.cond = fcmp uno half %0, %1
  br i1 %or.cond, label %3, label %5

3:
  %4 = fadd half %0, %1
  br label %19

5:
  %6 = fcmp oeq half %0, %1
  br i1 %6, label %19, label %7

7:
  %8 = fcmp oeq half %0, 0xH0000
  br i1 %8, label %9, label %11

9:
  %10 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half %1)
  br label %19

11:
  %12 = bitcast half %0 to i16
  %13 = fcmp olt half %0, %1
  %14 = fcmp ule half %0, 0xH0000
  %15 = xor i1 %13, %14
  %16 = select i1 %15, i16 1, i16 -1
  %17 = add i16 %16, %12
  %18 = bitcast i16 %17 to half
  br label %19

19:
  %.0 = phi half [ %4, %3 ], [ %1, %5 ], [ %10, %9 ], [ %18, %11 ]
  ret half %.0
}

define float @_Z3madfff(float %0, float %1, float %2) #0 {
  %4 = call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  ret float %4
}

declare float @llvm.fmuladd.f32(float, float, float) #2

define float @_Z4fdimff(float %0, float %1) #0 {
  %or.cond = fcmp uno float %0, %1
  br i1 %or.cond, label %3, label %5

3:
  %4 = fadd float %0, %1
  br label %9

5:
  %6 = fcmp ogt float %0, %1
  %7 = fsub float %0, %1
  %8 = select i1 %6, float %7, float 0.000000e+00
  br label %9

9:
  %10 = phi float [ %4, %3 ], [ %8, %5 ]
  ret float %10
}

define float @_Z6maxmagff(float %0, float %1) #0 {
  %3 = call float @_Z4fabsf(float %0)
  %4 = call float @_Z4fabsf(float %1)
  %5 = fcmp ogt float %3, %4
  br i1 %5, label %12, label %6

6:
  %7 = call float @_Z4fabsf(float %1)
  %8 = call float @_Z4fabsf(float %0)
  %9 = fcmp ogt float %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = call float @_Z4fmaxff(float %0, float %1)
  br label %12

12:
  %13 = phi float [ %0, %2 ], [ %11, %10 ], [ %1, %6 ]
  ret float %13
}

define float @_Z6minmagff(float %0, float %1) #0 {
  %3 = call float @_Z4fabsf(float %0)
  %4 = call float @_Z4fabsf(float %1)
  %5 = fcmp olt float %3, %4
  br i1 %5, label %12, label %6

6:
  %7 = call float @_Z4fabsf(float %1)
  %8 = call float @_Z4fabsf(float %0)
  %9 = fcmp olt float %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = call float @_Z4fminff(float %0, float %1)
  br label %12

12:
  %13 = phi float [ %0, %2 ], [ %11, %10 ], [ %1, %6 ]
  ret float %13
}

define float @_Z3maxff(float %0, float %1) #0 {
  %3 = fcmp olt float %0, %1
  %. = select i1 %3, float %1, float %0
  ret float %.
}

define float @_Z3minff(float %0, float %1) #0 {
  %3 = fcmp olt float %1, %0
  %. = select i1 %3, float %1, float %0
  ret float %.
}

define float @_Z5clampfff(float %0, float %1, float %2) #0 {
  %4 = call float @_Z4fmaxff(float %0, float %1)
  %5 = call float @_Z4fminff(float %4, float %2)
  ret float %5
}

define float @_Z7degreesf(float %0) #0 {
  %2 = fmul float %0, 0x404CA5DC20000000
  ret float %2
}

define float @_Z7radiansf(float %0) #0 {
  %2 = fmul float %0, 0x3F91DF46A0000000
  ret float %2
}

define float @_Z3mixfff(float %0, float %1, float %2) #0 {
  %4 = fsub float %1, %0
  %5 = call float @llvm.fmuladd.f32(float %4, float %2, float %0)
  ret float %5
}

define float @_Z4stepff(float %0, float %1) #0 {
  %3 = fcmp olt float %1, %0
  %4 = select i1 %3, float 0.000000e+00, float 1.000000e+00
  ret float %4
}

define float @_Z10smoothstepfff(float %0, float %1, float %2) #0 {
  %4 = fsub float %2, %0
  %5 = fsub float %1, %0
  %6 = fdiv float %4, %5
  %7 = call float @_Z5clampfff(float %6, float 0.000000e+00, float 1.000000e+00)
  %8 = fmul float %7, %7
  %9 = call float @llvm.fmuladd.f32(float %7, float -2.000000e+00, float 3.000000e+00)
  %10 = fmul float %8, %9
  ret float %10
}

define float @_Z4signf(float %0) #0 {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %7, label %3

3:
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %7, label %5

5:
  %6 = call float @_Z8copysignff(float 1.000000e+00, float %0)
  br label %7

7:
  %8 = phi float [ 0.000000e+00, %1 ], [ %6, %5 ], [ %0, %3 ]
  ret float %8
}

define float @_Z5fractfPf(float %0, ptr %1) #0 {
  %3 = call float @_Z5floorf(float %0)
  store float %3, ptr %1, align 4
  %4 = fcmp oeq float %0, %3
  br i1 %4, label %5, label %7

5:
  %6 = call float @_Z8copysignff(float 0.000000e+00, float %0)
  br label %12

7:
  %8 = fcmp uno float %0, 0.000000e+00
  br i1 %8, label %12, label %9

9:
  %10 = fsub float %0, %3
  %11 = call float @_Z4fminff(float %10, float 0x3FEFFFFFE0000000)
  br label %12

12:
  %13 = phi float [ %6, %5 ], [ %11, %9 ], [ %0, %7 ]
  ret float %13
}

define float @_Z4modffPf(float %0, ptr %1) #0 {
  %3 = call float @_Z5truncf(float %0)
  store float %3, ptr %1, align 4
  %4 = call float @_Z4fabsf(float %0)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  br i1 %5, label %9, label %6

6:
  %7 = load float, ptr %1, align 4
  %8 = fsub float %0, %7
  br label %9

9:
  %10 = phi float [ %8, %6 ], [ 0.000000e+00, %2 ]
  %11 = call float @_Z8copysignff(float %10, float %0)
  ret float %11
}

define float @_Z3nanj(i32 %0) #0 {
  %2 = and i32 %0, 2097152
  %3 = or disjoint i32 %2, 2143289344
  %4 = bitcast i32 %3 to float
  ret float %4
}

define float @_Z9nextafterff(float %0, float %1) #0 {
  %or.cond = fcmp uno float %0, %1
  br i1 %or.cond, label %3, label %5

3:
  %4 = fadd float %0, %1
  br label %19

5:
  %6 = fcmp oeq float %0, %1
  br i1 %6, label %19, label %7

7:
  %8 = fcmp oeq float %0, 0.000000e+00
  br i1 %8, label %9, label %11

9:
  %10 = call float @_Z8copysignff(float 0x36A0000000000000, float %1)
  br label %19

11:
  %12 = bitcast float %0 to i32
  %13 = fcmp olt float %0, %1
  %14 = fcmp ule float %0, 0.000000e+00
  %15 = xor i1 %13, %14
  %16 = select i1 %15, i32 1, i32 -1
  %17 = add i32 %16, %12
  %18 = bitcast i32 %17 to float
  br label %19

19:
  %.0 = phi float [ %4, %3 ], [ %1, %5 ], [ %10, %9 ], [ %18, %11 ]
  ret float %.0
}

define double @_Z3madddd(double %0, double %1, double %2) #0 {
  %4 = call double @llvm.fmuladd.f64(double %0, double %1, double %2)
  ret double %4
}

define double @_Z4fdimdd(double %0, double %1) #0 {
  %or.cond = fcmp uno double %0, %1
  br i1 %or.cond, label %3, label %5

3:
  %4 = fadd double %0, %1
  br label %9

5:
  %6 = fcmp ogt double %0, %1
  %7 = fsub double %0, %1
  %8 = select i1 %6, double %7, double 0.000000e+00
  br label %9

9:
  %10 = phi double [ %4, %3 ], [ %8, %5 ]
  ret double %10
}

define double @_Z6maxmagdd(double %0, double %1) #0 {
  %3 = call double @_Z4fabsd(double %0)
  %4 = call double @_Z4fabsd(double %1)
  %5 = fcmp ogt double %3, %4
  br i1 %5, label %12, label %6

6:
  %7 = call double @_Z4fabsd(double %1)
  %8 = call double @_Z4fabsd(double %0)
  %9 = fcmp ogt double %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = call double @_Z4fmaxdd(double %0, double %1)
  br label %12

12:
  %13 = phi double [ %0, %2 ], [ %11, %10 ], [ %1, %6 ]
  ret double %13
}

define double @_Z6minmagdd(double %0, double %1) #0 {
  %3 = call double @_Z4fabsd(double %0)
  %4 = call double @_Z4fabsd(double %1)
  %5 = fcmp olt double %3, %4
  br i1 %5, label %12, label %6

6:
  %7 = call double @_Z4fabsd(double %1)
  %8 = call double @_Z4fabsd(double %0)
  %9 = fcmp olt double %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = call double @_Z4fmindd(double %0, double %1)
  br label %12

12:
  %13 = phi double [ %0, %2 ], [ %11, %10 ], [ %1, %6 ]
  ret double %13
}

define double @_Z3maxdd(double %0, double %1) #0 {
  %3 = fcmp olt double %0, %1
  %. = select i1 %3, double %1, double %0
  ret double %.
}

define double @_Z3mindd(double %0, double %1) #0 {
  %3 = fcmp olt double %1, %0
  %. = select i1 %3, double %1, double %0
  ret double %.
}

define double @_Z5clampddd(double %0, double %1, double %2) #0 {
  %4 = call double @_Z4fmaxdd(double %0, double %1)
  %5 = call double @_Z4fmindd(double %4, double %2)
  ret double %5
}

define double @_Z7degreesd(double %0) #0 {
  %2 = fmul double %0, 0x404CA5DC1A63C1F8
  ret double %2
}

define double @_Z7radiansd(double %0) #0 {
  %2 = fmul double %0, 0x3F91DF46A2529D39
  ret double %2
}

define double @_Z3mixddd(double %0, double %1, double %2) #0 {
  %4 = fsub double %1, %0
  %5 = call double @llvm.fmuladd.f64(double %4, double %2, double %0)
  ret double %5
}

define double @_Z4stepdd(double %0, double %1) #0 {
  %3 = fcmp olt double %1, %0
  %4 = select i1 %3, double 0.000000e+00, double 1.000000e+00
  ret double %4
}

define double @_Z10smoothstepddd(double %0, double %1, double %2) #0 {
  %4 = fsub double %2, %0
  %5 = fsub double %1, %0
  %6 = fdiv double %4, %5
  %7 = call double @_Z5clampddd(double %6, double 0.000000e+00, double 1.000000e+00)
  %8 = fmul double %7, %7
  %9 = call double @llvm.fmuladd.f64(double %7, double -2.000000e+00, double 3.000000e+00)
  %10 = fmul double %8, %9
  ret double %10
}

define double @_Z4signd(double %0) #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %7, label %3

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %7, label %5

5:
  %6 = call double @_Z8copysigndd(double 1.000000e+00, double %0)
  br label %7

7:
  %8 = phi double [ 0.000000e+00, %1 ], [ %6, %5 ], [ %0, %3 ]
  ret double %8
}

define double @_Z5fractdPd(double %0, ptr %1) #0 {
  %3 = call double @_Z5floord(double %0)
  store double %3, ptr %1, align 8
  %4 = fcmp oeq double %0, %3
  br i1 %4, label %5, label %7

5:
  %6 = call double @_Z8copysigndd(double 0.000000e+00, double %0)
  br label %12

7:
  %8 = fcmp uno double %0, 0.000000e+00
  br i1 %8, label %12, label %9

9:
  %10 = fsub double %0, %3
  %11 = call double @_Z4fmindd(double %10, double 0x3FEFFFFFFFFFFFFF)
  br label %12

12:
  %13 = phi double [ %6, %5 ], [ %11, %9 ], [ %0, %7 ]
  ret double %13
}

define double @_Z4modfdPd(double %0, ptr %1) #0 {
  %3 = call double @_Z5truncd(double %0)
  store double %3, ptr %1, align 8
  %4 = call double @_Z4fabsd(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %5, label %9, label %6

6:
  %7 = load double, ptr %1, align 8
  %8 = fsub double %0, %7
  br label %9

9:
  %10 = phi double [ %8, %6 ], [ 0.000000e+00, %2 ]
  %11 = call double @_Z8copysigndd(double %10, double %0)
  ret double %11
}

define double @_Z3nanm(i64 %0) #0 {
  %2 = and i64 %0, 1125899906842624
  %3 = or disjoint i64 %2, 9221120237041090560
  %4 = bitcast i64 %3 to double
  ret double %4
}

define double @_Z9nextafterdd(double %0, double %1) #0 {
  %or.cond = fcmp uno double %0, %1
  br i1 %or.cond, label %3, label %5

3:
  %4 = fadd double %0, %1
  br label %19

5:
  %6 = fcmp oeq double %0, %1
  br i1 %6, label %19, label %7

7:
  %8 = fcmp oeq double %0, 0.000000e+00
  br i1 %8, label %9, label %11

9:
  %10 = call double @_Z8copysigndd(double 4.940660e-324, double %1)
  br label %19

11:
  %12 = bitcast double %0 to i64
  %13 = fcmp olt double %0, %1
  %14 = fcmp ule double %0, 0.000000e+00
  %15 = xor i1 %13, %14
  %16 = select i1 %15, i64 1, i64 -1
  %17 = add i64 %16, %12
  %18 = bitcast i64 %17 to double
  br label %19

19:
  %.0 = phi double [ %4, %3 ], [ %1, %5 ], [ %10, %9 ], [ %18, %11 ]
  ret double %.0
}

define double @_Z5rsqrtd(double %0) #0 {
  %2 = call double @llvm.sqrt.f64(double %0)
  %3 = fdiv double 1.000000e+00, %2
  ret double %3
}

define float @_Z5rsqrtf(float %0) #0 {
  %2 = call float @llvm.sqrt.f32(float %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}

define half @_Z5rsqrtDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5rsqrtf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define double @_Z5sinpid(double %0) #0 {
  %2 = fmul double %0, 5.000000e-01
  %3 = call double @llvm.rint.f64(double %2)
  %4 = call double @llvm.fmuladd.f64(double %3, double -2.000000e+00, double %0)
  %5 = call double @llvm.fabs.f64(double %4)
  %6 = fcmp ugt double %5, 2.500000e-01
  br i1 %6, label %10, label %7

7:
  %8 = fmul double %5, 0x400921FB54442D18
  %9 = call double @llvm.sin.f64(double %8)
  br label %20

10:
  %11 = fcmp ugt double %5, 7.500000e-01
  br i1 %11, label %16, label %12

12:
  %13 = fsub double 5.000000e-01, %5
  %14 = fmul double %13, 0x400921FB54442D18
  %15 = call double @llvm.cos.f64(double %14)
  br label %20

16:
  %17 = fsub double 1.000000e+00, %5
  %18 = fmul double %17, 0x400921FB54442D18
  %19 = call double @llvm.sin.f64(double %18)
  br label %20

20:
  %21 = phi double [ %9, %7 ], [ %15, %12 ], [ %19, %16 ]
  %22 = fsub double %0, %0
  %23 = fcmp une double %22, 0.000000e+00
  br i1 %23, label %_ZL10sine_of_pid.exit, label %24

24:
  %25 = fcmp oeq double %21, 0.000000e+00
  %. = select i1 %25, double %0, double %4
  %26 = call double @llvm.copysign.f64(double %21, double %.)
  br label %_ZL10sine_of_pid.exit

_ZL10sine_of_pid.exit:
  %27 = phi double [ %26, %24 ], [ 0x7FF8000000000000, %20 ]
  ret double %27
}

define float @_Z5sinpif(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = fmul double %2, 5.000000e-01
  %4 = call double @llvm.rint.f64(double %3)
  %5 = call double @llvm.fmuladd.f64(double %4, double -2.000000e+00, double %2)
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = fcmp ugt double %6, 2.500000e-01
  br i1 %7, label %11, label %8

8:
  %9 = fmul double %6, 0x400921FB54442D18
  %10 = call double @llvm.sin.f64(double %9)
  br label %21

11:
  %12 = fcmp ugt double %6, 7.500000e-01
  br i1 %12, label %17, label %13

13:
  %14 = fsub double 5.000000e-01, %6
  %15 = fmul double %14, 0x400921FB54442D18
  %16 = call double @llvm.cos.f64(double %15)
  br label %21

17:
  %18 = fsub double 1.000000e+00, %6
  %19 = fmul double %18, 0x400921FB54442D18
  %20 = call double @llvm.sin.f64(double %19)
  br label %21

21:
  %22 = phi double [ %10, %8 ], [ %16, %13 ], [ %20, %17 ]
  %23 = fsub double %2, %2
  %24 = fcmp une double %23, 0.000000e+00
  br i1 %24, label %_ZL10sine_of_pif.exit, label %25

25:
  %26 = fcmp oeq double %22, 0.000000e+00
  %. = select i1 %26, double %2, double %5
  %27 = call double @llvm.copysign.f64(double %22, double %.)
  %28 = fptrunc double %27 to float
  br label %_ZL10sine_of_pif.exit

_ZL10sine_of_pif.exit:
  %29 = phi float [ %28, %25 ], [ 0x7FF8000000000000, %21 ]
  ret float %29
}

define half @_Z5sinpiDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5sinpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define double @_Z5cospid(double %0) #0 {
  %2 = fmul double %0, 5.000000e-01
  %3 = call double @llvm.rint.f64(double %2)
  %4 = call double @llvm.fmuladd.f64(double %3, double -2.000000e+00, double %0)
  %5 = call double @llvm.fabs.f64(double %4)
  %6 = fcmp ugt double %5, 2.500000e-01
  br i1 %6, label %10, label %7

7:
  %8 = fmul double %5, 0x400921FB54442D18
  %9 = call double @llvm.cos.f64(double %8)
  br label %_ZL12cosine_of_pid.exit

10:
  %11 = fcmp ugt double %5, 7.500000e-01
  br i1 %11, label %16, label %12

12:
  %13 = fsub double 5.000000e-01, %5
  %14 = fmul double %13, 0x400921FB54442D18
  %15 = call double @llvm.sin.f64(double %14)
  br label %_ZL12cosine_of_pid.exit

16:
  %17 = fsub double 1.000000e+00, %5
  %18 = fmul double %17, 0x400921FB54442D18
  %19 = call double @llvm.cos.f64(double %18)
  %20 = fneg double %19
  br label %_ZL12cosine_of_pid.exit

_ZL12cosine_of_pid.exit:
  %21 = phi double [ %9, %7 ], [ %15, %12 ], [ %20, %16 ]
  %22 = fsub double %0, %0
  %23 = fcmp une double %22, 0.000000e+00
  %. = select i1 %23, double 0x7FF8000000000000, double %21
  ret double %.
}

define float @_Z5cospif(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = fmul double %2, 5.000000e-01
  %4 = call double @llvm.rint.f64(double %3)
  %5 = call double @llvm.fmuladd.f64(double %4, double -2.000000e+00, double %2)
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = fcmp ugt double %6, 2.500000e-01
  br i1 %7, label %11, label %8

8:
  %9 = fmul double %6, 0x400921FB54442D18
  %10 = call double @llvm.cos.f64(double %9)
  br label %_ZL12cosine_of_pif.exit

11:
  %12 = fcmp ugt double %6, 7.500000e-01
  br i1 %12, label %17, label %13

13:
  %14 = fsub double 5.000000e-01, %6
  %15 = fmul double %14, 0x400921FB54442D18
  %16 = call double @llvm.sin.f64(double %15)
  br label %_ZL12cosine_of_pif.exit

17:
  %18 = fsub double 1.000000e+00, %6
  %19 = fmul double %18, 0x400921FB54442D18
  %20 = call double @llvm.cos.f64(double %19)
  %21 = fneg double %20
  br label %_ZL12cosine_of_pif.exit

_ZL12cosine_of_pif.exit:
  %22 = phi double [ %10, %8 ], [ %16, %13 ], [ %21, %17 ]
  %23 = fsub double %2, %2
  %24 = fcmp une double %23, 0.000000e+00
  %. = select i1 %24, double 0x7FF8000000000000, double %22
  %25 = fptrunc double %. to float
  ret float %25
}

define half @_Z5cospiDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5cospif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define double @_Z5tanpid(double %0) #0 {
  %2 = call double @llvm.rint.f64(double %0)
  %3 = fsub double %0, %2
  %4 = fsub double %0, %3
  %5 = fmul double %4, 5.000000e-01
  %6 = call double @llvm.rint.f64(double %5)
  %7 = call double @llvm.fmuladd.f64(double %6, double -2.000000e+00, double %4)
  %8 = fcmp une double %7, 0.000000e+00
  %9 = fsub double %0, %0
  %10 = fcmp une double %9, 0.000000e+00
  br i1 %10, label %_ZL13tangent_of_pid.exit, label %11

11:
  %12 = fcmp oeq double %3, 0.000000e+00
  br i1 %12, label %13, label %17

13:
  %14 = fneg double %0
  %15 = select i1 %8, double %14, double %0
  %16 = call double @llvm.copysign.f64(double 0.000000e+00, double %15)
  br label %_ZL13tangent_of_pid.exit

17:
  %18 = call double @llvm.fabs.f64(double %3)
  %19 = fcmp oeq double %18, 5.000000e-01
  br i1 %19, label %20, label %24

20:
  %21 = fcmp ule double %3, 0.000000e+00
  %22 = xor i1 %8, %21
  %23 = select i1 %22, double 0xFFF0000000000000, double 0x7FF0000000000000
  br label %_ZL13tangent_of_pid.exit

24:
  %25 = fcmp ugt double %18, 2.500000e-01
  br i1 %25, label %29, label %26

26:
  %27 = fmul double %3, 0x400921FB54442D18
  %28 = call double @llvm.tan.f64(double %27)
  br label %_ZL13tangent_of_pid.exit

29:
  %30 = fsub double 5.000000e-01, %18
  %31 = fmul double %30, 0x400921FB54442D18
  %32 = call double @llvm.tan.f64(double %31)
  %33 = fdiv double 1.000000e+00, %32
  %34 = call double @llvm.copysign.f64(double %33, double %3)
  br label %_ZL13tangent_of_pid.exit

_ZL13tangent_of_pid.exit:
  %.0 = phi double [ 0x7FF8000000000000, %1 ], [ %16, %13 ], [ %23, %20 ], [ %28, %26 ], [ %34, %29 ]
  ret double %.0
}

define float @_Z5tanpif(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = call double @_Z5tanpid(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define half @_Z5tanpiDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z5tanpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define double @_Z6acospid(double %0) #0 {
  %2 = call double @llvm.acos.f64(double %0)
  %3 = fdiv double %2, 0x400921FB54442D18
  ret double %3
}

define float @_Z6acospif(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = call double @_Z6acospid(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define half @_Z6acospiDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z6acospif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define double @_Z6asinpid(double %0) #0 {
  %2 = call double @llvm.asin.f64(double %0)
  %3 = fdiv double %2, 0x400921FB54442D18
  ret double %3
}

define float @_Z6asinpif(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = call double @_Z6asinpid(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define half @_Z6asinpiDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z6asinpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define double @_Z6atanpid(double %0) #0 {
  %2 = call double @llvm.atan.f64(double %0)
  %3 = fdiv double %2, 0x400921FB54442D18
  ret double %3
}

define float @_Z6atanpif(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = call double @_Z6atanpid(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define half @_Z6atanpiDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z6atanpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define double @_Z7atan2pidd(double %0, double %1) #0 {
  %3 = call double @llvm.atan2.f64(double %0, double %1)
  %4 = fdiv double %3, 0x400921FB54442D18
  ret double %4
}

define float @_Z7atan2piff(float %0, float %1) #0 {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = call double @_Z7atan2pidd(double %3, double %4)
  %6 = fptrunc double %5 to float
  ret float %6
}

define half @_Z7atan2piDF16_DF16_(half %0, half %1) #0 {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = call float @_Z7atan2piff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

define double @_Z4powrdd(double %0, double %1) #0 {
  %3 = fcmp oeq double %1, 0.000000e+00
  br i1 %3, label %4, label %9

4:
  %5 = fcmp ogt double %0, 0.000000e+00
  %6 = fsub double %0, %0
  %7 = fcmp oeq double %6, 0.000000e+00
  %8 = and i1 %5, %7
  br label %_ZL9has_powerIdEbT_S0_.exit

9:
  %10 = fcmp oge double %0, 0.000000e+00
  %11 = fcmp ord double %1, 0.000000e+00
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %.critedge

12:
  %13 = fcmp une double %0, 1.000000e+00
  %14 = call double @llvm.fabs.f64(double %1)
  %15 = fcmp une double %14, 0x7FF0000000000000
  %.not15 = or i1 %13, %15
  br label %_ZL9has_powerIdEbT_S0_.exit

_ZL9has_powerIdEbT_S0_.exit:
  %.0 = phi i1 [ %8, %4 ], [ %.not15, %12 ]
  br i1 %.0, label %16, label %.critedge

16:
  %17 = call double @llvm.fabs.f64(double %0)
  %18 = call double @llvm.pow.f64(double %17, double %1)
  br label %.critedge

.critedge:
  %19 = phi double [ %18, %16 ], [ 0x7FF8000000000000, %9 ], [ 0x7FF8000000000000, %_ZL9has_powerIdEbT_S0_.exit ]
  ret double %19
}

define float @_Z4powrff(float %0, float %1) #0 {
  %3 = fcmp oeq float %1, 0.000000e+00
  br i1 %3, label %4, label %9

4:
  %5 = fcmp ogt float %0, 0.000000e+00
  %6 = fsub float %0, %0
  %7 = fcmp oeq float %6, 0.000000e+00
  %8 = and i1 %5, %7
  br label %_ZL9has_powerIfEbT_S0_.exit

9:
  %10 = fcmp oge float %0, 0.000000e+00
  %11 = fcmp ord float %1, 0.000000e+00
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %.critedge

12:
  %13 = fcmp une float %0, 1.000000e+00
  %14 = call float @llvm.fabs.f32(float %1)
  %15 = fcmp une float %14, 0x7FF0000000000000
  %.not15 = or i1 %13, %15
  br label %_ZL9has_powerIfEbT_S0_.exit

_ZL9has_powerIfEbT_S0_.exit:
  %.0 = phi i1 [ %8, %4 ], [ %.not15, %12 ]
  br i1 %.0, label %16, label %.critedge

16:
  %17 = call float @llvm.fabs.f32(float %0)
  %18 = call float @llvm.pow.f32(float %17, float %1)
  br label %.critedge

.critedge:
  %19 = phi float [ %18, %16 ], [ 0x7FF8000000000000, %9 ], [ 0x7FF8000000000000, %_ZL9has_powerIfEbT_S0_.exit ]
  ret float %19
}

define half @_Z4powrDF16_DF16_(half %0, half %1) #0 {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = call float @_Z4powrff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

define double @_Z4powndi(double %0, i32 %1) #0 {
  %3 = sitofp i32 %1 to double
  %4 = call double @llvm.pow.f64(double %0, double %3)
  ret double %4
}

define float @_Z4pownfi(float %0, i32 %1) #0 {
  %3 = fpext float %0 to double
  %4 = sitofp i32 %1 to double
  %5 = call double @llvm.pow.f64(double %3, double %4)
  %6 = fptrunc double %5 to float
  ret float %6
}

define half @_Z4pownDF16_i(half %0, i32 %1) #0 {
  %3 = fpext half %0 to float
  %4 = call float @_Z4pownfi(float %3, i32 %1)
  %5 = fptrunc float %4 to half
  ret half %5
}

define double @_Z5rootndi(double %0, i32 %1) #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %27, label %4

4:
  %5 = fcmp olt double %0, 0.000000e+00
  %6 = and i32 %1, 1
  %7 = icmp eq i32 %6, 0
  %or.cond = and i1 %5, %7
  br i1 %or.cond, label %27, label %8

8:
  %9 = call double @llvm.fabs.f64(double %0)
  %10 = fcmp one double %0, 0.000000e+00
  %11 = fsub double %9, %9
  %12 = fcmp oeq double %11, 0.000000e+00
  %or.cond22 = and i1 %10, %12
  br i1 %or.cond22, label %13, label %19

13:
  %14 = call { double, i32 } @llvm.frexp.f64.i32(double %9)
  %15 = extractvalue { double, i32 } %14, 1
  %16 = extractvalue { double, i32 } %14, 0
  %17 = srem i32 %15, %1
  %18 = call double @llvm.ldexp.f64.i32(double %16, i32 %17)
  br label %19

19:
  %.019 = phi double [ %18, %13 ], [ %9, %8 ]
  %.018 = phi i32 [ %15, %13 ], [ 0, %8 ]
  %20 = sitofp i32 %1 to double
  %21 = fdiv double 1.000000e+00, %20
  %22 = call double @llvm.pow.f64(double %.019, double %21)
  %23 = sdiv i32 %.018, %1
  %24 = call double @llvm.ldexp.f64.i32(double %22, i32 %23)
  %25 = call double @llvm.copysign.f64(double %24, double %0)
  %26 = select i1 %7, double %24, double %25
  br label %27

27:
  %.0 = phi double [ %26, %19 ], [ 0x7FF8000000000000, %4 ], [ 0x7FF8000000000000, %2 ]
  ret double %.0
}

declare { double, i32 } @llvm.frexp.f64.i32(double) #2

declare double @llvm.ldexp.f64.i32(double, i32) #2

define float @_Z5rootnfi(float %0, i32 %1) #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %18, label %4

4:
  %5 = fcmp olt float %0, 0.000000e+00
  %6 = and i32 %1, 1
  %7 = icmp eq i32 %6, 0
  %or.cond = and i1 %5, %7
  br i1 %or.cond, label %18, label %8

8:
  %9 = call float @llvm.fabs.f32(float %0)
  %10 = fpext float %9 to double
  %11 = sitofp i32 %1 to double
  %12 = fdiv double 1.000000e+00, %11
  %13 = call double @llvm.pow.f64(double %10, double %12)
  %14 = fpext float %0 to double
  %15 = call double @llvm.copysign.f64(double %13, double %14)
  %16 = select i1 %7, double %13, double %15
  %17 = fptrunc double %16 to float
  br label %18

18:
  %.0 = phi float [ %17, %8 ], [ 0x7FF8000000000000, %4 ], [ 0x7FF8000000000000, %2 ]
  ret float %.0
}

define half @_Z5rootnDF16_i(half %0, i32 %1) #0 {
  %3 = fpext half %0 to float
  %4 = call float @_Z5rootnfi(float %3, i32 %1)
  %5 = fptrunc float %4 to half
  ret half %5
}

define float @_Z6lgammaf(float %0) #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = call float @lgammaf_r(float %0, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret float %3
}

declare float @lgammaf_r(float, ptr) #6

define float @_Z8lgamma_rfPi(float %0, ptr %1) #0 {
  %3 = call float @lgammaf_r(float %0, ptr %1)
  %4 = fcmp ugt float %0, 0.000000e+00
  br i1 %4, label %9, label %5

5:
  %6 = call float @_Z5floorf(float %0)
  %7 = fcmp oeq float %6, %0
  br i1 %7, label %8, label %9

8:
  store i32 0, ptr %1, align 4
  br label %9

9:
  ret float %3
}

define float @_Z5frexpfPi(float %0, ptr %1) #0 {
  %3 = call { float, i32 } @llvm.frexp.f32.i32(float %0)
  %4 = extractvalue { float, i32 } %3, 1
  store i32 %4, ptr %1, align 4
  %5 = extractvalue { float, i32 } %3, 0
  ret float %5
}

declare { float, i32 } @llvm.frexp.f32.i32(float) #2

define float @_Z5ldexpfi(float %0, i32 %1) #0 {
  %3 = call float @llvm.ldexp.f32.i32(float %0, i32 %1)
  ret float %3
}

declare float @llvm.ldexp.f32.i32(float, i32) #2

define float @_Z6remquoffPi(float %0, float %1, ptr %2) #0 {
  %4 = call float @_Z4fabsf(float %1)
  %5 = call float @_Z4fabsf(float %0)
  %6 = fmul float %4, 1.280000e+02
  %7 = call float @_Z4fmodff(float %5, float %6)
  %8 = call float @_Z9remainderff(float %7, float %4)
  %9 = fcmp uno float %8, 0.000000e+00
  br i1 %9, label %17, label %10

10:
  %11 = fdiv float %7, %4
  %12 = fdiv float %8, %4
  %13 = fsub float %11, %12
  %14 = call float @_Z4rintf(float %13)
  %15 = fptosi float %14 to i32
  %16 = and i32 %15, 127
  br label %17

17:
  %18 = phi i32 [ %16, %10 ], [ 0, %3 ]
  %19 = bitcast float %0 to i32
  %20 = bitcast float %1 to i32
  %21 = xor i32 %19, %20
  %22 = sub nsw i32 0, %18
  %23 = icmp slt i32 %21, 0
  %24 = select i1 %23, i32 %22, i32 %18
  store i32 %24, ptr %2, align 4
  %25 = icmp slt i32 %19, 0
  %26 = fneg float %8
  %27 = select i1 %25, float %26, float %8
  ret float %27
}

define i32 @_Z5ilogbf(float %0) #0 {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %5, label %3

3:
  %4 = call i32 @ilogbf(float %0) #5
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 2147483647, %1 ]
  ret i32 %6
}

declare i32 @ilogbf(float) #5

define float @_Z6sincosfPf(float %0, ptr %1) #0 {
  %3 = call float @_Z3cosf(float %0)
  store float %3, ptr %1, align 4
  %4 = call float @_Z3sinf(float %0)
  ret float %4
}

define double @_Z6lgammad(double %0) #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = call double @lgamma_r(double %0, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %3
}

declare double @lgamma_r(double, ptr) #6

define double @_Z8lgamma_rdPi(double %0, ptr %1) #0 {
  %3 = call double @lgamma_r(double %0, ptr %1)
  %4 = fcmp ugt double %0, 0.000000e+00
  br i1 %4, label %9, label %5

5:
  %6 = call double @_Z5floord(double %0)
  %7 = fcmp oeq double %6, %0
  br i1 %7, label %8, label %9

8:
  store i32 0, ptr %1, align 4
  br label %9

9:
  ret double %3
}

define double @_Z5frexpdPi(double %0, ptr %1) #0 {
  %3 = call { double, i32 } @llvm.frexp.f64.i32(double %0)
  %4 = extractvalue { double, i32 } %3, 1
  store i32 %4, ptr %1, align 4
  %5 = extractvalue { double, i32 } %3, 0
  ret double %5
}

define double @_Z5ldexpdi(double %0, i32 %1) #0 {
  %3 = call double @llvm.ldexp.f64.i32(double %0, i32 %1)
  ret double %3
}

define double @_Z6remquoddPi(double %0, double %1, ptr %2) #0 {
  %4 = call double @_Z4fabsd(double %1)
  %5 = call double @_Z4fabsd(double %0)
  %6 = fmul double %4, 1.280000e+02
  %7 = call double @_Z4fmoddd(double %5, double %6)
  %8 = call double @_Z9remainderdd(double %7, double %4)
  %9 = fcmp uno double %8, 0.000000e+00
  br i1 %9, label %17, label %10

10:
  %11 = fdiv double %7, %4
  %12 = fdiv double %8, %4
  %13 = fsub double %11, %12
  %14 = call double @_Z4rintd(double %13)
  %15 = fptosi double %14 to i32
  %16 = and i32 %15, 127
  br label %17

17:
  %18 = phi i32 [ %16, %10 ], [ 0, %3 ]
  %19 = bitcast double %0 to i64
  %20 = bitcast double %1 to i64
  %21 = xor i64 %19, %20
  %22 = sub nsw i32 0, %18
  %23 = icmp slt i64 %21, 0
  %24 = select i1 %23, i32 %22, i32 %18
  store i32 %24, ptr %2, align 4
  %25 = icmp slt i64 %19, 0
  %26 = fneg double %8
  %27 = select i1 %25, double %26, double %8
  ret double %27
}

define i32 @_Z5ilogbd(double %0) #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %5, label %3

3:
  %4 = call i32 @ilogb(double %0) #5
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 2147483647, %1 ]
  ret i32 %6
}

declare i32 @ilogb(double) #5

define double @_Z6sincosdPd(double %0, ptr %1) #0 {
  %3 = call double @_Z3cosd(double %0)
  store double %3, ptr %1, align 8
  %4 = call double @_Z3sind(double %0)
  ret double %4
}

define half @_Z6lgammaDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call float @_Z6lgammaf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

define half @_Z8lgamma_rDF16_Pi(half %0, ptr %1) #0 {
  %3 = fpext half %0 to float
  %4 = call float @_Z8lgamma_rfPi(float %3, ptr %1)
  %5 = fptrunc float %4 to half
  ret half %5
}

define half @_Z5frexpDF16_Pi(half %0, ptr %1) #0 {
  %3 = fpext half %0 to float
  %4 = call float @_Z5frexpfPi(float %3, ptr %1)
  %5 = fptrunc float %4 to half
  ret half %5
}

define half @_Z5ldexpDF16_i(half %0, i32 %1) #0 {
  %3 = fpext half %0 to double
  %4 = call double @_Z5ldexpdi(double %3, i32 %1)
  %5 = fptrunc double %4 to half
  ret half %5
}

define half @_Z6remquoDF16_DF16_Pi(half %0, half %1, ptr %2) #0 {
  %4 = fpext half %0 to float
  %5 = fpext half %1 to float
  %6 = call float @_Z6remquoffPi(float %4, float %5, ptr %2)
  %7 = fptrunc float %6 to half
  ret half %7
}

define i32 @_Z5ilogbDF16_(half %0) #0 {
  %2 = fpext half %0 to float
  %3 = call i32 @_Z5ilogbf(float %2)
  ret i32 %3
}

define half @_Z6sincosDF16_PDF16_(half %0, ptr %1) #0 {
  %3 = call half @_Z3cosDF16_(half %0)
  store half %3, ptr %1, align 2
  %4 = call half @_Z3sinDF16_(half %0)
  ret half %4
}

define float @_Z8half_cosf(float %0) #0 {
  %2 = call float @_Z3cosf(float %0)
  ret float %2
}

define float @_Z10native_cosf(float %0) #0 {
  %2 = call float @_Z3cosf(float %0)
  ret float %2
}

define double @_Z10native_cosd(double %0) #0 {
  %2 = call double @_Z3cosd(double %0)
  ret double %2
}

define half @_Z10native_cosDF16_(half %0) #0 {
  %2 = call half @_Z3cosDF16_(half %0)
  ret half %2
}

define float @_Z8half_expf(float %0) #0 {
  %2 = call float @_Z3expf(float %0)
  ret float %2
}

define float @_Z10native_expf(float %0) #0 {
  %2 = call float @_Z3expf(float %0)
  ret float %2
}

define double @_Z10native_expd(double %0) #0 {
  %2 = call double @_Z3expd(double %0)
  ret double %2
}

define half @_Z10native_expDF16_(half %0) #0 {
  %2 = call half @_Z3expDF16_(half %0)
  ret half %2
}

define float @_Z9half_exp2f(float %0) #0 {
  %2 = call float @_Z4exp2f(float %0)
  ret float %2
}

define float @_Z11native_exp2f(float %0) #0 {
  %2 = call float @_Z4exp2f(float %0)
  ret float %2
}

define double @_Z11native_exp2d(double %0) #0 {
  %2 = call double @_Z4exp2d(double %0)
  ret double %2
}

define half @_Z11native_exp2DF16_(half %0) #0 {
  %2 = call half @_Z4exp2DF16_(half %0)
  ret half %2
}

define float @_Z10half_exp10f(float %0) #0 {
  %2 = call float @_Z5exp10f(float %0)
  ret float %2
}

define float @_Z12native_exp10f(float %0) #0 {
  %2 = call float @_Z5exp10f(float %0)
  ret float %2
}

define double @_Z12native_exp10d(double %0) #0 {
  %2 = call double @_Z5exp10d(double %0)
  ret double %2
}

define half @_Z12native_exp10DF16_(half %0) #0 {
  %2 = call half @_Z5exp10DF16_(half %0)
  ret half %2
}

define float @_Z8half_logf(float %0) #0 {
  %2 = call float @_Z3logf(float %0)
  ret float %2
}

define float @_Z10native_logf(float %0) #0 {
  %2 = call float @_Z3logf(float %0)
  ret float %2
}

define double @_Z10native_logd(double %0) #0 {
  %2 = call double @_Z3logd(double %0)
  ret double %2
}

define half @_Z10native_logDF16_(half %0) #0 {
  %2 = call half @_Z3logDF16_(half %0)
  ret half %2
}

define float @_Z9half_log2f(float %0) #0 {
  %2 = call float @_Z4log2f(float %0)
  ret float %2
}

define float @_Z11native_log2f(float %0) #0 {
  %2 = call float @_Z4log2f(float %0)
  ret float %2
}

define double @_Z11native_log2d(double %0) #0 {
  %2 = call double @_Z4log2d(double %0)
  ret double %2
}

define half @_Z11native_log2DF16_(half %0) #0 {
  %2 = call half @_Z4log2DF16_(half %0)
  ret half %2
}

define float @_Z10half_log10f(float %0) #0 {
  %2 = call float @_Z5log10f(float %0)
  ret float %2
}

define float @_Z12native_log10f(float %0) #0 {
  %2 = call float @_Z5log10f(float %0)
  ret float %2
}

define double @_Z12native_log10d(double %0) #0 {
  %2 = call double @_Z5log10d(double %0)
  ret double %2
}

define half @_Z12native_log10DF16_(half %0) #0 {
  %2 = call half @_Z5log10DF16_(half %0)
  ret half %2
}

define float @_Z10half_rsqrtf(float %0) #0 {
  %2 = call float @_Z5rsqrtf(float %0)
  ret float %2
}

define float @_Z12native_rsqrtf(float %0) #0 {
  %2 = call float @_Z5rsqrtf(float %0)
  ret float %2
}

define double @_Z12native_rsqrtd(double %0) #0 {
  %2 = call double @_Z5rsqrtd(double %0)
  ret double %2
}

define half @_Z12native_rsqrtDF16_(half %0) #0 {
  %2 = call half @_Z5rsqrtDF16_(half %0)
  ret half %2
}

define float @_Z8half_sinf(float %0) #0 {
  %2 = call float @_Z3sinf(float %0)
  ret float %2
}

define float @_Z10native_sinf(float %0) #0 {
  %2 = call float @_Z3sinf(float %0)
  ret float %2
}

define double @_Z10native_sind(double %0) #0 {
  %2 = call double @_Z3sind(double %0)
  ret double %2
}

define half @_Z10native_sinDF16_(half %0) #0 {
  %2 = call half @_Z3sinDF16_(half %0)
  ret half %2
}

define float @_Z9half_sqrtf(float %0) #0 {
  %2 = call float @_Z4sqrtf(float %0)
  ret float %2
}

define float @_Z11native_sqrtf(float %0) #0 {
  %2 = call float @_Z4sqrtf(float %0)
  ret float %2
}

define double @_Z11native_sqrtd(double %0) #0 {
  %2 = call double @_Z4sqrtd(double %0)
  ret double %2
}

define half @_Z11native_sqrtDF16_(half %0) #0 {
  %2 = call half @_Z4sqrtDF16_(half %0)
  ret half %2
}

define float @_Z8half_tanf(float %0) #0 {
  %2 = call float @_Z3tanf(float %0)
  ret float %2
}

define float @_Z10native_tanf(float %0) #0 {
  %2 = call float @_Z3tanf(float %0)
  ret float %2
}

define double @_Z10native_tand(double %0) #0 {
  %2 = call double @_Z3tand(double %0)
  ret double %2
}

define half @_Z10native_tanDF16_(half %0) #0 {
  %2 = call half @_Z3tanDF16_(half %0)
  ret half %2
}

define half @_Z11native_powrDF16_DF16_(half %0, half %1) #0 {
  %3 = call half @_Z4powrDF16_DF16_(half %0, half %1)
  ret half %3
}

define half @_Z13native_divideDF16_DF16_(half %0, half %1) #0 {
  %3 = fdiv half %0, %1
  ret half %3
}

define half @_Z12native_recipDF16_(half %0) #0 {
  %2 = fdiv half 0xH3C00, %0
  ret half %2
}

define double @_Z11native_powrdd(double %0, double %1) #0 {
  %3 = call double @_Z4powrdd(double %0, double %1)
  ret double %3
}

define double @_Z13native_dividedd(double %0, double %1) #0 {
  %3 = fdiv double %0, %1
  ret double %3
}

define double @_Z12native_recipd(double %0) #0 {
  %2 = fdiv double 1.000000e+00, %0
  ret double %2
}

define float @_Z11native_powrff(float %0, float %1) #0 {
  %3 = call float @_Z4powrff(float %0, float %1)
  ret float %3
}

define float @_Z13native_divideff(float %0, float %1) #0 {
  %3 = fdiv float %0, %1
  ret float %3
}

define float @_Z12native_recipf(float %0) #0 {
  %2 = fdiv float 1.000000e+00, %0
  ret float %2
}

define float @_Z9half_powrff(float %0, float %1) #0 {
  %3 = call float @_Z4powrff(float %0, float %1)
  ret float %3
}

define float @_Z11half_divideff(float %0, float %1) #0 {
  %3 = fdiv float %0, %1
  ret float %3
}

define float @_Z10half_recipf(float %0) #0 {
  %2 = fdiv float 1.000000e+00, %0
  ret float %2
}

define i32 @_Z7isequalDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp oeq half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z17__spirv_FOrdEqualDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp oeq half %0, %1
  ret i1 %3
}

define i32 @_Z10isnotequalDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp une half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z22__spirv_FUnordNotEqualDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp une half %0, %1
  ret i1 %3
}

define i32 @_Z9isgreaterDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp ogt half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z23__spirv_FOrdGreaterThanDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp ogt half %0, %1
  ret i1 %3
}

define i32 @_Z14isgreaterequalDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp oge half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z28__spirv_FOrdGreaterThanEqualDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp oge half %0, %1
  ret i1 %3
}

define i32 @_Z6islessDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp olt half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z20__spirv_FOrdLessThanDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp olt half %0, %1
  ret i1 %3
}

define i32 @_Z11islessequalDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp ole half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z25__spirv_FOrdLessThanEqualDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp ole half %0, %1
  ret i1 %3
}

define i32 @_Z13islessgreaterDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp one half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z21__spirv_LessOrGreaterDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp one half %0, %1
  ret i1 %3
}

define i32 @_Z9isorderedDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp ord half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z15__spirv_OrderedDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp ord half %0, %1
  ret i1 %3
}

define i32 @_Z11isunorderedDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp uno half %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z17__spirv_UnorderedDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp uno half %0, %1
  ret i1 %3
}

define i32 @_Z8isfiniteDF16_(half %0) #0 {
  %2 = call half @llvm.fabs.f16(half %0)
  %3 = fcmp one half %2, 0xH7C00
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare i1 @llvm.is.fpclass.f16(half, i32 immarg) #2

define zeroext i1 @_Z16__spirv_IsFiniteDF16_(half %0) #0 {
  %2 = call half @llvm.fabs.f16(half %0)
  %3 = fcmp one half %2, 0xH7C00
  ret i1 %3
}

define i32 @_Z5isinfDF16_(half %0) #0 {
  %2 = call half @llvm.fabs.f16(half %0)
  %3 = fcmp oeq half %2, 0xH7C00
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z13__spirv_IsInfDF16_(half %0) #0 {
  %2 = call half @llvm.fabs.f16(half %0)
  %3 = fcmp oeq half %2, 0xH7C00
  ret i1 %3
}

define i32 @_Z5isnanDF16_(half %0) #0 {
  %2 = fcmp uno half %0, 0xH0000
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define zeroext i1 @_Z13__spirv_IsNanDF16_(half %0) #0 {
  %2 = fcmp uno half %0, 0xH0000
  ret i1 %2
}

define i32 @_Z8isnormalDF16_(half %0) #0 {
  %2 = call i1 @llvm.is.fpclass.f16(half %0, i32 264)
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define zeroext i1 @_Z16__spirv_IsNormalDF16_(half %0) #0 {
  %2 = call i1 @llvm.is.fpclass.f16(half %0, i32 264)
  ret i1 %2
}

define i32 @_Z7signbitDF16_(half %0) #0 {
  %2 = bitcast half %0 to i16
  %3 = lshr i16 %2, 15
  %4 = zext nneg i16 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z18__spirv_SignBitSetDF16_(half %0) #0 {
  %2 = bitcast half %0 to i16
  %3 = icmp slt i16 %2, 0
  ret i1 %3
}

define zeroext i1 @_Z20__spirv_FOrdNotEqualDF16_DF16_(half %0, half %1) #0 {
  %3 = fcmp one half %0, %1
  ret i1 %3
}

define half @_Z9bitselectDF16_DF16_DF16_(half %0, half %1, half %2) #0 {
  %4 = bitcast half %0 to i16
  %5 = bitcast half %2 to i16
  %6 = xor i16 %5, -1
  %7 = and i16 %4, %6
  %8 = bitcast half %1 to i16
  %9 = and i16 %8, %5
  %10 = or i16 %7, %9
  %11 = bitcast i16 %10 to half
  ret half %11
}

define i32 @_Z7isequalff(float %0, float %1) #0 {
  %3 = fcmp oeq float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z17__spirv_FOrdEqualff(float %0, float %1) #0 {
  %3 = fcmp oeq float %0, %1
  ret i1 %3
}

define i32 @_Z10isnotequalff(float %0, float %1) #0 {
  %3 = fcmp une float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z22__spirv_FUnordNotEqualff(float %0, float %1) #0 {
  %3 = fcmp une float %0, %1
  ret i1 %3
}

define i32 @_Z9isgreaterff(float %0, float %1) #0 {
  %3 = fcmp ogt float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z23__spirv_FOrdGreaterThanff(float %0, float %1) #0 {
  %3 = fcmp ogt float %0, %1
  ret i1 %3
}

define i32 @_Z14isgreaterequalff(float %0, float %1) #0 {
  %3 = fcmp oge float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z28__spirv_FOrdGreaterThanEqualff(float %0, float %1) #0 {
  %3 = fcmp oge float %0, %1
  ret i1 %3
}

define i32 @_Z6islessff(float %0, float %1) #0 {
  %3 = fcmp olt float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z20__spirv_FOrdLessThanff(float %0, float %1) #0 {
  %3 = fcmp olt float %0, %1
  ret i1 %3
}

define i32 @_Z11islessequalff(float %0, float %1) #0 {
  %3 = fcmp ole float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z25__spirv_FOrdLessThanEqualff(float %0, float %1) #0 {
  %3 = fcmp ole float %0, %1
  ret i1 %3
}

define i32 @_Z13islessgreaterff(float %0, float %1) #0 {
  %3 = fcmp one float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z21__spirv_LessOrGreaterff(float %0, float %1) #0 {
  %3 = fcmp one float %0, %1
  ret i1 %3
}

define i32 @_Z9isorderedff(float %0, float %1) #0 {
  %3 = fcmp ord float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z15__spirv_Orderedff(float %0, float %1) #0 {
  %3 = fcmp ord float %0, %1
  ret i1 %3
}

define i32 @_Z11isunorderedff(float %0, float %1) #0 {
  %3 = fcmp uno float %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z17__spirv_Unorderedff(float %0, float %1) #0 {
  %3 = fcmp uno float %0, %1
  ret i1 %3
}

define i32 @_Z8isfinitef(float %0) #0 {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp one float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #2

define zeroext i1 @_Z16__spirv_IsFinitef(float %0) #0 {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp one float %2, 0x7FF0000000000000
  ret i1 %3
}

define i32 @_Z5isinff(float %0) #0 {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z13__spirv_IsInff(float %0) #0 {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  ret i1 %3
}

define i32 @_Z5isnanf(float %0) #0 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define zeroext i1 @_Z13__spirv_IsNanf(float %0) #0 {
  %2 = fcmp uno float %0, 0.000000e+00
  ret i1 %2
}

define i32 @_Z8isnormalf(float %0) #0 {
  %2 = call i1 @llvm.is.fpclass.f32(float %0, i32 264)
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define zeroext i1 @_Z16__spirv_IsNormalf(float %0) #0 {
  %2 = call i1 @llvm.is.fpclass.f32(float %0, i32 264)
  ret i1 %2
}

define i32 @_Z7signbitf(float %0) #0 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 31
  ret i32 %3
}

define zeroext i1 @_Z18__spirv_SignBitSetf(float %0) #0 {
  %2 = bitcast float %0 to i32
  %3 = icmp slt i32 %2, 0
  ret i1 %3
}

define zeroext i1 @_Z20__spirv_FOrdNotEqualff(float %0, float %1) #0 {
  %3 = fcmp one float %0, %1
  ret i1 %3
}

define float @_Z9bitselectfff(float %0, float %1, float %2) #0 {
  %4 = bitcast float %0 to i32
  %5 = bitcast float %2 to i32
  %6 = xor i32 %5, -1
  %7 = and i32 %4, %6
  %8 = bitcast float %1 to i32
  %9 = and i32 %8, %5
  %10 = or i32 %7, %9
  %11 = bitcast i32 %10 to float
  ret float %11
}

define i32 @_Z7isequaldd(double %0, double %1) #0 {
  %3 = fcmp oeq double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z17__spirv_FOrdEqualdd(double %0, double %1) #0 {
  %3 = fcmp oeq double %0, %1
  ret i1 %3
}

define i32 @_Z10isnotequaldd(double %0, double %1) #0 {
  %3 = fcmp une double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z22__spirv_FUnordNotEqualdd(double %0, double %1) #0 {
  %3 = fcmp une double %0, %1
  ret i1 %3
}

define i32 @_Z9isgreaterdd(double %0, double %1) #0 {
  %3 = fcmp ogt double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z23__spirv_FOrdGreaterThandd(double %0, double %1) #0 {
  %3 = fcmp ogt double %0, %1
  ret i1 %3
}

define i32 @_Z14isgreaterequaldd(double %0, double %1) #0 {
  %3 = fcmp oge double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z28__spirv_FOrdGreaterThanEqualdd(double %0, double %1) #0 {
  %3 = fcmp oge double %0, %1
  ret i1 %3
}

define i32 @_Z6islessdd(double %0, double %1) #0 {
  %3 = fcmp olt double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z20__spirv_FOrdLessThandd(double %0, double %1) #0 {
  %3 = fcmp olt double %0, %1
  ret i1 %3
}

define i32 @_Z11islessequaldd(double %0, double %1) #0 {
  %3 = fcmp ole double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z25__spirv_FOrdLessThanEqualdd(double %0, double %1) #0 {
  %3 = fcmp ole double %0, %1
  ret i1 %3
}

define i32 @_Z13islessgreaterdd(double %0, double %1) #0 {
  %3 = fcmp one double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z21__spirv_LessOrGreaterdd(double %0, double %1) #0 {
  %3 = fcmp one double %0, %1
  ret i1 %3
}

define i32 @_Z9isordereddd(double %0, double %1) #0 {
  %3 = fcmp ord double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z15__spirv_Ordereddd(double %0, double %1) #0 {
  %3 = fcmp ord double %0, %1
  ret i1 %3
}

define i32 @_Z11isunordereddd(double %0, double %1) #0 {
  %3 = fcmp uno double %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z17__spirv_Unordereddd(double %0, double %1) #0 {
  %3 = fcmp uno double %0, %1
  ret i1 %3
}

define i32 @_Z8isfinited(double %0) #0 {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp one double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #2

define zeroext i1 @_Z16__spirv_IsFinited(double %0) #0 {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp one double %2, 0x7FF0000000000000
  ret i1 %3
}

define i32 @_Z5isinfd(double %0) #0 {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z13__spirv_IsInfd(double %0) #0 {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  ret i1 %3
}

define i32 @_Z5isnand(double %0) #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define zeroext i1 @_Z13__spirv_IsNand(double %0) #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  ret i1 %2
}

define i32 @_Z8isnormald(double %0) #0 {
  %2 = call i1 @llvm.is.fpclass.f64(double %0, i32 264)
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define zeroext i1 @_Z16__spirv_IsNormald(double %0) #0 {
  %2 = call i1 @llvm.is.fpclass.f64(double %0, i32 264)
  ret i1 %2
}

define i32 @_Z7signbitd(double %0) #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 63
  %4 = trunc nuw nsw i64 %3 to i32
  ret i32 %4
}

define zeroext i1 @_Z18__spirv_SignBitSetd(double %0) #0 {
  %2 = bitcast double %0 to i64
  %3 = icmp slt i64 %2, 0
  ret i1 %3
}

define zeroext i1 @_Z20__spirv_FOrdNotEqualdd(double %0, double %1) #0 {
  %3 = fcmp one double %0, %1
  ret i1 %3
}

define double @_Z9bitselectddd(double %0, double %1, double %2) #0 {
  %4 = bitcast double %0 to i64
  %5 = bitcast double %2 to i64
  %6 = xor i64 %5, -1
  %7 = and i64 %4, %6
  %8 = bitcast double %1 to i64
  %9 = and i64 %8, %5
  %10 = or i64 %7, %9
  %11 = bitcast i64 %10 to double
  ret double %11
}

define i32 @_Z3anyc(i8 signext %0) #0 {
  %.lobit = lshr i8 %0, 7
  %2 = zext nneg i8 %.lobit to i32
  ret i32 %2
}

define i32 @_Z3allc(i8 signext %0) #0 {
  %.lobit = lshr i8 %0, 7
  %2 = zext nneg i8 %.lobit to i32
  ret i32 %2
}

define signext i8 @_Z9bitselectccc(i8 signext %0, i8 signext %1, i8 signext %2) #0 {
  %4 = xor i8 %2, -1
  %5 = and i8 %0, %4
  %6 = and i8 %1, %2
  %7 = or disjoint i8 %5, %6
  ret i8 %7
}

define i32 @_Z3anyh(i8 zeroext %0) #0 {
  ret i32 0
}

define i32 @_Z3allh(i8 zeroext %0) #0 {
  ret i32 0
}

define zeroext i8 @_Z9bitselecthhh(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %4 = xor i8 %2, -1
  %5 = and i8 %0, %4
  %6 = and i8 %1, %2
  %7 = or disjoint i8 %5, %6
  ret i8 %7
}

define i32 @_Z3anys(i16 signext %0) #0 {
  %.lobit = lshr i16 %0, 15
  %2 = zext nneg i16 %.lobit to i32
  ret i32 %2
}

define i32 @_Z3alls(i16 signext %0) #0 {
  %.lobit = lshr i16 %0, 15
  %2 = zext nneg i16 %.lobit to i32
  ret i32 %2
}

define signext i16 @_Z9bitselectsss(i16 signext %0, i16 signext %1, i16 signext %2) #0 {
  %4 = xor i16 %2, -1
  %5 = and i16 %0, %4
  %6 = and i16 %1, %2
  %7 = or disjoint i16 %5, %6
  ret i16 %7
}

define i32 @_Z3anyt(i16 zeroext %0) #0 {
  ret i32 0
}

define i32 @_Z3allt(i16 zeroext %0) #0 {
  ret i32 0
}

define zeroext i16 @_Z9bitselectttt(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %4 = xor i16 %2, -1
  %5 = and i16 %0, %4
  %6 = and i16 %1, %2
  %7 = or disjoint i16 %5, %6
  ret i16 %7
}

define i32 @_Z3anyi(i32 %0) #0 {
  %.lobit = lshr i32 %0, 31
  ret i32 %.lobit
}

define i32 @_Z3alli(i32 %0) #0 {
  %.lobit = lshr i32 %0, 31
  ret i32 %.lobit
}

define i32 @_Z9bitselectiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = xor i32 %2, -1
  %5 = and i32 %0, %4
  %6 = and i32 %1, %2
  %7 = or disjoint i32 %5, %6
  ret i32 %7
}

define i32 @_Z3anyj(i32 %0) #0 {
  ret i32 0
}

define i32 @_Z3allj(i32 %0) #0 {
  ret i32 0
}

define i32 @_Z9bitselectjjj(i32 %0, i32 %1, i32 %2) #0 {
  %4 = xor i32 %2, -1
  %5 = and i32 %0, %4
  %6 = and i32 %1, %2
  %7 = or disjoint i32 %5, %6
  ret i32 %7
}

define i32 @_Z3anyl(i64 %0) #0 {
  %.lobit = lshr i64 %0, 63
  %2 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %2
}

define i32 @_Z3alll(i64 %0) #0 {
  %.lobit = lshr i64 %0, 63
  %2 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %2
}

define i64 @_Z9bitselectlll(i64 %0, i64 %1, i64 %2) #0 {
  %4 = xor i64 %2, -1
  %5 = and i64 %0, %4
  %6 = and i64 %1, %2
  %7 = or disjoint i64 %5, %6
  ret i64 %7
}

define i32 @_Z3anym(i64 %0) #0 {
  ret i32 0
}

define i32 @_Z3allm(i64 %0) #0 {
  ret i32 0
}

define i64 @_Z9bitselectmmm(i64 %0, i64 %1, i64 %2) #0 {
  %4 = xor i64 %2, -1
  %5 = and i64 %0, %4
  %6 = and i64 %1, %2
  %7 = or disjoint i64 %5, %6
  ret i64 %7
}

define signext i8 @_Z6selectccc(i8 signext %0, i8 signext %1, i8 signext %2) #0 {
  %.not = icmp eq i8 %2, 0
  %. = select i1 %.not, i8 %0, i8 %1
  ret i8 %.
}

define signext i8 @_Z6selectcch(i8 signext %0, i8 signext %1, i8 zeroext %2) #0 {
  %.not = icmp eq i8 %2, 0
  %. = select i1 %.not, i8 %0, i8 %1
  ret i8 %.
}

define zeroext i8 @_Z6selecthhc(i8 zeroext %0, i8 zeroext %1, i8 signext %2) #0 {
  %.not = icmp eq i8 %2, 0
  %. = select i1 %.not, i8 %0, i8 %1
  ret i8 %.
}

define zeroext i8 @_Z6selecthhh(i8 zeroext %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %.not = icmp eq i8 %2, 0
  %. = select i1 %.not, i8 %0, i8 %1
  ret i8 %.
}

define signext i16 @_Z6selectsss(i16 signext %0, i16 signext %1, i16 signext %2) #0 {
  %.not = icmp eq i16 %2, 0
  %. = select i1 %.not, i16 %0, i16 %1
  ret i16 %.
}

define signext i16 @_Z6selectsst(i16 signext %0, i16 signext %1, i16 zeroext %2) #0 {
  %.not = icmp eq i16 %2, 0
  %. = select i1 %.not, i16 %0, i16 %1
  ret i16 %.
}

define zeroext i16 @_Z6selecttts(i16 zeroext %0, i16 zeroext %1, i16 signext %2) #0 {
  %.not = icmp eq i16 %2, 0
  %. = select i1 %.not, i16 %0, i16 %1
  ret i16 %.
}

define zeroext i16 @_Z6selectttt(i16 zeroext %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %.not = icmp eq i16 %2, 0
  %. = select i1 %.not, i16 %0, i16 %1
  ret i16 %.
}

define half @_Z6selectDF16_DF16_s(half %0, half %1, i16 signext %2) #0 {
  %.not = icmp eq i16 %2, 0
  %. = select i1 %.not, half %0, half %1
  ret half %.
}

define half @_Z6selectDF16_DF16_t(half %0, half %1, i16 zeroext %2) #0 {
  %.not = icmp eq i16 %2, 0
  %. = select i1 %.not, half %0, half %1
  ret half %.
}

define i32 @_Z6selectiii(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %0, i32 %1
  ret i32 %.
}

define i32 @_Z6selectiij(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %0, i32 %1
  ret i32 %.
}

define i32 @_Z6selectjji(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %0, i32 %1
  ret i32 %.
}

define i32 @_Z6selectjjj(i32 %0, i32 %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %0, i32 %1
  ret i32 %.
}

define float @_Z6selectffi(float %0, float %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, float %0, float %1
  ret float %.
}

define float @_Z6selectffj(float %0, float %1, i32 %2) #0 {
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, float %0, float %1
  ret float %.
}

define i64 @_Z6selectlll(i64 %0, i64 %1, i64 %2) #0 {
  %.not = icmp eq i64 %2, 0
  %. = select i1 %.not, i64 %0, i64 %1
  ret i64 %.
}

define i64 @_Z6selectllm(i64 %0, i64 %1, i64 %2) #0 {
  %.not = icmp eq i64 %2, 0
  %. = select i1 %.not, i64 %0, i64 %1
  ret i64 %.
}

define i64 @_Z6selectmml(i64 %0, i64 %1, i64 %2) #0 {
  %.not = icmp eq i64 %2, 0
  %. = select i1 %.not, i64 %0, i64 %1
  ret i64 %.
}

define i64 @_Z6selectmmm(i64 %0, i64 %1, i64 %2) #0 {
  %.not = icmp eq i64 %2, 0
  %. = select i1 %.not, i64 %0, i64 %1
  ret i64 %.
}

define double @_Z6selectddl(double %0, double %1, i64 %2) #0 {
  %.not = icmp eq i64 %2, 0
  %. = select i1 %.not, double %0, double %1
  ret double %.
}

define double @_Z6selectddm(double %0, double %1, i64 %2) #0 {
  %.not = icmp eq i64 %2, 0
  %. = select i1 %.not, double %0, double %1
  ret double %.
}

define i32 @_Z3anyDv2_c(<2 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.or.v2i8(<2 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.or.v2i8(<2 x i8>) #3

define i32 @_Z3allDv2_c(<2 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.and.v2i8(<2 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.and.v2i8(<2 x i8>) #3

define i32 @_Z3anyDv3_c(<3 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.or.v3i8(<3 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.or.v3i8(<3 x i8>) #3

define i32 @_Z3allDv3_c(<3 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.and.v3i8(<3 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.and.v3i8(<3 x i8>) #3

define i32 @_Z3anyDv4_c(<4 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.or.v4i8(<4 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.or.v4i8(<4 x i8>) #3

define i32 @_Z3allDv4_c(<4 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.and.v4i8(<4 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.and.v4i8(<4 x i8>) #3

define i32 @_Z3anyDv8_c(<8 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.or.v8i8(<8 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.or.v8i8(<8 x i8>) #3

define i32 @_Z3allDv8_c(<8 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.and.v8i8(<8 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.and.v8i8(<8 x i8>) #3

define i32 @_Z3anyDv16_c(<16 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.or.v16i8(<16 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.or.v16i8(<16 x i8>) #3

define i32 @_Z3allDv16_c(<16 x i8> %0) #0 {
  %2 = call i8 @llvm.vector.reduce.and.v16i8(<16 x i8> %0)
  %.lobit = lshr i8 %2, 7
  %3 = zext nneg i8 %.lobit to i32
  ret i32 %3
}

declare i8 @llvm.vector.reduce.and.v16i8(<16 x i8>) #3

define i32 @_Z3anyDv2_s(<2 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.or.v2i16(<2 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.or.v2i16(<2 x i16>) #3

define i32 @_Z3allDv2_s(<2 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.and.v2i16(<2 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.and.v2i16(<2 x i16>) #3

define i32 @_Z3anyDv3_s(<3 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.or.v3i16(<3 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.or.v3i16(<3 x i16>) #3

define i32 @_Z3allDv3_s(<3 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.and.v3i16(<3 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.and.v3i16(<3 x i16>) #3

define i32 @_Z3anyDv4_s(<4 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.or.v4i16(<4 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.or.v4i16(<4 x i16>) #3

define i32 @_Z3allDv4_s(<4 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.and.v4i16(<4 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.and.v4i16(<4 x i16>) #3

define i32 @_Z3anyDv8_s(<8 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.or.v8i16(<8 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.or.v8i16(<8 x i16>) #3

define i32 @_Z3allDv8_s(<8 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.and.v8i16(<8 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.and.v8i16(<8 x i16>) #3

define i32 @_Z3anyDv16_s(<16 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.or.v16i16(<16 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.or.v16i16(<16 x i16>) #3

define i32 @_Z3allDv16_s(<16 x i16> %0) #0 {
  %2 = call i16 @llvm.vector.reduce.and.v16i16(<16 x i16> %0)
  %.lobit = lshr i16 %2, 15
  %3 = zext nneg i16 %.lobit to i32
  ret i32 %3
}

declare i16 @llvm.vector.reduce.and.v16i16(<16 x i16>) #3

define i32 @_Z3anyDv2_i(<2 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.or.v2i32(<2 x i32>) #3

define i32 @_Z3allDv2_i(<2 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.and.v2i32(<2 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.and.v2i32(<2 x i32>) #3

define i32 @_Z3anyDv3_i(<3 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.or.v3i32(<3 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.or.v3i32(<3 x i32>) #3

define i32 @_Z3allDv3_i(<3 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.and.v3i32(<3 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.and.v3i32(<3 x i32>) #3

define i32 @_Z3anyDv4_i(<4 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #3

define i32 @_Z3allDv4_i(<4 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #3

define i32 @_Z3anyDv8_i(<8 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>) #3

define i32 @_Z3allDv8_i(<8 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.and.v8i32(<8 x i32>) #3

define i32 @_Z3anyDv16_i(<16 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #3

define i32 @_Z3allDv16_i(<16 x i32> %0) #0 {
  %2 = call i32 @llvm.vector.reduce.and.v16i32(<16 x i32> %0)
  %.lobit = lshr i32 %2, 31
  ret i32 %.lobit
}

declare i32 @llvm.vector.reduce.and.v16i32(<16 x i32>) #3

define i32 @_Z3anyDv2_l(<2 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>) #3

define i32 @_Z3allDv2_l(<2 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.and.v2i64(<2 x i64>) #3

define i32 @_Z3anyDv3_l(<3 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.or.v3i64(<3 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.or.v3i64(<3 x i64>) #3

define i32 @_Z3allDv3_l(<3 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.and.v3i64(<3 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.and.v3i64(<3 x i64>) #3

define i32 @_Z3anyDv4_l(<4 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #3

define i32 @_Z3allDv4_l(<4 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.and.v4i64(<4 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.and.v4i64(<4 x i64>) #3

define i32 @_Z3anyDv8_l(<8 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #3

define i32 @_Z3allDv8_l(<8 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.and.v8i64(<8 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.and.v8i64(<8 x i64>) #3

define i32 @_Z3anyDv16_l(<16 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #3

define i32 @_Z3allDv16_l(<16 x i64> %0) #0 {
  %2 = call i64 @llvm.vector.reduce.and.v16i64(<16 x i64> %0)
  %.lobit = lshr i64 %2, 63
  %3 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %3
}

declare i64 @llvm.vector.reduce.and.v16i64(<16 x i64>) #3

define half @_Z3dotDv2_DF16_S_(<2 x half> %0, <2 x half> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 2
  br i1 %4, label %5, label %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <2 x half> %0, i32 %.09
  %7 = fpext half %6 to float
  %8 = extractelement <2 x half> %1, i32 %.09
  %9 = fpext half %8 to float
  %10 = call float @llvm.fmuladd.f32(float %7, float %9, float %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !5

_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc float %.0 to half
  ret half %12
}

define half @_Z11__spirv_DotDv2_DF16_S_(<2 x half> %0, <2 x half> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 2
  br i1 %4, label %5, label %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <2 x half> %0, i32 %.09
  %7 = fpext half %6 to float
  %8 = extractelement <2 x half> %1, i32 %.09
  %9 = fpext half %8 to float
  %10 = call float @llvm.fmuladd.f32(float %7, float %9, float %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !5

_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc float %.0 to half
  ret half %12
}

define half @_Z6lengthDv2_DF16_(<2 x half> %0) #0 {
  %2 = call half @_ZL9length_ofIDF16_Dv2_DF16_ET_T0_(<2 x half> %0)
  ret half %2
}

define internal half @_ZL9length_ofIDF16_Dv2_DF16_ET_T0_(<2 x half> %0) #0 {
  br label %2

2:
  %.014 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.014, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x half> %0, i32 %.014
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.0)
  %8 = add nuw nsw i32 %.014, 1
  br label %2, !llvm.loop !5

_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.0)
  %10 = fptrunc float %9 to half
  ret half %10
}

define half @_Z8distanceDv2_DF16_S_(<2 x half> %0, <2 x half> %1) #0 {
  %3 = fsub <2 x half> %0, %1
  %4 = call half @_ZL9length_ofIDF16_Dv2_DF16_ET_T0_(<2 x half> %3)
  ret half %4
}

define <2 x half> @_Z9normalizeDv2_DF16_(<2 x half> %0) #0 {
  %2 = call <2 x half> @_ZL10normalizedIDF16_Dv2_DF16_ET0_S1_(<2 x half> %0)
  ret <2 x half> %2
}

define internal <2 x half> @_ZL10normalizedIDF16_Dv2_DF16_ET0_S1_(<2 x half> %0) #0 {
  br label %2

2:
  %.049 = phi i1 [ false, %1 ], [ %8, %4 ]
  %.048 = phi i32 [ 0, %1 ], [ %9, %4 ]
  %3 = icmp samesign ult i32 %.048, 2
  br i1 %3, label %4, label %10

4:
  %5 = extractelement <2 x half> %0, i32 %.048
  %6 = call half @llvm.fabs.f16(half %5)
  %7 = fcmp oeq half %6, 0xH7C00
  %8 = or i1 %.049, %7
  %9 = add nuw nsw i32 %.048, 1
  br label %2, !llvm.loop !6

10:
  br i1 %.049, label %11, label %28

11:
  %.1 = phi <2 x half> [ %26, %21 ], [ %0, %10 ]
  %.047 = phi i32 [ %27, %21 ], [ 0, %10 ]
  %12 = icmp samesign ult i32 %.047, 2
  br i1 %12, label %13, label %28

13:
  %14 = extractelement <2 x half> %.1, i32 %.047
  %15 = call half @llvm.fabs.f16(half %14)
  %16 = fcmp oeq half %15, 0xH7C00
  br i1 %16, label %21, label %17

17:
  %18 = fcmp oeq half %14, %14
  br i1 %18, label %21, label %19

19:
  %20 = fpext half %14 to double
  br label %21

21:
  %22 = phi double [ 1.000000e+00, %13 ], [ %20, %19 ], [ 0.000000e+00, %17 ]
  %23 = fpext half %14 to double
  %24 = call double @llvm.copysign.f64(double %22, double %23)
  %25 = fptrunc double %24 to half
  %26 = insertelement <2 x half> %.1, half %25, i32 %.047
  %27 = add nuw nsw i32 %.047, 1
  br label %11, !llvm.loop !7

28:
  %.050 = phi <2 x half> [ %0, %10 ], [ %.1, %11 ]
  br label %29

29:
  %.046 = phi i32 [ 0, %28 ], [ %35, %31 ]
  %.045 = phi float [ 0.000000e+00, %28 ], [ %34, %31 ]
  %30 = icmp samesign ult i32 %.046, 2
  br i1 %30, label %31, label %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit

31:
  %32 = extractelement <2 x half> %.050, i32 %.046
  %33 = fpext half %32 to float
  %34 = call float @llvm.fmuladd.f32(float %33, float %33, float %.045)
  %35 = add nuw nsw i32 %.046, 1
  br label %29, !llvm.loop !5

_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %36 = fcmp oeq float %.045, 0.000000e+00
  br i1 %36, label %47, label %37

37:
  %.2 = phi <2 x half> [ %45, %39 ], [ %.050, %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %46, %39 ], [ 0, %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit ]
  %38 = icmp samesign ult i32 %.0, 2
  br i1 %38, label %39, label %47

39:
  %40 = extractelement <2 x half> %.2, i32 %.0
  %41 = fpext half %40 to float
  %42 = call float @llvm.sqrt.f32(float %.045)
  %43 = fdiv float %41, %42
  %44 = fptrunc float %43 to half
  %45 = insertelement <2 x half> %.2, half %44, i32 %.0
  %46 = add nuw nsw i32 %.0, 1
  br label %37, !llvm.loop !8

47:
  %.051 = phi <2 x half> [ %.050, %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %.2, %37 ]
  ret <2 x half> %.051
}

define half @_Z11fast_lengthDv2_DF16_(<2 x half> %0) #0 {
  br label %2

2:
  %.010 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.010, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x half> %0, i32 %.010
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.0)
  %8 = add nuw nsw i32 %.010, 1
  br label %2, !llvm.loop !5

_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.0)
  %10 = fptrunc float %9 to half
  ret half %10
}

define half @_Z13fast_distanceDv2_DF16_S_(<2 x half> %0, <2 x half> %1) #0 {
  %3 = fsub <2 x half> %0, %1
  br label %4

4:
  %.012 = phi i32 [ 0, %2 ], [ %10, %6 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %9, %6 ]
  %5 = icmp samesign ult i32 %.012, 2
  br i1 %5, label %6, label %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <2 x half> %3, i32 %.012
  %8 = fpext half %7 to float
  %9 = call float @llvm.fmuladd.f32(float %8, float %8, float %.0)
  %10 = add nuw nsw i32 %.012, 1
  br label %4, !llvm.loop !5

_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %11 = call float @llvm.sqrt.f32(float %.0)
  %12 = fptrunc float %11 to half
  ret half %12
}

define <2 x half> @_Z14fast_normalizeDv2_DF16_(<2 x half> %0) #0 {
  br label %2

2:
  %.021 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.020 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.021, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x half> %0, i32 %.021
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.020)
  %8 = add nuw nsw i32 %.021, 1
  br label %2, !llvm.loop !5

_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.020)
  %10 = fdiv float 1.000000e+00, %9
  br label %11

11:
  %.022 = phi <2 x half> [ %0, %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %19, %14 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIDF16_Dv2_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %20, %14 ]
  %12 = icmp samesign ult i32 %.0, 2
  %13 = fcmp une float %.020, 0.000000e+00
  %spec.select = select i1 %12, i1 %13, i1 false
  br i1 %spec.select, label %14, label %21

14:
  %15 = extractelement <2 x half> %.022, i32 %.0
  %16 = fpext half %15 to float
  %17 = fmul float %10, %16
  %18 = fptrunc float %17 to half
  %19 = insertelement <2 x half> %.022, half %18, i32 %.0
  %20 = add nuw nsw i32 %.0, 1
  br label %11, !llvm.loop !9

21:
  ret <2 x half> %.022
}

define half @_Z3dotDv3_DF16_S_(<3 x half> %0, <3 x half> %1) #0 {
  br label %3

3:
  %.08 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.08, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x half> %0, i32 %.08
  %7 = fpext half %6 to float
  %8 = extractelement <3 x half> %1, i32 %.08
  %9 = fpext half %8 to float
  %10 = call float @llvm.fmuladd.f32(float %7, float %9, float %.0)
  %11 = add nuw nsw i32 %.08, 1
  br label %3, !llvm.loop !10

_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc float %.0 to half
  ret half %12
}

define half @_Z11__spirv_DotDv3_DF16_S_(<3 x half> %0, <3 x half> %1) #0 {
  br label %3

3:
  %.08 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.08, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x half> %0, i32 %.08
  %7 = fpext half %6 to float
  %8 = extractelement <3 x half> %1, i32 %.08
  %9 = fpext half %8 to float
  %10 = call float @llvm.fmuladd.f32(float %7, float %9, float %.0)
  %11 = add nuw nsw i32 %.08, 1
  br label %3, !llvm.loop !10

_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc float %.0 to half
  ret half %12
}

define half @_Z6lengthDv3_DF16_(<3 x half> %0) #0 {
  %2 = call half @_ZL9length_ofIDF16_Dv3_DF16_ET_T0_(<3 x half> %0)
  ret half %2
}

define internal half @_ZL9length_ofIDF16_Dv3_DF16_ET_T0_(<3 x half> %0) #0 {
  br label %2

2:
  %.014 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.014, 3
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <3 x half> %0, i32 %.014
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.0)
  %8 = add nuw nsw i32 %.014, 1
  br label %2, !llvm.loop !10

_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.0)
  %10 = fptrunc float %9 to half
  ret half %10
}

define half @_Z8distanceDv3_DF16_S_(<3 x half> %0, <3 x half> %1) #0 {
  %3 = fsub <3 x half> %0, %1
  %4 = call half @_ZL9length_ofIDF16_Dv3_DF16_ET_T0_(<3 x half> %3)
  ret half %4
}

define <3 x half> @_Z9normalizeDv3_DF16_(<3 x half> %0) #0 {
  %2 = call <3 x half> @_ZL10normalizedIDF16_Dv3_DF16_ET0_S1_(<3 x half> %0)
  ret <3 x half> %2
}

define internal <3 x half> @_ZL10normalizedIDF16_Dv3_DF16_ET0_S1_(<3 x half> %0) #0 {
  %2 = shufflevector <3 x half> %0, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %3

3:
  %.054 = phi i1 [ false, %1 ], [ %9, %5 ]
  %.053 = phi i32 [ 0, %1 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.053, 3
  br i1 %4, label %5, label %11

5:
  %6 = extractelement <3 x half> %0, i32 %.053
  %7 = call half @llvm.fabs.f16(half %6)
  %8 = fcmp oeq half %7, 0xH7C00
  %9 = or i1 %.054, %8
  %10 = add nuw nsw i32 %.053, 1
  br label %3, !llvm.loop !11

11:
  br i1 %.054, label %12, label %38

12:
  %.sroa.0.1 = phi <4 x half> [ %.sroa.0.0.vecblend, %29 ], [ %2, %11 ]
  %.052 = phi i32 [ %37, %29 ], [ 0, %11 ]
  %13 = icmp samesign ult i32 %.052, 3
  br i1 %13, label %14, label %38

14:
  %15 = shufflevector <4 x half> %.sroa.0.1, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = extractelement <3 x half> %15, i32 %.052
  %17 = call half @llvm.fabs.f16(half %16)
  %18 = fcmp oeq half %17, 0xH7C00
  br i1 %18, label %29, label %19

19:
  %20 = shufflevector <4 x half> %.sroa.0.1, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = extractelement <3 x half> %20, i32 %.052
  %22 = shufflevector <4 x half> %.sroa.0.1, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %23 = extractelement <3 x half> %22, i32 %.052
  %24 = fcmp oeq half %21, %23
  br i1 %24, label %29, label %25

25:
  %26 = shufflevector <4 x half> %.sroa.0.1, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = extractelement <3 x half> %26, i32 %.052
  %28 = fpext half %27 to double
  br label %29

29:
  %30 = phi double [ 1.000000e+00, %14 ], [ %28, %25 ], [ 0.000000e+00, %19 ]
  %31 = shufflevector <4 x half> %.sroa.0.1, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = extractelement <3 x half> %31, i32 %.052
  %33 = fpext half %32 to double
  %34 = call double @llvm.copysign.f64(double %30, double %33)
  %35 = fptrunc double %34 to half
  %.sroa.0.0.vec.extract = shufflevector <4 x half> %.sroa.0.1, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = insertelement <3 x half> %.sroa.0.0.vec.extract, half %35, i32 %.052
  %.sroa.0.0.vec.expand = shufflevector <3 x half> %36, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x half> %.sroa.0.0.vec.expand, <4 x half> %.sroa.0.1, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %37 = add nuw nsw i32 %.052, 1
  br label %12, !llvm.loop !12

38:
  %.sroa.0.0 = phi <4 x half> [ %2, %11 ], [ %.sroa.0.1, %12 ]
  br label %39

39:
  %.051 = phi i32 [ 0, %38 ], [ %49, %41 ]
  %.050 = phi float [ 0.000000e+00, %38 ], [ %48, %41 ]
  %40 = icmp samesign ult i32 %.051, 3
  br i1 %40, label %41, label %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit

41:
  %42 = shufflevector <4 x half> %.sroa.0.0, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %43 = extractelement <3 x half> %42, i32 %.051
  %44 = fpext half %43 to float
  %45 = shufflevector <4 x half> %.sroa.0.0, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %46 = extractelement <3 x half> %45, i32 %.051
  %47 = fpext half %46 to float
  %48 = call float @llvm.fmuladd.f32(float %44, float %47, float %.050)
  %49 = add nuw nsw i32 %.051, 1
  br label %39, !llvm.loop !10

_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %50 = fcmp oeq float %.050, 0.000000e+00
  br i1 %50, label %51, label %53

51:
  %52 = shufflevector <4 x half> %.sroa.0.0, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %66

53:
  %.sroa.0.2 = phi <4 x half> [ %.sroa.0.0.vecblend38, %55 ], [ %.sroa.0.0, %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %63, %55 ], [ 0, %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit ]
  %54 = icmp samesign ult i32 %.0, 3
  br i1 %54, label %55, label %64

55:
  %56 = shufflevector <4 x half> %.sroa.0.2, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %57 = extractelement <3 x half> %56, i32 %.0
  %58 = fpext half %57 to float
  %59 = call float @llvm.sqrt.f32(float %.050)
  %60 = fdiv float %58, %59
  %61 = fptrunc float %60 to half
  %.sroa.0.0.vec.extract35 = shufflevector <4 x half> %.sroa.0.2, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %62 = insertelement <3 x half> %.sroa.0.0.vec.extract35, half %61, i32 %.0
  %.sroa.0.0.vec.expand37 = shufflevector <3 x half> %62, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend38 = shufflevector <4 x half> %.sroa.0.0.vec.expand37, <4 x half> %.sroa.0.2, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %63 = add nuw nsw i32 %.0, 1
  br label %53, !llvm.loop !13

64:
  %65 = shufflevector <4 x half> %.sroa.0.2, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %66

66:
  %.055 = phi <3 x half> [ %52, %51 ], [ %65, %64 ]
  ret <3 x half> %.055
}

define half @_Z11fast_lengthDv3_DF16_(<3 x half> %0) #0 {
  br label %2

2:
  %.09 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.09, 3
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <3 x half> %0, i32 %.09
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.0)
  %8 = add nuw nsw i32 %.09, 1
  br label %2, !llvm.loop !10

_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.0)
  %10 = fptrunc float %9 to half
  ret half %10
}

define half @_Z13fast_distanceDv3_DF16_S_(<3 x half> %0, <3 x half> %1) #0 {
  %3 = fsub <3 x half> %0, %1
  br label %4

4:
  %.011 = phi i32 [ 0, %2 ], [ %10, %6 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %9, %6 ]
  %5 = icmp samesign ult i32 %.011, 3
  br i1 %5, label %6, label %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <3 x half> %3, i32 %.011
  %8 = fpext half %7 to float
  %9 = call float @llvm.fmuladd.f32(float %8, float %8, float %.0)
  %10 = add nuw nsw i32 %.011, 1
  br label %4, !llvm.loop !10

_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %11 = call float @llvm.sqrt.f32(float %.0)
  %12 = fptrunc float %11 to half
  ret half %12
}

define <3 x half> @_Z14fast_normalizeDv3_DF16_(<3 x half> %0) #0 {
  %2 = shufflevector <3 x half> %0, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %3

3:
  %.021 = phi i32 [ 0, %1 ], [ %9, %5 ]
  %.020 = phi float [ 0.000000e+00, %1 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.021, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x half> %0, i32 %.021
  %7 = fpext half %6 to float
  %8 = call float @llvm.fmuladd.f32(float %7, float %7, float %.020)
  %9 = add nuw nsw i32 %.021, 1
  br label %3, !llvm.loop !10

_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %10 = call float @llvm.sqrt.f32(float %.020)
  %11 = fdiv float 1.000000e+00, %10
  br label %12

12:
  %.sroa.0.0 = phi <4 x half> [ %2, %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %.sroa.0.0.vecblend, %15 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIDF16_Dv3_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %22, %15 ]
  %13 = icmp samesign ult i32 %.0, 3
  %14 = fcmp une float %.020, 0.000000e+00
  %spec.select = select i1 %13, i1 %14, i1 false
  br i1 %spec.select, label %15, label %23

15:
  %16 = shufflevector <4 x half> %.sroa.0.0, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = extractelement <3 x half> %16, i32 %.0
  %18 = fpext half %17 to float
  %19 = fmul float %11, %18
  %20 = fptrunc float %19 to half
  %.sroa.0.0.vec.extract = shufflevector <4 x half> %.sroa.0.0, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = insertelement <3 x half> %.sroa.0.0.vec.extract, half %20, i32 %.0
  %.sroa.0.0.vec.expand = shufflevector <3 x half> %21, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x half> %.sroa.0.0.vec.expand, <4 x half> %.sroa.0.0, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %22 = add nuw nsw i32 %.0, 1
  br label %12, !llvm.loop !14

23:
  %24 = shufflevector <4 x half> %.sroa.0.0, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x half> %24
}

define half @_Z3dotDv4_DF16_S_(<4 x half> %0, <4 x half> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 4
  br i1 %4, label %5, label %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <4 x half> %0, i32 %.09
  %7 = fpext half %6 to float
  %8 = extractelement <4 x half> %1, i32 %.09
  %9 = fpext half %8 to float
  %10 = call float @llvm.fmuladd.f32(float %7, float %9, float %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !15

_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc float %.0 to half
  ret half %12
}

define half @_Z11__spirv_DotDv4_DF16_S_(<4 x half> %0, <4 x half> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 4
  br i1 %4, label %5, label %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <4 x half> %0, i32 %.09
  %7 = fpext half %6 to float
  %8 = extractelement <4 x half> %1, i32 %.09
  %9 = fpext half %8 to float
  %10 = call float @llvm.fmuladd.f32(float %7, float %9, float %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !15

_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc float %.0 to half
  ret half %12
}

define half @_Z6lengthDv4_DF16_(<4 x half> %0) #0 {
  %2 = call half @_ZL9length_ofIDF16_Dv4_DF16_ET_T0_(<4 x half> %0)
  ret half %2
}

define internal half @_ZL9length_ofIDF16_Dv4_DF16_ET_T0_(<4 x half> %0) #0 {
  br label %2

2:
  %.014 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.014, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x half> %0, i32 %.014
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.0)
  %8 = add nuw nsw i32 %.014, 1
  br label %2, !llvm.loop !15

_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.0)
  %10 = fptrunc float %9 to half
  ret half %10
}

define half @_Z8distanceDv4_DF16_S_(<4 x half> %0, <4 x half> %1) #0 {
  %3 = fsub <4 x half> %0, %1
  %4 = call half @_ZL9length_ofIDF16_Dv4_DF16_ET_T0_(<4 x half> %3)
  ret half %4
}

define <4 x half> @_Z9normalizeDv4_DF16_(<4 x half> %0) #0 {
  %2 = call <4 x half> @_ZL10normalizedIDF16_Dv4_DF16_ET0_S1_(<4 x half> %0)
  ret <4 x half> %2
}

define internal <4 x half> @_ZL10normalizedIDF16_Dv4_DF16_ET0_S1_(<4 x half> %0) #0 {
  br label %2

2:
  %.049 = phi i1 [ false, %1 ], [ %8, %4 ]
  %.048 = phi i32 [ 0, %1 ], [ %9, %4 ]
  %3 = icmp samesign ult i32 %.048, 4
  br i1 %3, label %4, label %10

4:
  %5 = extractelement <4 x half> %0, i32 %.048
  %6 = call half @llvm.fabs.f16(half %5)
  %7 = fcmp oeq half %6, 0xH7C00
  %8 = or i1 %.049, %7
  %9 = add nuw nsw i32 %.048, 1
  br label %2, !llvm.loop !16

10:
  br i1 %.049, label %11, label %28

11:
  %.1 = phi <4 x half> [ %26, %21 ], [ %0, %10 ]
  %.047 = phi i32 [ %27, %21 ], [ 0, %10 ]
  %12 = icmp samesign ult i32 %.047, 4
  br i1 %12, label %13, label %28

13:
  %14 = extractelement <4 x half> %.1, i32 %.047
  %15 = call half @llvm.fabs.f16(half %14)
  %16 = fcmp oeq half %15, 0xH7C00
  br i1 %16, label %21, label %17

17:
  %18 = fcmp oeq half %14, %14
  br i1 %18, label %21, label %19

19:
  %20 = fpext half %14 to double
  br label %21

21:
  %22 = phi double [ 1.000000e+00, %13 ], [ %20, %19 ], [ 0.000000e+00, %17 ]
  %23 = fpext half %14 to double
  %24 = call double @llvm.copysign.f64(double %22, double %23)
  %25 = fptrunc double %24 to half
  %26 = insertelement <4 x half> %.1, half %25, i32 %.047
  %27 = add nuw nsw i32 %.047, 1
  br label %11, !llvm.loop !17

28:
  %.050 = phi <4 x half> [ %0, %10 ], [ %.1, %11 ]
  br label %29

29:
  %.046 = phi i32 [ 0, %28 ], [ %35, %31 ]
  %.045 = phi float [ 0.000000e+00, %28 ], [ %34, %31 ]
  %30 = icmp samesign ult i32 %.046, 4
  br i1 %30, label %31, label %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit

31:
  %32 = extractelement <4 x half> %.050, i32 %.046
  %33 = fpext half %32 to float
  %34 = call float @llvm.fmuladd.f32(float %33, float %33, float %.045)
  %35 = add nuw nsw i32 %.046, 1
  br label %29, !llvm.loop !15

_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %36 = fcmp oeq float %.045, 0.000000e+00
  br i1 %36, label %47, label %37

37:
  %.2 = phi <4 x half> [ %45, %39 ], [ %.050, %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %46, %39 ], [ 0, %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit ]
  %38 = icmp samesign ult i32 %.0, 4
  br i1 %38, label %39, label %47

39:
  %40 = extractelement <4 x half> %.2, i32 %.0
  %41 = fpext half %40 to float
  %42 = call float @llvm.sqrt.f32(float %.045)
  %43 = fdiv float %41, %42
  %44 = fptrunc float %43 to half
  %45 = insertelement <4 x half> %.2, half %44, i32 %.0
  %46 = add nuw nsw i32 %.0, 1
  br label %37, !llvm.loop !18

47:
  %.051 = phi <4 x half> [ %.050, %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %.2, %37 ]
  ret <4 x half> %.051
}

define half @_Z11fast_lengthDv4_DF16_(<4 x half> %0) #0 {
  br label %2

2:
  %.010 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.010, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x half> %0, i32 %.010
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.0)
  %8 = add nuw nsw i32 %.010, 1
  br label %2, !llvm.loop !15

_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.0)
  %10 = fptrunc float %9 to half
  ret half %10
}

define half @_Z13fast_distanceDv4_DF16_S_(<4 x half> %0, <4 x half> %1) #0 {
  %3 = fsub <4 x half> %0, %1
  br label %4

4:
  %.012 = phi i32 [ 0, %2 ], [ %10, %6 ]
  %.0 = phi float [ 0.000000e+00, %2 ], [ %9, %6 ]
  %5 = icmp samesign ult i32 %.012, 4
  br i1 %5, label %6, label %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <4 x half> %3, i32 %.012
  %8 = fpext half %7 to float
  %9 = call float @llvm.fmuladd.f32(float %8, float %8, float %.0)
  %10 = add nuw nsw i32 %.012, 1
  br label %4, !llvm.loop !15

_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %11 = call float @llvm.sqrt.f32(float %.0)
  %12 = fptrunc float %11 to half
  ret half %12
}

define <4 x half> @_Z14fast_normalizeDv4_DF16_(<4 x half> %0) #0 {
  br label %2

2:
  %.021 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.020 = phi float [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.021, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x half> %0, i32 %.021
  %6 = fpext half %5 to float
  %7 = call float @llvm.fmuladd.f32(float %6, float %6, float %.020)
  %8 = add nuw nsw i32 %.021, 1
  br label %2, !llvm.loop !15

_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit:
  %9 = call float @llvm.sqrt.f32(float %.020)
  %10 = fdiv float 1.000000e+00, %9
  br label %11

11:
  %.022 = phi <4 x half> [ %0, %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %19, %14 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIDF16_Dv4_DF16_EN3SumIT_E4typeET0_S5_.exit ], [ %20, %14 ]
  %12 = icmp samesign ult i32 %.0, 4
  %13 = fcmp une float %.020, 0.000000e+00
  %spec.select = select i1 %12, i1 %13, i1 false
  br i1 %spec.select, label %14, label %21

14:
  %15 = extractelement <4 x half> %.022, i32 %.0
  %16 = fpext half %15 to float
  %17 = fmul float %10, %16
  %18 = fptrunc float %17 to half
  %19 = insertelement <4 x half> %.022, half %18, i32 %.0
  %20 = add nuw nsw i32 %.0, 1
  br label %11, !llvm.loop !19

21:
  ret <4 x half> %.022
}

define half @_Z3dotDF16_DF16_(half %0, half %1) #0 {
  %3 = fmul half %0, %1
  ret half %3
}

define half @_Z6lengthDF16_(half %0) #0 {
  %2 = call half @_Z4fabsDF16_(half %0)
  ret half %2
}

define half @_Z8distanceDF16_DF16_(half %0, half %1) #0 {
  %3 = fsub half %0, %1
  %4 = call half @_Z4fabsDF16_(half %3)
  ret half %4
}

define half @_Z9normalizeDF16_(half %0) #0 {
  %or.cond = fcmp ueq half %0, 0xH0000
  br i1 %or.cond, label %4, label %2

2:
  %3 = call half @_Z8copysignDF16_DF16_(half 0xH3C00, half %0)
  br label %4

4:
  %5 = phi half [ %3, %2 ], [ %0, %1 ]
  ret half %5
}

define half @_Z11fast_lengthDF16_(half %0) #0 {
  %2 = call half @_Z4fabsDF16_(half %0)
  ret half %2
}

define half @_Z13fast_distanceDF16_DF16_(half %0, half %1) #0 {
  %3 = fsub half %0, %1
  %4 = call half @_Z4fabsDF16_(half %3)
  ret half %4
}

define half @_Z14fast_normalizeDF16_(half %0) #0 {
  %2 = call half @_Z9normalizeDF16_(half %0)
  ret half %2
}

define <3 x half> @_Z5crossDv3_DF16_S_(<3 x half> %0, <3 x half> %1) #0 {
  %3 = shufflevector <3 x half> %0, <3 x half> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <3 x half> %1, <3 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = shufflevector <3 x half> %0, <3 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %6 = fneg <3 x half> %1
  %7 = shufflevector <3 x half> %6, <3 x half> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x half> %5, %7
  %9 = call <3 x half> @llvm.fmuladd.v3f16(<3 x half> %3, <3 x half> %4, <3 x half> %8)
  ret <3 x half> %9
}

declare <3 x half> @llvm.fmuladd.v3f16(<3 x half>, <3 x half>, <3 x half>) #2

define <4 x half> @_Z5crossDv4_DF16_S_(<4 x half> %0, <4 x half> %1) #0 {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %4 = shufflevector <4 x half> %1, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %5 = call <3 x half> @_Z5crossDv3_DF16_S_(<3 x half> %3, <3 x half> %4)
  %6 = shufflevector <3 x half> %5, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %7 = insertelement <4 x half> %6, half 0xH0000, i64 3
  ret <4 x half> %7
}

define float @_Z3dotDv2_fS_(<2 x float> %0, <2 x float> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 2
  br i1 %4, label %5, label %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <2 x float> %0, i32 %.09
  %7 = fpext float %6 to double
  %8 = extractelement <2 x float> %1, i32 %.09
  %9 = fpext float %8 to double
  %10 = call double @llvm.fmuladd.f64(double %7, double %9, double %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !20

_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc double %.0 to float
  ret float %12
}

define float @_Z11__spirv_DotDv2_fS_(<2 x float> %0, <2 x float> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 2
  br i1 %4, label %5, label %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <2 x float> %0, i32 %.09
  %7 = fpext float %6 to double
  %8 = extractelement <2 x float> %1, i32 %.09
  %9 = fpext float %8 to double
  %10 = call double @llvm.fmuladd.f64(double %7, double %9, double %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !20

_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc double %.0 to float
  ret float %12
}

define float @_Z6lengthDv2_f(<2 x float> %0) #0 {
  %2 = call float @_ZL9length_ofIfDv2_fET_T0_(<2 x float> %0)
  ret float %2
}

define internal float @_ZL9length_ofIfDv2_fET_T0_(<2 x float> %0) #0 {
  br label %2

2:
  %.014 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.014, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x float> %0, i32 %.014
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.0)
  %8 = add nuw nsw i32 %.014, 1
  br label %2, !llvm.loop !20

_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.0)
  %10 = fptrunc double %9 to float
  ret float %10
}

define float @_Z8distanceDv2_fS_(<2 x float> %0, <2 x float> %1) #0 {
  %3 = fsub <2 x float> %0, %1
  %4 = call float @_ZL9length_ofIfDv2_fET_T0_(<2 x float> %3)
  ret float %4
}

define <2 x float> @_Z9normalizeDv2_f(<2 x float> %0) #0 {
  %2 = call <2 x float> @_ZL10normalizedIfDv2_fET0_S1_(<2 x float> %0)
  ret <2 x float> %2
}

define internal <2 x float> @_ZL10normalizedIfDv2_fET0_S1_(<2 x float> %0) #0 {
  br label %2

2:
  %.049 = phi i1 [ false, %1 ], [ %8, %4 ]
  %.048 = phi i32 [ 0, %1 ], [ %9, %4 ]
  %3 = icmp samesign ult i32 %.048, 2
  br i1 %3, label %4, label %10

4:
  %5 = extractelement <2 x float> %0, i32 %.048
  %6 = call float @llvm.fabs.f32(float %5)
  %7 = fcmp oeq float %6, 0x7FF0000000000000
  %8 = or i1 %.049, %7
  %9 = add nuw nsw i32 %.048, 1
  br label %2, !llvm.loop !21

10:
  br i1 %.049, label %11, label %28

11:
  %.1 = phi <2 x float> [ %26, %21 ], [ %0, %10 ]
  %.047 = phi i32 [ %27, %21 ], [ 0, %10 ]
  %12 = icmp samesign ult i32 %.047, 2
  br i1 %12, label %13, label %28

13:
  %14 = extractelement <2 x float> %.1, i32 %.047
  %15 = call float @llvm.fabs.f32(float %14)
  %16 = fcmp oeq float %15, 0x7FF0000000000000
  br i1 %16, label %21, label %17

17:
  %18 = fcmp oeq float %14, %14
  %19 = fpext float %14 to double
  %20 = select i1 %18, double 0.000000e+00, double %19
  br label %21

21:
  %22 = phi double [ %20, %17 ], [ 1.000000e+00, %13 ]
  %23 = fpext float %14 to double
  %24 = call double @llvm.copysign.f64(double %22, double %23)
  %25 = fptrunc double %24 to float
  %26 = insertelement <2 x float> %.1, float %25, i32 %.047
  %27 = add nuw nsw i32 %.047, 1
  br label %11, !llvm.loop !22

28:
  %.050 = phi <2 x float> [ %0, %10 ], [ %.1, %11 ]
  br label %29

29:
  %.046 = phi i32 [ 0, %28 ], [ %35, %31 ]
  %.045 = phi double [ 0.000000e+00, %28 ], [ %34, %31 ]
  %30 = icmp samesign ult i32 %.046, 2
  br i1 %30, label %31, label %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit

31:
  %32 = extractelement <2 x float> %.050, i32 %.046
  %33 = fpext float %32 to double
  %34 = call double @llvm.fmuladd.f64(double %33, double %33, double %.045)
  %35 = add nuw nsw i32 %.046, 1
  br label %29, !llvm.loop !20

_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit:
  %36 = fcmp oeq double %.045, 0.000000e+00
  br i1 %36, label %47, label %37

37:
  %.2 = phi <2 x float> [ %45, %39 ], [ %.050, %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %46, %39 ], [ 0, %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit ]
  %38 = icmp samesign ult i32 %.0, 2
  br i1 %38, label %39, label %47

39:
  %40 = extractelement <2 x float> %.2, i32 %.0
  %41 = fpext float %40 to double
  %42 = call double @llvm.sqrt.f64(double %.045)
  %43 = fdiv double %41, %42
  %44 = fptrunc double %43 to float
  %45 = insertelement <2 x float> %.2, float %44, i32 %.0
  %46 = add nuw nsw i32 %.0, 1
  br label %37, !llvm.loop !23

47:
  %.051 = phi <2 x float> [ %.050, %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit ], [ %.2, %37 ]
  ret <2 x float> %.051
}

define float @_Z11fast_lengthDv2_f(<2 x float> %0) #0 {
  br label %2

2:
  %.010 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.010, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x float> %0, i32 %.010
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.0)
  %8 = add nuw nsw i32 %.010, 1
  br label %2, !llvm.loop !20

_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.0)
  %10 = fptrunc double %9 to float
  ret float %10
}

define float @_Z13fast_distanceDv2_fS_(<2 x float> %0, <2 x float> %1) #0 {
  %3 = fsub <2 x float> %0, %1
  br label %4

4:
  %.012 = phi i32 [ 0, %2 ], [ %10, %6 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %9, %6 ]
  %5 = icmp samesign ult i32 %.012, 2
  br i1 %5, label %6, label %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <2 x float> %3, i32 %.012
  %8 = fpext float %7 to double
  %9 = call double @llvm.fmuladd.f64(double %8, double %8, double %.0)
  %10 = add nuw nsw i32 %.012, 1
  br label %4, !llvm.loop !20

_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit:
  %11 = call double @llvm.sqrt.f64(double %.0)
  %12 = fptrunc double %11 to float
  ret float %12
}

define <2 x float> @_Z14fast_normalizeDv2_f(<2 x float> %0) #0 {
  br label %2

2:
  %.021 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.020 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.021, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x float> %0, i32 %.021
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.020)
  %8 = add nuw nsw i32 %.021, 1
  br label %2, !llvm.loop !20

_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.020)
  %10 = fdiv double 1.000000e+00, %9
  br label %11

11:
  %.022 = phi <2 x float> [ %0, %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit ], [ %19, %14 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIfDv2_fEN3SumIT_E4typeET0_S5_.exit ], [ %20, %14 ]
  %12 = icmp samesign ult i32 %.0, 2
  %13 = fcmp une double %.020, 0.000000e+00
  %spec.select = select i1 %12, i1 %13, i1 false
  br i1 %spec.select, label %14, label %21

14:
  %15 = extractelement <2 x float> %.022, i32 %.0
  %16 = fpext float %15 to double
  %17 = fmul double %10, %16
  %18 = fptrunc double %17 to float
  %19 = insertelement <2 x float> %.022, float %18, i32 %.0
  %20 = add nuw nsw i32 %.0, 1
  br label %11, !llvm.loop !24

21:
  ret <2 x float> %.022
}

define float @_Z3dotDv3_fS_(<3 x float> %0, <3 x float> %1) #0 {
  br label %3

3:
  %.08 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.08, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x float> %0, i32 %.08
  %7 = fpext float %6 to double
  %8 = extractelement <3 x float> %1, i32 %.08
  %9 = fpext float %8 to double
  %10 = call double @llvm.fmuladd.f64(double %7, double %9, double %.0)
  %11 = add nuw nsw i32 %.08, 1
  br label %3, !llvm.loop !25

_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc double %.0 to float
  ret float %12
}

define float @_Z11__spirv_DotDv3_fS_(<3 x float> %0, <3 x float> %1) #0 {
  br label %3

3:
  %.08 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.08, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x float> %0, i32 %.08
  %7 = fpext float %6 to double
  %8 = extractelement <3 x float> %1, i32 %.08
  %9 = fpext float %8 to double
  %10 = call double @llvm.fmuladd.f64(double %7, double %9, double %.0)
  %11 = add nuw nsw i32 %.08, 1
  br label %3, !llvm.loop !25

_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc double %.0 to float
  ret float %12
}

define float @_Z6lengthDv3_f(<3 x float> %0) #0 {
  %2 = call float @_ZL9length_ofIfDv3_fET_T0_(<3 x float> %0)
  ret float %2
}

define internal float @_ZL9length_ofIfDv3_fET_T0_(<3 x float> %0) #0 {
  br label %2

2:
  %.014 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.014, 3
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <3 x float> %0, i32 %.014
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.0)
  %8 = add nuw nsw i32 %.014, 1
  br label %2, !llvm.loop !25

_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.0)
  %10 = fptrunc double %9 to float
  ret float %10
}

define float @_Z8distanceDv3_fS_(<3 x float> %0, <3 x float> %1) #0 {
  %3 = fsub <3 x float> %0, %1
  %4 = call float @_ZL9length_ofIfDv3_fET_T0_(<3 x float> %3)
  ret float %4
}

define <3 x float> @_Z9normalizeDv3_f(<3 x float> %0) #0 {
  %2 = call <3 x float> @_ZL10normalizedIfDv3_fET0_S1_(<3 x float> %0)
  ret <3 x float> %2
}

define internal <3 x float> @_ZL10normalizedIfDv3_fET0_S1_(<3 x float> %0) #0 {
  %2 = shufflevector <3 x float> %0, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %3

3:
  %.054 = phi i1 [ false, %1 ], [ %9, %5 ]
  %.053 = phi i32 [ 0, %1 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.053, 3
  br i1 %4, label %5, label %11

5:
  %6 = extractelement <3 x float> %0, i32 %.053
  %7 = call float @llvm.fabs.f32(float %6)
  %8 = fcmp oeq float %7, 0x7FF0000000000000
  %9 = or i1 %.054, %8
  %10 = add nuw nsw i32 %.053, 1
  br label %3, !llvm.loop !26

11:
  br i1 %.054, label %12, label %38

12:
  %.sroa.0.1 = phi <4 x float> [ %.sroa.0.0.vecblend, %29 ], [ %2, %11 ]
  %.052 = phi i32 [ %37, %29 ], [ 0, %11 ]
  %13 = icmp samesign ult i32 %.052, 3
  br i1 %13, label %14, label %38

14:
  %15 = shufflevector <4 x float> %.sroa.0.1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = extractelement <3 x float> %15, i32 %.052
  %17 = call float @llvm.fabs.f32(float %16)
  %18 = fcmp oeq float %17, 0x7FF0000000000000
  br i1 %18, label %29, label %19

19:
  %20 = shufflevector <4 x float> %.sroa.0.1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = extractelement <3 x float> %20, i32 %.052
  %22 = shufflevector <4 x float> %.sroa.0.1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %23 = extractelement <3 x float> %22, i32 %.052
  %24 = fcmp oeq float %21, %23
  %25 = shufflevector <4 x float> %.sroa.0.1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = extractelement <3 x float> %25, i32 %.052
  %27 = fpext float %26 to double
  %28 = select i1 %24, double 0.000000e+00, double %27
  br label %29

29:
  %30 = phi double [ %28, %19 ], [ 1.000000e+00, %14 ]
  %31 = shufflevector <4 x float> %.sroa.0.1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = extractelement <3 x float> %31, i32 %.052
  %33 = fpext float %32 to double
  %34 = call double @llvm.copysign.f64(double %30, double %33)
  %35 = fptrunc double %34 to float
  %.sroa.0.0.vec.extract = shufflevector <4 x float> %.sroa.0.1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = insertelement <3 x float> %.sroa.0.0.vec.extract, float %35, i32 %.052
  %.sroa.0.0.vec.expand = shufflevector <3 x float> %36, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x float> %.sroa.0.0.vec.expand, <4 x float> %.sroa.0.1, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %37 = add nuw nsw i32 %.052, 1
  br label %12, !llvm.loop !27

38:
  %.sroa.0.0 = phi <4 x float> [ %2, %11 ], [ %.sroa.0.1, %12 ]
  br label %39

39:
  %.051 = phi i32 [ 0, %38 ], [ %49, %41 ]
  %.050 = phi double [ 0.000000e+00, %38 ], [ %48, %41 ]
  %40 = icmp samesign ult i32 %.051, 3
  br i1 %40, label %41, label %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit

41:
  %42 = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %43 = extractelement <3 x float> %42, i32 %.051
  %44 = fpext float %43 to double
  %45 = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %46 = extractelement <3 x float> %45, i32 %.051
  %47 = fpext float %46 to double
  %48 = call double @llvm.fmuladd.f64(double %44, double %47, double %.050)
  %49 = add nuw nsw i32 %.051, 1
  br label %39, !llvm.loop !25

_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit:
  %50 = fcmp oeq double %.050, 0.000000e+00
  br i1 %50, label %51, label %53

51:
  %52 = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %66

53:
  %.sroa.0.2 = phi <4 x float> [ %.sroa.0.0.vecblend38, %55 ], [ %.sroa.0.0, %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %63, %55 ], [ 0, %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit ]
  %54 = icmp samesign ult i32 %.0, 3
  br i1 %54, label %55, label %64

55:
  %56 = shufflevector <4 x float> %.sroa.0.2, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %57 = extractelement <3 x float> %56, i32 %.0
  %58 = fpext float %57 to double
  %59 = call double @llvm.sqrt.f64(double %.050)
  %60 = fdiv double %58, %59
  %61 = fptrunc double %60 to float
  %.sroa.0.0.vec.extract35 = shufflevector <4 x float> %.sroa.0.2, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %62 = insertelement <3 x float> %.sroa.0.0.vec.extract35, float %61, i32 %.0
  %.sroa.0.0.vec.expand37 = shufflevector <3 x float> %62, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend38 = shufflevector <4 x float> %.sroa.0.0.vec.expand37, <4 x float> %.sroa.0.2, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %63 = add nuw nsw i32 %.0, 1
  br label %53, !llvm.loop !28

64:
  %65 = shufflevector <4 x float> %.sroa.0.2, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %66

66:
  %.055 = phi <3 x float> [ %52, %51 ], [ %65, %64 ]
  ret <3 x float> %.055
}

define float @_Z11fast_lengthDv3_f(<3 x float> %0) #0 {
  br label %2

2:
  %.09 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.09, 3
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <3 x float> %0, i32 %.09
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.0)
  %8 = add nuw nsw i32 %.09, 1
  br label %2, !llvm.loop !25

_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.0)
  %10 = fptrunc double %9 to float
  ret float %10
}

define float @_Z13fast_distanceDv3_fS_(<3 x float> %0, <3 x float> %1) #0 {
  %3 = fsub <3 x float> %0, %1
  br label %4

4:
  %.011 = phi i32 [ 0, %2 ], [ %10, %6 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %9, %6 ]
  %5 = icmp samesign ult i32 %.011, 3
  br i1 %5, label %6, label %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <3 x float> %3, i32 %.011
  %8 = fpext float %7 to double
  %9 = call double @llvm.fmuladd.f64(double %8, double %8, double %.0)
  %10 = add nuw nsw i32 %.011, 1
  br label %4, !llvm.loop !25

_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit:
  %11 = call double @llvm.sqrt.f64(double %.0)
  %12 = fptrunc double %11 to float
  ret float %12
}

define <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> %0) #0 {
  %2 = shufflevector <3 x float> %0, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %3

3:
  %.021 = phi i32 [ 0, %1 ], [ %9, %5 ]
  %.020 = phi double [ 0.000000e+00, %1 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.021, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x float> %0, i32 %.021
  %7 = fpext float %6 to double
  %8 = call double @llvm.fmuladd.f64(double %7, double %7, double %.020)
  %9 = add nuw nsw i32 %.021, 1
  br label %3, !llvm.loop !25

_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit:
  %10 = call double @llvm.sqrt.f64(double %.020)
  %11 = fdiv double 1.000000e+00, %10
  br label %12

12:
  %.sroa.0.0 = phi <4 x float> [ %2, %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit ], [ %.sroa.0.0.vecblend, %15 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIfDv3_fEN3SumIT_E4typeET0_S5_.exit ], [ %22, %15 ]
  %13 = icmp samesign ult i32 %.0, 3
  %14 = fcmp une double %.020, 0.000000e+00
  %spec.select = select i1 %13, i1 %14, i1 false
  br i1 %spec.select, label %15, label %23

15:
  %16 = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = extractelement <3 x float> %16, i32 %.0
  %18 = fpext float %17 to double
  %19 = fmul double %11, %18
  %20 = fptrunc double %19 to float
  %.sroa.0.0.vec.extract = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = insertelement <3 x float> %.sroa.0.0.vec.extract, float %20, i32 %.0
  %.sroa.0.0.vec.expand = shufflevector <3 x float> %21, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x float> %.sroa.0.0.vec.expand, <4 x float> %.sroa.0.0, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %22 = add nuw nsw i32 %.0, 1
  br label %12, !llvm.loop !29

23:
  %24 = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x float> %24
}

define float @_Z3dotDv4_fS_(<4 x float> %0, <4 x float> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 4
  br i1 %4, label %5, label %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <4 x float> %0, i32 %.09
  %7 = fpext float %6 to double
  %8 = extractelement <4 x float> %1, i32 %.09
  %9 = fpext float %8 to double
  %10 = call double @llvm.fmuladd.f64(double %7, double %9, double %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !30

_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc double %.0 to float
  ret float %12
}

define float @_Z11__spirv_DotDv4_fS_(<4 x float> %0, <4 x float> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.09, 4
  br i1 %4, label %5, label %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <4 x float> %0, i32 %.09
  %7 = fpext float %6 to double
  %8 = extractelement <4 x float> %1, i32 %.09
  %9 = fpext float %8 to double
  %10 = call double @llvm.fmuladd.f64(double %7, double %9, double %.0)
  %11 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !30

_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit:
  %12 = fptrunc double %.0 to float
  ret float %12
}

define float @_Z6lengthDv4_f(<4 x float> %0) #0 {
  %2 = call float @_ZL9length_ofIfDv4_fET_T0_(<4 x float> %0)
  ret float %2
}

define internal float @_ZL9length_ofIfDv4_fET_T0_(<4 x float> %0) #0 {
  br label %2

2:
  %.014 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.014, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x float> %0, i32 %.014
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.0)
  %8 = add nuw nsw i32 %.014, 1
  br label %2, !llvm.loop !30

_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.0)
  %10 = fptrunc double %9 to float
  ret float %10
}

define float @_Z8distanceDv4_fS_(<4 x float> %0, <4 x float> %1) #0 {
  %3 = fsub <4 x float> %0, %1
  %4 = call float @_ZL9length_ofIfDv4_fET_T0_(<4 x float> %3)
  ret float %4
}

define <4 x float> @_Z9normalizeDv4_f(<4 x float> %0) #0 {
  %2 = call <4 x float> @_ZL10normalizedIfDv4_fET0_S1_(<4 x float> %0)
  ret <4 x float> %2
}

define internal <4 x float> @_ZL10normalizedIfDv4_fET0_S1_(<4 x float> %0) #0 {
  br label %2

2:
  %.049 = phi i1 [ false, %1 ], [ %8, %4 ]
  %.048 = phi i32 [ 0, %1 ], [ %9, %4 ]
  %3 = icmp samesign ult i32 %.048, 4
  br i1 %3, label %4, label %10

4:
  %5 = extractelement <4 x float> %0, i32 %.048
  %6 = call float @llvm.fabs.f32(float %5)
  %7 = fcmp oeq float %6, 0x7FF0000000000000
  %8 = or i1 %.049, %7
  %9 = add nuw nsw i32 %.048, 1
  br label %2, !llvm.loop !31

10:
  br i1 %.049, label %11, label %28

11:
  %.1 = phi <4 x float> [ %26, %21 ], [ %0, %10 ]
  %.047 = phi i32 [ %27, %21 ], [ 0, %10 ]
  %12 = icmp samesign ult i32 %.047, 4
  br i1 %12, label %13, label %28

13:
  %14 = extractelement <4 x float> %.1, i32 %.047
  %15 = call float @llvm.fabs.f32(float %14)
  %16 = fcmp oeq float %15, 0x7FF0000000000000
  br i1 %16, label %21, label %17

17:
  %18 = fcmp oeq float %14, %14
  %19 = fpext float %14 to double
  %20 = select i1 %18, double 0.000000e+00, double %19
  br label %21

21:
  %22 = phi double [ %20, %17 ], [ 1.000000e+00, %13 ]
  %23 = fpext float %14 to double
  %24 = call double @llvm.copysign.f64(double %22, double %23)
  %25 = fptrunc double %24 to float
  %26 = insertelement <4 x float> %.1, float %25, i32 %.047
  %27 = add nuw nsw i32 %.047, 1
  br label %11, !llvm.loop !32

28:
  %.050 = phi <4 x float> [ %0, %10 ], [ %.1, %11 ]
  br label %29

29:
  %.046 = phi i32 [ 0, %28 ], [ %35, %31 ]
  %.045 = phi double [ 0.000000e+00, %28 ], [ %34, %31 ]
  %30 = icmp samesign ult i32 %.046, 4
  br i1 %30, label %31, label %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit

31:
  %32 = extractelement <4 x float> %.050, i32 %.046
  %33 = fpext float %32 to double
  %34 = call double @llvm.fmuladd.f64(double %33, double %33, double %.045)
  %35 = add nuw nsw i32 %.046, 1
  br label %29, !llvm.loop !30

_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit:
  %36 = fcmp oeq double %.045, 0.000000e+00
  br i1 %36, label %47, label %37

37:
  %.2 = phi <4 x float> [ %45, %39 ], [ %.050, %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %46, %39 ], [ 0, %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit ]
  %38 = icmp samesign ult i32 %.0, 4
  br i1 %38, label %39, label %47

39:
  %40 = extractelement <4 x float> %.2, i32 %.0
  %41 = fpext float %40 to double
  %42 = call double @llvm.sqrt.f64(double %.045)
  %43 = fdiv double %41, %42
  %44 = fptrunc double %43 to float
  %45 = insertelement <4 x float> %.2, float %44, i32 %.0
  %46 = add nuw nsw i32 %.0, 1
  br label %37, !llvm.loop !33

47:
  %.051 = phi <4 x float> [ %.050, %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit ], [ %.2, %37 ]
  ret <4 x float> %.051
}

define float @_Z11fast_lengthDv4_f(<4 x float> %0) #0 {
  br label %2

2:
  %.010 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.010, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x float> %0, i32 %.010
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.0)
  %8 = add nuw nsw i32 %.010, 1
  br label %2, !llvm.loop !30

_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.0)
  %10 = fptrunc double %9 to float
  ret float %10
}

define float @_Z13fast_distanceDv4_fS_(<4 x float> %0, <4 x float> %1) #0 {
  %3 = fsub <4 x float> %0, %1
  br label %4

4:
  %.012 = phi i32 [ 0, %2 ], [ %10, %6 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %9, %6 ]
  %5 = icmp samesign ult i32 %.012, 4
  br i1 %5, label %6, label %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <4 x float> %3, i32 %.012
  %8 = fpext float %7 to double
  %9 = call double @llvm.fmuladd.f64(double %8, double %8, double %.0)
  %10 = add nuw nsw i32 %.012, 1
  br label %4, !llvm.loop !30

_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit:
  %11 = call double @llvm.sqrt.f64(double %.0)
  %12 = fptrunc double %11 to float
  ret float %12
}

define <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> %0) #0 {
  br label %2

2:
  %.021 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.020 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.021, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x float> %0, i32 %.021
  %6 = fpext float %5 to double
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.020)
  %8 = add nuw nsw i32 %.021, 1
  br label %2, !llvm.loop !30

_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.020)
  %10 = fdiv double 1.000000e+00, %9
  br label %11

11:
  %.022 = phi <4 x float> [ %0, %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit ], [ %19, %14 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIfDv4_fEN3SumIT_E4typeET0_S5_.exit ], [ %20, %14 ]
  %12 = icmp samesign ult i32 %.0, 4
  %13 = fcmp une double %.020, 0.000000e+00
  %spec.select = select i1 %12, i1 %13, i1 false
  br i1 %spec.select, label %14, label %21

14:
  %15 = extractelement <4 x float> %.022, i32 %.0
  %16 = fpext float %15 to double
  %17 = fmul double %10, %16
  %18 = fptrunc double %17 to float
  %19 = insertelement <4 x float> %.022, float %18, i32 %.0
  %20 = add nuw nsw i32 %.0, 1
  br label %11, !llvm.loop !34

21:
  ret <4 x float> %.022
}

define float @_Z3dotff(float %0, float %1) #0 {
  %3 = fmul float %0, %1
  ret float %3
}

define float @_Z6lengthf(float %0) #0 {
  %2 = call float @_Z4fabsf(float %0)
  ret float %2
}

define float @_Z8distanceff(float %0, float %1) #0 {
  %3 = fsub float %0, %1
  %4 = call float @_Z4fabsf(float %3)
  ret float %4
}

define float @_Z9normalizef(float %0) #0 {
  %or.cond = fcmp ueq float %0, 0.000000e+00
  br i1 %or.cond, label %4, label %2

2:
  %3 = call float @_Z8copysignff(float 1.000000e+00, float %0)
  br label %4

4:
  %5 = phi float [ %3, %2 ], [ %0, %1 ]
  ret float %5
}

define float @_Z11fast_lengthf(float %0) #0 {
  %2 = call float @_Z4fabsf(float %0)
  ret float %2
}

define float @_Z13fast_distanceff(float %0, float %1) #0 {
  %3 = fsub float %0, %1
  %4 = call float @_Z4fabsf(float %3)
  ret float %4
}

define float @_Z14fast_normalizef(float %0) #0 {
  %2 = call float @_Z9normalizef(float %0)
  ret float %2
}

define <3 x float> @_Z5crossDv3_fS_(<3 x float> %0, <3 x float> %1) #0 {
  %3 = shufflevector <3 x float> %0, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <3 x float> %1, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = shufflevector <3 x float> %0, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %6 = fneg <3 x float> %1
  %7 = shufflevector <3 x float> %6, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x float> %5, %7
  %9 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %3, <3 x float> %4, <3 x float> %8)
  ret <3 x float> %9
}

declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

define <4 x float> @_Z5crossDv4_fS_(<4 x float> %0, <4 x float> %1) #0 {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %5 = call <3 x float> @_Z5crossDv3_fS_(<3 x float> %3, <3 x float> %4)
  %6 = shufflevector <3 x float> %5, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %7 = insertelement <4 x float> %6, float 0.000000e+00, i64 3
  ret <4 x float> %7
}

define double @_Z3dotDv2_dS_(<2 x double> %0, <2 x double> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %9, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.09, 2
  br i1 %4, label %5, label %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <2 x double> %0, i32 %.09
  %7 = extractelement <2 x double> %1, i32 %.09
  %8 = call double @llvm.fmuladd.f64(double %6, double %7, double %.0)
  %9 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !35

_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit:
  ret double %.0
}

define double @_Z11__spirv_DotDv2_dS_(<2 x double> %0, <2 x double> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %9, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.09, 2
  br i1 %4, label %5, label %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <2 x double> %0, i32 %.09
  %7 = extractelement <2 x double> %1, i32 %.09
  %8 = call double @llvm.fmuladd.f64(double %6, double %7, double %.0)
  %9 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !35

_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit:
  ret double %.0
}

define double @_Z6lengthDv2_d(<2 x double> %0) #0 {
  %2 = call double @_ZL9length_ofIdDv2_dET_T0_(<2 x double> %0)
  ret double %2
}

define internal double @_ZL9length_ofIdDv2_dET_T0_(<2 x double> %0) #0 {
  br label %2

2:
  %.031 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.030 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.031, 2
  br i1 %3, label %4, label %_ZL10largest_ofIDv2_dEdT_.exit

4:
  %5 = extractelement <2 x double> %0, i32 %.031
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = call double @llvm.maxnum.f64(double %.030, double %6)
  %8 = add nuw nsw i32 %.031, 1
  br label %2, !llvm.loop !36

_ZL10largest_ofIDv2_dEdT_.exit:
  %9 = fcmp ogt double %.030, 0x5FD0000000000000
  %10 = fcmp olt double %.030, 0x21F0000000000000
  %11 = select i1 %10, double 0x6570000000000000, double 1.000000e+00
  %12 = select i1 %9, double 0x1A70000000000000, double %11
  br label %13

13:
  %.029 = phi i32 [ 0, %_ZL10largest_ofIDv2_dEdT_.exit ], [ %19, %18 ]
  %14 = icmp samesign ugt i32 %.029, 1
  %15 = extractelement <2 x double> %0, i32 %.029
  %16 = call double @llvm.fabs.f64(double %15)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  %or.cond = select i1 %14, i1 true, i1 %17
  br i1 %or.cond, label %20, label %18

18:
  %19 = add nuw nsw i32 %.029, 1
  br label %13, !llvm.loop !37

20:
  br i1 %14, label %21, label %36

21:
  %22 = insertelement <2 x double> poison, double %12, i64 0
  %23 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> zeroinitializer
  %24 = fmul <2 x double> %0, %23
  %25 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> zeroinitializer
  %26 = fmul <2 x double> %0, %25
  br label %27

27:
  %.034 = phi i32 [ 0, %21 ], [ %33, %29 ]
  %.033 = phi double [ 0.000000e+00, %21 ], [ %32, %29 ]
  %28 = icmp samesign ult i32 %.034, 2
  br i1 %28, label %29, label %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit

29:
  %30 = extractelement <2 x double> %24, i32 %.034
  %31 = extractelement <2 x double> %26, i32 %.034
  %32 = call double @llvm.fmuladd.f64(double %30, double %31, double %.033)
  %33 = add nuw nsw i32 %.034, 1
  br label %27, !llvm.loop !35

_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit:
  %34 = call double @llvm.sqrt.f64(double %.033)
  %35 = fdiv double %34, %12
  br label %36

36:
  %.1 = phi double [ 0x7FF0000000000000, %20 ], [ %35, %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit ]
  ret double %.1
}

define double @_Z8distanceDv2_dS_(<2 x double> %0, <2 x double> %1) #0 {
  %3 = fsub <2 x double> %0, %1
  %4 = call double @_ZL9length_ofIdDv2_dET_T0_(<2 x double> %3)
  ret double %4
}

define <2 x double> @_Z9normalizeDv2_d(<2 x double> %0) #0 {
  %2 = call <2 x double> @_ZL10normalizedIdDv2_dET0_S1_(<2 x double> %0)
  ret <2 x double> %2
}

define internal <2 x double> @_ZL10normalizedIdDv2_dET0_S1_(<2 x double> %0) #0 {
  br label %2

2:
  %.058 = phi i1 [ false, %1 ], [ %8, %4 ]
  %.057 = phi i32 [ 0, %1 ], [ %9, %4 ]
  %3 = icmp samesign ult i32 %.057, 2
  br i1 %3, label %4, label %10

4:
  %5 = extractelement <2 x double> %0, i32 %.057
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  %8 = or i1 %.058, %7
  %9 = add nuw nsw i32 %.057, 1
  br label %2, !llvm.loop !38

10:
  br i1 %.058, label %11, label %23

11:
  %.1 = phi <2 x double> [ %21, %13 ], [ %0, %10 ]
  %.056 = phi i32 [ %22, %13 ], [ 0, %10 ]
  %12 = icmp samesign ult i32 %.056, 2
  br i1 %12, label %13, label %23

13:
  %14 = extractelement <2 x double> %.1, i32 %.056
  %15 = call double @llvm.fabs.f64(double %14)
  %16 = fcmp oeq double %15, 0x7FF0000000000000
  %17 = fcmp oeq double %14, %14
  %18 = select i1 %17, double 0.000000e+00, double %14
  %19 = select i1 %16, double 1.000000e+00, double %18
  %20 = call double @llvm.copysign.f64(double %19, double %14)
  %21 = insertelement <2 x double> %.1, double %20, i32 %.056
  %22 = add nuw nsw i32 %.056, 1
  br label %11, !llvm.loop !39

23:
  %.059 = phi <2 x double> [ %0, %10 ], [ %.1, %11 ]
  br label %24

24:
  %.055 = phi i32 [ 0, %23 ], [ %30, %26 ]
  %.054 = phi double [ 0.000000e+00, %23 ], [ %29, %26 ]
  %25 = icmp samesign ult i32 %.055, 2
  br i1 %25, label %26, label %_ZL10largest_ofIDv2_dEdT_.exit

26:
  %27 = extractelement <2 x double> %.059, i32 %.055
  %28 = call double @llvm.fabs.f64(double %27)
  %29 = call double @llvm.maxnum.f64(double %.054, double %28)
  %30 = add nuw nsw i32 %.055, 1
  br label %24, !llvm.loop !36

_ZL10largest_ofIDv2_dEdT_.exit:
  %31 = fcmp ogt double %.054, 0x5FD0000000000000
  %32 = fcmp olt double %.054, 0x21F0000000000000
  %33 = select i1 %32, double 0x6570000000000000, double 1.000000e+00
  %34 = select i1 %31, double 0x1A70000000000000, double %33
  %35 = insertelement <2 x double> poison, double %34, i64 0
  %36 = shufflevector <2 x double> %35, <2 x double> poison, <2 x i32> zeroinitializer
  %37 = fmul <2 x double> %.059, %36
  %38 = shufflevector <2 x double> %35, <2 x double> poison, <2 x i32> zeroinitializer
  %39 = fmul <2 x double> %.059, %38
  br label %40

40:
  %.062 = phi i32 [ 0, %_ZL10largest_ofIDv2_dEdT_.exit ], [ %46, %42 ]
  %.061 = phi double [ 0.000000e+00, %_ZL10largest_ofIDv2_dEdT_.exit ], [ %45, %42 ]
  %41 = icmp samesign ult i32 %.062, 2
  br i1 %41, label %42, label %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit

42:
  %43 = extractelement <2 x double> %37, i32 %.062
  %44 = extractelement <2 x double> %39, i32 %.062
  %45 = call double @llvm.fmuladd.f64(double %43, double %44, double %.061)
  %46 = add nuw nsw i32 %.062, 1
  br label %40, !llvm.loop !35

_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit:
  %47 = fcmp oeq double %.061, 0.000000e+00
  br i1 %47, label %57, label %48

48:
  %.2 = phi <2 x double> [ %55, %50 ], [ %.059, %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %56, %50 ], [ 0, %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit ]
  %49 = icmp samesign ult i32 %.0, 2
  br i1 %49, label %50, label %57

50:
  %51 = extractelement <2 x double> %.2, i32 %.0
  %52 = fmul double %51, %34
  %53 = call double @llvm.sqrt.f64(double %.061)
  %54 = fdiv double %52, %53
  %55 = insertelement <2 x double> %.2, double %54, i32 %.0
  %56 = add nuw nsw i32 %.0, 1
  br label %48, !llvm.loop !40

57:
  %.060 = phi <2 x double> [ %.059, %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit ], [ %.2, %48 ]
  ret <2 x double> %.060
}

define double @_Z11fast_lengthDv2_d(<2 x double> %0) #0 {
  br label %2

2:
  %.010 = phi i32 [ 0, %1 ], [ %7, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %6, %4 ]
  %3 = icmp samesign ult i32 %.010, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x double> %0, i32 %.010
  %6 = call double @llvm.fmuladd.f64(double %5, double %5, double %.0)
  %7 = add nuw nsw i32 %.010, 1
  br label %2, !llvm.loop !35

_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit:
  %8 = call double @llvm.sqrt.f64(double %.0)
  ret double %8
}

define double @_Z13fast_distanceDv2_dS_(<2 x double> %0, <2 x double> %1) #0 {
  %3 = fsub <2 x double> %0, %1
  br label %4

4:
  %.012 = phi i32 [ 0, %2 ], [ %9, %6 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %6 ]
  %5 = icmp samesign ult i32 %.012, 2
  br i1 %5, label %6, label %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <2 x double> %3, i32 %.012
  %8 = call double @llvm.fmuladd.f64(double %7, double %7, double %.0)
  %9 = add nuw nsw i32 %.012, 1
  br label %4, !llvm.loop !35

_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit:
  %10 = call double @llvm.sqrt.f64(double %.0)
  ret double %10
}

define <2 x double> @_Z14fast_normalizeDv2_d(<2 x double> %0) #0 {
  br label %2

2:
  %.021 = phi i32 [ 0, %1 ], [ %7, %4 ]
  %.020 = phi double [ 0.000000e+00, %1 ], [ %6, %4 ]
  %3 = icmp samesign ult i32 %.021, 2
  br i1 %3, label %4, label %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <2 x double> %0, i32 %.021
  %6 = call double @llvm.fmuladd.f64(double %5, double %5, double %.020)
  %7 = add nuw nsw i32 %.021, 1
  br label %2, !llvm.loop !35

_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit:
  %8 = call double @llvm.sqrt.f64(double %.020)
  %9 = fdiv double 1.000000e+00, %8
  br label %10

10:
  %.022 = phi <2 x double> [ %0, %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit ], [ %16, %13 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIdDv2_dEN3SumIT_E4typeET0_S5_.exit ], [ %17, %13 ]
  %11 = icmp samesign ult i32 %.0, 2
  %12 = fcmp une double %.020, 0.000000e+00
  %spec.select = select i1 %11, i1 %12, i1 false
  br i1 %spec.select, label %13, label %18

13:
  %14 = extractelement <2 x double> %.022, i32 %.0
  %15 = fmul double %14, %9
  %16 = insertelement <2 x double> %.022, double %15, i32 %.0
  %17 = add nuw nsw i32 %.0, 1
  br label %10, !llvm.loop !41

18:
  ret <2 x double> %.022
}

define double @_Z3dotDv3_dS_(<3 x double> %0, <3 x double> %1) #0 {
  br label %3

3:
  %.08 = phi i32 [ 0, %2 ], [ %9, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.08, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x double> %0, i32 %.08
  %7 = extractelement <3 x double> %1, i32 %.08
  %8 = call double @llvm.fmuladd.f64(double %6, double %7, double %.0)
  %9 = add nuw nsw i32 %.08, 1
  br label %3, !llvm.loop !42

_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit:
  ret double %.0
}

define double @_Z11__spirv_DotDv3_dS_(<3 x double> %0, <3 x double> %1) #0 {
  br label %3

3:
  %.08 = phi i32 [ 0, %2 ], [ %9, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.08, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x double> %0, i32 %.08
  %7 = extractelement <3 x double> %1, i32 %.08
  %8 = call double @llvm.fmuladd.f64(double %6, double %7, double %.0)
  %9 = add nuw nsw i32 %.08, 1
  br label %3, !llvm.loop !42

_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit:
  ret double %.0
}

define double @_Z6lengthDv3_d(<3 x double> %0) #0 {
  %2 = call double @_ZL9length_ofIdDv3_dET_T0_(<3 x double> %0)
  ret double %2
}

define internal double @_ZL9length_ofIdDv3_dET_T0_(<3 x double> %0) #0 {
  br label %2

2:
  %.030 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.029 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.030, 3
  br i1 %3, label %4, label %_ZL10largest_ofIDv3_dEdT_.exit

4:
  %5 = extractelement <3 x double> %0, i32 %.030
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = call double @llvm.maxnum.f64(double %.029, double %6)
  %8 = add nuw nsw i32 %.030, 1
  br label %2, !llvm.loop !43

_ZL10largest_ofIDv3_dEdT_.exit:
  %9 = fcmp ogt double %.029, 0x5FD0000000000000
  %10 = fcmp olt double %.029, 0x21F0000000000000
  %11 = select i1 %10, double 0x6570000000000000, double 1.000000e+00
  %12 = select i1 %9, double 0x1A70000000000000, double %11
  br label %13

13:
  %.028 = phi i32 [ 0, %_ZL10largest_ofIDv3_dEdT_.exit ], [ %19, %18 ]
  %14 = icmp samesign ugt i32 %.028, 2
  %15 = extractelement <3 x double> %0, i32 %.028
  %16 = call double @llvm.fabs.f64(double %15)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  %or.cond = select i1 %14, i1 true, i1 %17
  br i1 %or.cond, label %20, label %18

18:
  %19 = add nuw nsw i32 %.028, 1
  br label %13, !llvm.loop !44

20:
  br i1 %14, label %21, label %36

21:
  %22 = insertelement <3 x double> poison, double %12, i64 0
  %23 = shufflevector <3 x double> %22, <3 x double> poison, <3 x i32> zeroinitializer
  %24 = fmul <3 x double> %0, %23
  %25 = shufflevector <3 x double> %22, <3 x double> poison, <3 x i32> zeroinitializer
  %26 = fmul <3 x double> %0, %25
  br label %27

27:
  %.033 = phi i32 [ 0, %21 ], [ %33, %29 ]
  %.032 = phi double [ 0.000000e+00, %21 ], [ %32, %29 ]
  %28 = icmp samesign ult i32 %.033, 3
  br i1 %28, label %29, label %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit

29:
  %30 = extractelement <3 x double> %24, i32 %.033
  %31 = extractelement <3 x double> %26, i32 %.033
  %32 = call double @llvm.fmuladd.f64(double %30, double %31, double %.032)
  %33 = add nuw nsw i32 %.033, 1
  br label %27, !llvm.loop !42

_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit:
  %34 = call double @llvm.sqrt.f64(double %.032)
  %35 = fdiv double %34, %12
  br label %36

36:
  %.1 = phi double [ 0x7FF0000000000000, %20 ], [ %35, %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit ]
  ret double %.1
}

define double @_Z8distanceDv3_dS_(<3 x double> %0, <3 x double> %1) #0 {
  %3 = fsub <3 x double> %0, %1
  %4 = call double @_ZL9length_ofIdDv3_dET_T0_(<3 x double> %3)
  ret double %4
}

define <3 x double> @_Z9normalizeDv3_d(<3 x double> %0) #0 {
  %2 = call <3 x double> @_ZL10normalizedIdDv3_dET0_S1_(<3 x double> %0)
  ret <3 x double> %2
}

define internal <3 x double> @_ZL10normalizedIdDv3_dET0_S1_(<3 x double> %0) #0 {
  %2 = shufflevector <3 x double> %0, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %3

3:
  %.062 = phi i1 [ false, %1 ], [ %9, %5 ]
  %.061 = phi i32 [ 0, %1 ], [ %10, %5 ]
  %4 = icmp samesign ult i32 %.061, 3
  br i1 %4, label %5, label %11

5:
  %6 = extractelement <3 x double> %0, i32 %.061
  %7 = call double @llvm.fabs.f64(double %6)
  %8 = fcmp oeq double %7, 0x7FF0000000000000
  %9 = or i1 %.062, %8
  %10 = add nuw nsw i32 %.061, 1
  br label %3, !llvm.loop !45

11:
  br i1 %.062, label %12, label %35

12:
  %.sroa.0.1 = phi <4 x double> [ %.sroa.0.0.vecblend, %28 ], [ %2, %11 ]
  %.060 = phi i32 [ %34, %28 ], [ 0, %11 ]
  %13 = icmp samesign ult i32 %.060, 3
  br i1 %13, label %14, label %35

14:
  %15 = shufflevector <4 x double> %.sroa.0.1, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = extractelement <3 x double> %15, i32 %.060
  %17 = call double @llvm.fabs.f64(double %16)
  %18 = fcmp oeq double %17, 0x7FF0000000000000
  br i1 %18, label %28, label %19

19:
  %20 = shufflevector <4 x double> %.sroa.0.1, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %21 = extractelement <3 x double> %20, i32 %.060
  %22 = shufflevector <4 x double> %.sroa.0.1, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %23 = extractelement <3 x double> %22, i32 %.060
  %24 = fcmp oeq double %21, %23
  %25 = shufflevector <4 x double> %.sroa.0.1, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = extractelement <3 x double> %25, i32 %.060
  %27 = select i1 %24, double 0.000000e+00, double %26
  br label %28

28:
  %29 = phi double [ %27, %19 ], [ 1.000000e+00, %14 ]
  %30 = shufflevector <4 x double> %.sroa.0.1, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %31 = extractelement <3 x double> %30, i32 %.060
  %32 = call double @llvm.copysign.f64(double %29, double %31)
  %.sroa.0.0.vec.extract = shufflevector <4 x double> %.sroa.0.1, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %33 = insertelement <3 x double> %.sroa.0.0.vec.extract, double %32, i32 %.060
  %.sroa.0.0.vec.expand = shufflevector <3 x double> %33, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x double> %.sroa.0.0.vec.expand, <4 x double> %.sroa.0.1, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %34 = add nuw nsw i32 %.060, 1
  br label %12, !llvm.loop !46

35:
  %.sroa.0.0 = phi <4 x double> [ %2, %11 ], [ %.sroa.0.1, %12 ]
  br label %36

36:
  %.059 = phi i32 [ 0, %35 ], [ %43, %38 ]
  %.058 = phi double [ 0.000000e+00, %35 ], [ %42, %38 ]
  %37 = icmp samesign ult i32 %.059, 3
  br i1 %37, label %38, label %_ZL10largest_ofIDv3_dEdT_.exit

38:
  %39 = shufflevector <4 x double> %.sroa.0.0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %40 = extractelement <3 x double> %39, i32 %.059
  %41 = call double @llvm.fabs.f64(double %40)
  %42 = call double @llvm.maxnum.f64(double %.058, double %41)
  %43 = add nuw nsw i32 %.059, 1
  br label %36, !llvm.loop !43

_ZL10largest_ofIDv3_dEdT_.exit:
  %44 = fcmp ogt double %.058, 0x5FD0000000000000
  %45 = fcmp olt double %.058, 0x21F0000000000000
  %46 = select i1 %45, double 0x6570000000000000, double 1.000000e+00
  %47 = select i1 %44, double 0x1A70000000000000, double %46
  %48 = shufflevector <4 x double> %.sroa.0.0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %49 = insertelement <3 x double> poison, double %47, i64 0
  %50 = shufflevector <3 x double> %49, <3 x double> poison, <3 x i32> zeroinitializer
  %51 = fmul <3 x double> %48, %50
  %52 = shufflevector <4 x double> %.sroa.0.0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %53 = shufflevector <3 x double> %49, <3 x double> poison, <3 x i32> zeroinitializer
  %54 = fmul <3 x double> %52, %53
  br label %55

55:
  %.065 = phi i32 [ 0, %_ZL10largest_ofIDv3_dEdT_.exit ], [ %61, %57 ]
  %.064 = phi double [ 0.000000e+00, %_ZL10largest_ofIDv3_dEdT_.exit ], [ %60, %57 ]
  %56 = icmp samesign ult i32 %.065, 3
  br i1 %56, label %57, label %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit

57:
  %58 = extractelement <3 x double> %51, i32 %.065
  %59 = extractelement <3 x double> %54, i32 %.065
  %60 = call double @llvm.fmuladd.f64(double %58, double %59, double %.064)
  %61 = add nuw nsw i32 %.065, 1
  br label %55, !llvm.loop !42

_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit:
  %62 = fcmp oeq double %.064, 0.000000e+00
  br i1 %62, label %63, label %65

63:
  %64 = shufflevector <4 x double> %.sroa.0.0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %77

65:
  %.sroa.0.2 = phi <4 x double> [ %.sroa.0.0.vecblend38, %67 ], [ %.sroa.0.0, %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %74, %67 ], [ 0, %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit ]
  %66 = icmp samesign ult i32 %.0, 3
  br i1 %66, label %67, label %75

67:
  %68 = shufflevector <4 x double> %.sroa.0.2, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %69 = extractelement <3 x double> %68, i32 %.0
  %70 = fmul double %69, %47
  %71 = call double @llvm.sqrt.f64(double %.064)
  %72 = fdiv double %70, %71
  %.sroa.0.0.vec.extract35 = shufflevector <4 x double> %.sroa.0.2, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %73 = insertelement <3 x double> %.sroa.0.0.vec.extract35, double %72, i32 %.0
  %.sroa.0.0.vec.expand37 = shufflevector <3 x double> %73, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend38 = shufflevector <4 x double> %.sroa.0.0.vec.expand37, <4 x double> %.sroa.0.2, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %74 = add nuw nsw i32 %.0, 1
  br label %65, !llvm.loop !47

75:
  %76 = shufflevector <4 x double> %.sroa.0.2, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %77

77:
  %.063 = phi <3 x double> [ %64, %63 ], [ %76, %75 ]
  ret <3 x double> %.063
}

define double @_Z11fast_lengthDv3_d(<3 x double> %0) #0 {
  br label %2

2:
  %.09 = phi i32 [ 0, %1 ], [ %7, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %6, %4 ]
  %3 = icmp samesign ult i32 %.09, 3
  br i1 %3, label %4, label %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <3 x double> %0, i32 %.09
  %6 = call double @llvm.fmuladd.f64(double %5, double %5, double %.0)
  %7 = add nuw nsw i32 %.09, 1
  br label %2, !llvm.loop !42

_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit:
  %8 = call double @llvm.sqrt.f64(double %.0)
  ret double %8
}

define double @_Z13fast_distanceDv3_dS_(<3 x double> %0, <3 x double> %1) #0 {
  %3 = fsub <3 x double> %0, %1
  br label %4

4:
  %.011 = phi i32 [ 0, %2 ], [ %9, %6 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %6 ]
  %5 = icmp samesign ult i32 %.011, 3
  br i1 %5, label %6, label %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <3 x double> %3, i32 %.011
  %8 = call double @llvm.fmuladd.f64(double %7, double %7, double %.0)
  %9 = add nuw nsw i32 %.011, 1
  br label %4, !llvm.loop !42

_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit:
  %10 = call double @llvm.sqrt.f64(double %.0)
  ret double %10
}

define <3 x double> @_Z14fast_normalizeDv3_d(<3 x double> %0) #0 {
  %2 = shufflevector <3 x double> %0, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %3

3:
  %.021 = phi i32 [ 0, %1 ], [ %8, %5 ]
  %.020 = phi double [ 0.000000e+00, %1 ], [ %7, %5 ]
  %4 = icmp samesign ult i32 %.021, 3
  br i1 %4, label %5, label %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <3 x double> %0, i32 %.021
  %7 = call double @llvm.fmuladd.f64(double %6, double %6, double %.020)
  %8 = add nuw nsw i32 %.021, 1
  br label %3, !llvm.loop !42

_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit:
  %9 = call double @llvm.sqrt.f64(double %.020)
  %10 = fdiv double 1.000000e+00, %9
  br label %11

11:
  %.sroa.0.0 = phi <4 x double> [ %2, %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit ], [ %.sroa.0.0.vecblend, %14 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIdDv3_dEN3SumIT_E4typeET0_S5_.exit ], [ %19, %14 ]
  %12 = icmp samesign ult i32 %.0, 3
  %13 = fcmp une double %.020, 0.000000e+00
  %spec.select = select i1 %12, i1 %13, i1 false
  br i1 %spec.select, label %14, label %20

14:
  %15 = shufflevector <4 x double> %.sroa.0.0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = extractelement <3 x double> %15, i32 %.0
  %17 = fmul double %16, %10
  %.sroa.0.0.vec.extract = shufflevector <4 x double> %.sroa.0.0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %18 = insertelement <3 x double> %.sroa.0.0.vec.extract, double %17, i32 %.0
  %.sroa.0.0.vec.expand = shufflevector <3 x double> %18, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x double> %.sroa.0.0.vec.expand, <4 x double> %.sroa.0.0, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %19 = add nuw nsw i32 %.0, 1
  br label %11, !llvm.loop !48

20:
  %21 = shufflevector <4 x double> %.sroa.0.0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x double> %21
}

define double @_Z3dotDv4_dS_(<4 x double> %0, <4 x double> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %9, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.09, 4
  br i1 %4, label %5, label %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <4 x double> %0, i32 %.09
  %7 = extractelement <4 x double> %1, i32 %.09
  %8 = call double @llvm.fmuladd.f64(double %6, double %7, double %.0)
  %9 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !49

_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit:
  ret double %.0
}

define double @_Z11__spirv_DotDv4_dS_(<4 x double> %0, <4 x double> %1) #0 {
  br label %3

3:
  %.09 = phi i32 [ 0, %2 ], [ %9, %5 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %5 ]
  %4 = icmp samesign ult i32 %.09, 4
  br i1 %4, label %5, label %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit

5:
  %6 = extractelement <4 x double> %0, i32 %.09
  %7 = extractelement <4 x double> %1, i32 %.09
  %8 = call double @llvm.fmuladd.f64(double %6, double %7, double %.0)
  %9 = add nuw nsw i32 %.09, 1
  br label %3, !llvm.loop !49

_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit:
  ret double %.0
}

define double @_Z6lengthDv4_d(<4 x double> %0) #0 {
  %2 = call double @_ZL9length_ofIdDv4_dET_T0_(<4 x double> %0)
  ret double %2
}

define internal double @_ZL9length_ofIdDv4_dET_T0_(<4 x double> %0) #0 {
  br label %2

2:
  %.031 = phi i32 [ 0, %1 ], [ %8, %4 ]
  %.030 = phi double [ 0.000000e+00, %1 ], [ %7, %4 ]
  %3 = icmp samesign ult i32 %.031, 4
  br i1 %3, label %4, label %_ZL10largest_ofIDv4_dEdT_.exit

4:
  %5 = extractelement <4 x double> %0, i32 %.031
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = call double @llvm.maxnum.f64(double %.030, double %6)
  %8 = add nuw nsw i32 %.031, 1
  br label %2, !llvm.loop !50

_ZL10largest_ofIDv4_dEdT_.exit:
  %9 = fcmp ogt double %.030, 0x5FD0000000000000
  %10 = fcmp olt double %.030, 0x21F0000000000000
  %11 = select i1 %10, double 0x6570000000000000, double 1.000000e+00
  %12 = select i1 %9, double 0x1A70000000000000, double %11
  br label %13

13:
  %.029 = phi i32 [ 0, %_ZL10largest_ofIDv4_dEdT_.exit ], [ %19, %18 ]
  %14 = icmp samesign ugt i32 %.029, 3
  %15 = extractelement <4 x double> %0, i32 %.029
  %16 = call double @llvm.fabs.f64(double %15)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  %or.cond = select i1 %14, i1 true, i1 %17
  br i1 %or.cond, label %20, label %18

18:
  %19 = add nuw nsw i32 %.029, 1
  br label %13, !llvm.loop !51

20:
  br i1 %14, label %21, label %36

21:
  %22 = insertelement <4 x double> poison, double %12, i64 0
  %23 = shufflevector <4 x double> %22, <4 x double> poison, <4 x i32> zeroinitializer
  %24 = fmul <4 x double> %0, %23
  %25 = shufflevector <4 x double> %22, <4 x double> poison, <4 x i32> zeroinitializer
  %26 = fmul <4 x double> %0, %25
  br label %27

27:
  %.034 = phi i32 [ 0, %21 ], [ %33, %29 ]
  %.033 = phi double [ 0.000000e+00, %21 ], [ %32, %29 ]
  %28 = icmp samesign ult i32 %.034, 4
  br i1 %28, label %29, label %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit

29:
  %30 = extractelement <4 x double> %24, i32 %.034
  %31 = extractelement <4 x double> %26, i32 %.034
  %32 = call double @llvm.fmuladd.f64(double %30, double %31, double %.033)
  %33 = add nuw nsw i32 %.034, 1
  br label %27, !llvm.loop !49

_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit:
  %34 = call double @llvm.sqrt.f64(double %.033)
  %35 = fdiv double %34, %12
  br label %36

36:
  %.1 = phi double [ 0x7FF0000000000000, %20 ], [ %35, %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit ]
  ret double %.1
}

define double @_Z8distanceDv4_dS_(<4 x double> %0, <4 x double> %1) #0 {
  %3 = fsub <4 x double> %0, %1
  %4 = call double @_ZL9length_ofIdDv4_dET_T0_(<4 x double> %3)
  ret double %4
}

define <4 x double> @_Z9normalizeDv4_d(<4 x double> %0) #0 {
  %2 = call <4 x double> @_ZL10normalizedIdDv4_dET0_S1_(<4 x double> %0)
  ret <4 x double> %2
}

define internal <4 x double> @_ZL10normalizedIdDv4_dET0_S1_(<4 x double> %0) #0 {
  br label %2

2:
  %.058 = phi i1 [ false, %1 ], [ %8, %4 ]
  %.057 = phi i32 [ 0, %1 ], [ %9, %4 ]
  %3 = icmp samesign ult i32 %.057, 4
  br i1 %3, label %4, label %10

4:
  %5 = extractelement <4 x double> %0, i32 %.057
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  %8 = or i1 %.058, %7
  %9 = add nuw nsw i32 %.057, 1
  br label %2, !llvm.loop !52

10:
  br i1 %.058, label %11, label %23

11:
  %.1 = phi <4 x double> [ %21, %13 ], [ %0, %10 ]
  %.056 = phi i32 [ %22, %13 ], [ 0, %10 ]
  %12 = icmp samesign ult i32 %.056, 4
  br i1 %12, label %13, label %23

13:
  %14 = extractelement <4 x double> %.1, i32 %.056
  %15 = call double @llvm.fabs.f64(double %14)
  %16 = fcmp oeq double %15, 0x7FF0000000000000
  %17 = fcmp oeq double %14, %14
  %18 = select i1 %17, double 0.000000e+00, double %14
  %19 = select i1 %16, double 1.000000e+00, double %18
  %20 = call double @llvm.copysign.f64(double %19, double %14)
  %21 = insertelement <4 x double> %.1, double %20, i32 %.056
  %22 = add nuw nsw i32 %.056, 1
  br label %11, !llvm.loop !53

23:
  %.059 = phi <4 x double> [ %0, %10 ], [ %.1, %11 ]
  br label %24

24:
  %.055 = phi i32 [ 0, %23 ], [ %30, %26 ]
  %.054 = phi double [ 0.000000e+00, %23 ], [ %29, %26 ]
  %25 = icmp samesign ult i32 %.055, 4
  br i1 %25, label %26, label %_ZL10largest_ofIDv4_dEdT_.exit

26:
  %27 = extractelement <4 x double> %.059, i32 %.055
  %28 = call double @llvm.fabs.f64(double %27)
  %29 = call double @llvm.maxnum.f64(double %.054, double %28)
  %30 = add nuw nsw i32 %.055, 1
  br label %24, !llvm.loop !50

_ZL10largest_ofIDv4_dEdT_.exit:
  %31 = fcmp ogt double %.054, 0x5FD0000000000000
  %32 = fcmp olt double %.054, 0x21F0000000000000
  %33 = select i1 %32, double 0x6570000000000000, double 1.000000e+00
  %34 = select i1 %31, double 0x1A70000000000000, double %33
  %35 = insertelement <4 x double> poison, double %34, i64 0
  %36 = shufflevector <4 x double> %35, <4 x double> poison, <4 x i32> zeroinitializer
  %37 = fmul <4 x double> %.059, %36
  %38 = shufflevector <4 x double> %35, <4 x double> poison, <4 x i32> zeroinitializer
  %39 = fmul <4 x double> %.059, %38
  br label %40

40:
  %.062 = phi i32 [ 0, %_ZL10largest_ofIDv4_dEdT_.exit ], [ %46, %42 ]
  %.061 = phi double [ 0.000000e+00, %_ZL10largest_ofIDv4_dEdT_.exit ], [ %45, %42 ]
  %41 = icmp samesign ult i32 %.062, 4
  br i1 %41, label %42, label %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit

42:
  %43 = extractelement <4 x double> %37, i32 %.062
  %44 = extractelement <4 x double> %39, i32 %.062
  %45 = call double @llvm.fmuladd.f64(double %43, double %44, double %.061)
  %46 = add nuw nsw i32 %.062, 1
  br label %40, !llvm.loop !49

_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit:
  %47 = fcmp oeq double %.061, 0.000000e+00
  br i1 %47, label %57, label %48

48:
  %.2 = phi <4 x double> [ %55, %50 ], [ %.059, %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit ]
  %.0 = phi i32 [ %56, %50 ], [ 0, %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit ]
  %49 = icmp samesign ult i32 %.0, 4
  br i1 %49, label %50, label %57

50:
  %51 = extractelement <4 x double> %.2, i32 %.0
  %52 = fmul double %51, %34
  %53 = call double @llvm.sqrt.f64(double %.061)
  %54 = fdiv double %52, %53
  %55 = insertelement <4 x double> %.2, double %54, i32 %.0
  %56 = add nuw nsw i32 %.0, 1
  br label %48, !llvm.loop !54

57:
  %.060 = phi <4 x double> [ %.059, %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit ], [ %.2, %48 ]
  ret <4 x double> %.060
}

define double @_Z11fast_lengthDv4_d(<4 x double> %0) #0 {
  br label %2

2:
  %.010 = phi i32 [ 0, %1 ], [ %7, %4 ]
  %.0 = phi double [ 0.000000e+00, %1 ], [ %6, %4 ]
  %3 = icmp samesign ult i32 %.010, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x double> %0, i32 %.010
  %6 = call double @llvm.fmuladd.f64(double %5, double %5, double %.0)
  %7 = add nuw nsw i32 %.010, 1
  br label %2, !llvm.loop !49

_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit:
  %8 = call double @llvm.sqrt.f64(double %.0)
  ret double %8
}

define double @_Z13fast_distanceDv4_dS_(<4 x double> %0, <4 x double> %1) #0 {
  %3 = fsub <4 x double> %0, %1
  br label %4

4:
  %.012 = phi i32 [ 0, %2 ], [ %9, %6 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %8, %6 ]
  %5 = icmp samesign ult i32 %.012, 4
  br i1 %5, label %6, label %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit

6:
  %7 = extractelement <4 x double> %3, i32 %.012
  %8 = call double @llvm.fmuladd.f64(double %7, double %7, double %.0)
  %9 = add nuw nsw i32 %.012, 1
  br label %4, !llvm.loop !49

_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit:
  %10 = call double @llvm.sqrt.f64(double %.0)
  ret double %10
}

define <4 x double> @_Z14fast_normalizeDv4_d(<4 x double> %0) #0 {
  br label %2

2:
  %.021 = phi i32 [ 0, %1 ], [ %7, %4 ]
  %.020 = phi double [ 0.000000e+00, %1 ], [ %6, %4 ]
  %3 = icmp samesign ult i32 %.021, 4
  br i1 %3, label %4, label %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit

4:
  %5 = extractelement <4 x double> %0, i32 %.021
  %6 = call double @llvm.fmuladd.f64(double %5, double %5, double %.020)
  %7 = add nuw nsw i32 %.021, 1
  br label %2, !llvm.loop !49

_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit:
  %8 = call double @llvm.sqrt.f64(double %.020)
  %9 = fdiv double 1.000000e+00, %8
  br label %10

10:
  %.022 = phi <4 x double> [ %0, %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit ], [ %16, %13 ]
  %.0 = phi i32 [ 0, %_ZL15sum_of_productsIdDv4_dEN3SumIT_E4typeET0_S5_.exit ], [ %17, %13 ]
  %11 = icmp samesign ult i32 %.0, 4
  %12 = fcmp une double %.020, 0.000000e+00
  %spec.select = select i1 %11, i1 %12, i1 false
  br i1 %spec.select, label %13, label %18

13:
  %14 = extractelement <4 x double> %.022, i32 %.0
  %15 = fmul double %14, %9
  %16 = insertelement <4 x double> %.022, double %15, i32 %.0
  %17 = add nuw nsw i32 %.0, 1
  br label %10, !llvm.loop !55

18:
  ret <4 x double> %.022
}

define double @_Z3dotdd(double %0, double %1) #0 {
  %3 = fmul double %0, %1
  ret double %3
}

define double @_Z6lengthd(double %0) #0 {
  %2 = call double @_Z4fabsd(double %0)
  ret double %2
}

define double @_Z8distancedd(double %0, double %1) #0 {
  %3 = fsub double %0, %1
  %4 = call double @_Z4fabsd(double %3)
  ret double %4
}

define double @_Z9normalized(double %0) #0 {
  %or.cond = fcmp ueq double %0, 0.000000e+00
  br i1 %or.cond, label %4, label %2

2:
  %3 = call double @_Z8copysigndd(double 1.000000e+00, double %0)
  br label %4

4:
  %5 = phi double [ %3, %2 ], [ %0, %1 ]
  ret double %5
}

define double @_Z11fast_lengthd(double %0) #0 {
  %2 = call double @_Z4fabsd(double %0)
  ret double %2
}

define double @_Z13fast_distancedd(double %0, double %1) #0 {
  %3 = fsub double %0, %1
  %4 = call double @_Z4fabsd(double %3)
  ret double %4
}

define double @_Z14fast_normalized(double %0) #0 {
  %2 = call double @_Z9normalized(double %0)
  ret double %2
}

define <3 x double> @_Z5crossDv3_dS_(<3 x double> %0, <3 x double> %1) #0 {
  %3 = shufflevector <3 x double> %0, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <3 x double> %1, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = shufflevector <3 x double> %0, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %6 = fneg <3 x double> %1
  %7 = shufflevector <3 x double> %6, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x double> %5, %7
  %9 = call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %3, <3 x double> %4, <3 x double> %8)
  ret <3 x double> %9
}

declare <3 x double> @llvm.fmuladd.v3f64(<3 x double>, <3 x double>, <3 x double>) #2

define <4 x double> @_Z5crossDv4_dS_(<4 x double> %0, <4 x double> %1) #0 {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %5 = call <3 x double> @_Z5crossDv3_dS_(<3 x double> %3, <3 x double> %4)
  %6 = shufflevector <3 x double> %5, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %7 = insertelement <4 x double> %6, double 0.000000e+00, i64 3
  ret <4 x double> %7
}

define <2 x i8> @_Z6vload2mPc(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 1
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <2 x i8>, ptr %4, align 1
  ret <2 x i8> %.0.copyload
}

define void @_Z7vstore2Dv2_cmPc(<2 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <2 x i8> %0, ptr %5, align 1
  ret void
}

define <3 x i8> @_Z6vload3mPc(i64 %0, ptr %1) #0 {
  %3 = mul i64 %0, 3
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.sroa.0.0.copyload = load <3 x i8>, ptr %4, align 1
  ret <3 x i8> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_cmPc(<3 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = mul i64 %1, 3
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <3 x i8> %0, ptr %5, align 1
  ret void
}

define <4 x i8> @_Z6vload4mPc(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 2
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <4 x i8>, ptr %4, align 1
  ret <4 x i8> %.0.copyload
}

define void @_Z7vstore4Dv4_cmPc(<4 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 2
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x i8> %0, ptr %5, align 1
  ret void
}

define <8 x i8> @_Z6vload8mPc(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 3
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <8 x i8>, ptr %4, align 1
  ret <8 x i8> %.0.copyload
}

define void @_Z7vstore8Dv8_cmPc(<8 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 3
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <8 x i8> %0, ptr %5, align 1
  ret void
}

define <16 x i8> @_Z7vload16mPc(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <16 x i8>, ptr %4, align 1
  ret <16 x i8> %.0.copyload
}

define void @_Z8vstore16Dv16_cmPc(<16 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <16 x i8> %0, ptr %5, align 1
  ret void
}

define <2 x i8> @_Z6vload2mPh(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 1
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <2 x i8>, ptr %4, align 1
  ret <2 x i8> %.0.copyload
}

define void @_Z7vstore2Dv2_hmPh(<2 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <2 x i8> %0, ptr %5, align 1
  ret void
}

define <3 x i8> @_Z6vload3mPh(i64 %0, ptr %1) #0 {
  %3 = mul i64 %0, 3
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.sroa.0.0.copyload = load <3 x i8>, ptr %4, align 1
  ret <3 x i8> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_hmPh(<3 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = mul i64 %1, 3
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <3 x i8> %0, ptr %5, align 1
  ret void
}

define <4 x i8> @_Z6vload4mPh(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 2
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <4 x i8>, ptr %4, align 1
  ret <4 x i8> %.0.copyload
}

define void @_Z7vstore4Dv4_hmPh(<4 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 2
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x i8> %0, ptr %5, align 1
  ret void
}

define <8 x i8> @_Z6vload8mPh(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 3
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <8 x i8>, ptr %4, align 1
  ret <8 x i8> %.0.copyload
}

define void @_Z7vstore8Dv8_hmPh(<8 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 3
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <8 x i8> %0, ptr %5, align 1
  ret void
}

define <16 x i8> @_Z7vload16mPh(i64 %0, ptr %1) #0 {
  %3 = shl i64 %0, 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %.0.copyload = load <16 x i8>, ptr %4, align 1
  ret <16 x i8> %.0.copyload
}

define void @_Z8vstore16Dv16_hmPh(<16 x i8> %0, i64 %1, ptr %2) #0 {
  %4 = shl i64 %1, 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <16 x i8> %0, ptr %5, align 1
  ret void
}

define <2 x i16> @_Z6vload2mPs(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 2
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x i16>, ptr %3, align 2
  ret <2 x i16> %.0.copyload
}

define void @_Z7vstore2Dv2_smPs(<2 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 2
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x i16> %0, ptr %4, align 2
  ret void
}

define <3 x i16> @_Z6vload3mPs(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x i16>, ptr %3, align 2
  ret <3 x i16> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_smPs(<3 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x i16> %0, ptr %4, align 2
  ret void
}

define <4 x i16> @_Z6vload4mPs(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 3
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x i16>, ptr %3, align 2
  ret <4 x i16> %.0.copyload
}

define void @_Z7vstore4Dv4_smPs(<4 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 3
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x i16> %0, ptr %4, align 2
  ret void
}

define <8 x i16> @_Z6vload8mPs(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x i16>, ptr %3, align 2
  ret <8 x i16> %.0.copyload
}

define void @_Z7vstore8Dv8_smPs(<8 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x i16> %0, ptr %4, align 2
  ret void
}

define <16 x i16> @_Z7vload16mPs(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x i16>, ptr %3, align 2
  ret <16 x i16> %.0.copyload
}

define void @_Z8vstore16Dv16_smPs(<16 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x i16> %0, ptr %4, align 2
  ret void
}

define <2 x i16> @_Z6vload2mPt(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 2
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x i16>, ptr %3, align 2
  ret <2 x i16> %.0.copyload
}

define void @_Z7vstore2Dv2_tmPt(<2 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 2
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x i16> %0, ptr %4, align 2
  ret void
}

define <3 x i16> @_Z6vload3mPt(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x i16>, ptr %3, align 2
  ret <3 x i16> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_tmPt(<3 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x i16> %0, ptr %4, align 2
  ret void
}

define <4 x i16> @_Z6vload4mPt(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 3
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x i16>, ptr %3, align 2
  ret <4 x i16> %.0.copyload
}

define void @_Z7vstore4Dv4_tmPt(<4 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 3
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x i16> %0, ptr %4, align 2
  ret void
}

define <8 x i16> @_Z6vload8mPt(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x i16>, ptr %3, align 2
  ret <8 x i16> %.0.copyload
}

define void @_Z7vstore8Dv8_tmPt(<8 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x i16> %0, ptr %4, align 2
  ret void
}

define <16 x i16> @_Z7vload16mPt(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x i16>, ptr %3, align 2
  ret <16 x i16> %.0.copyload
}

define void @_Z8vstore16Dv16_tmPt(<16 x i16> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x i16> %0, ptr %4, align 2
  ret void
}

define <2 x i32> @_Z6vload2mPi(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 3
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x i32>, ptr %3, align 4
  ret <2 x i32> %.0.copyload
}

define void @_Z7vstore2Dv2_imPi(<2 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 3
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x i32> %0, ptr %4, align 4
  ret void
}

define <3 x i32> @_Z6vload3mPi(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 12
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x i32>, ptr %3, align 4
  ret <3 x i32> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_imPi(<3 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 12
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x i32> %0, ptr %4, align 4
  ret void
}

define <4 x i32> @_Z6vload4mPi(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x i32>, ptr %3, align 4
  ret <4 x i32> %.0.copyload
}

define void @_Z7vstore4Dv4_imPi(<4 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x i32> %0, ptr %4, align 4
  ret void
}

define <8 x i32> @_Z6vload8mPi(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x i32>, ptr %3, align 4
  ret <8 x i32> %.0.copyload
}

define void @_Z7vstore8Dv8_imPi(<8 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x i32> %0, ptr %4, align 4
  ret void
}

define <16 x i32> @_Z7vload16mPi(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x i32>, ptr %3, align 4
  ret <16 x i32> %.0.copyload
}

define void @_Z8vstore16Dv16_imPi(<16 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x i32> %0, ptr %4, align 4
  ret void
}

define <2 x i32> @_Z6vload2mPj(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 3
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x i32>, ptr %3, align 4
  ret <2 x i32> %.0.copyload
}

define void @_Z7vstore2Dv2_jmPj(<2 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 3
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x i32> %0, ptr %4, align 4
  ret void
}

define <3 x i32> @_Z6vload3mPj(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 12
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x i32>, ptr %3, align 4
  ret <3 x i32> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_jmPj(<3 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 12
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x i32> %0, ptr %4, align 4
  ret void
}

define <4 x i32> @_Z6vload4mPj(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x i32>, ptr %3, align 4
  ret <4 x i32> %.0.copyload
}

define void @_Z7vstore4Dv4_jmPj(<4 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x i32> %0, ptr %4, align 4
  ret void
}

define <8 x i32> @_Z6vload8mPj(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x i32>, ptr %3, align 4
  ret <8 x i32> %.0.copyload
}

define void @_Z7vstore8Dv8_jmPj(<8 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x i32> %0, ptr %4, align 4
  ret void
}

define <16 x i32> @_Z7vload16mPj(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x i32>, ptr %3, align 4
  ret <16 x i32> %.0.copyload
}

define void @_Z8vstore16Dv16_jmPj(<16 x i32> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x i32> %0, ptr %4, align 4
  ret void
}

define <2 x i64> @_Z6vload2mPl(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x i64>, ptr %3, align 8
  ret <2 x i64> %.0.copyload
}

define void @_Z7vstore2Dv2_lmPl(<2 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x i64> %0, ptr %4, align 8
  ret void
}

define <3 x i64> @_Z6vload3mPl(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 24
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x i64>, ptr %3, align 8
  ret <3 x i64> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_lmPl(<3 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 24
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x i64> %0, ptr %4, align 8
  ret void
}

define <4 x i64> @_Z6vload4mPl(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x i64>, ptr %3, align 8
  ret <4 x i64> %.0.copyload
}

define void @_Z7vstore4Dv4_lmPl(<4 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x i64> %0, ptr %4, align 8
  ret void
}

define <8 x i64> @_Z6vload8mPl(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x i64>, ptr %3, align 8
  ret <8 x i64> %.0.copyload
}

define void @_Z7vstore8Dv8_lmPl(<8 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x i64> %0, ptr %4, align 8
  ret void
}

define <16 x i64> @_Z7vload16mPl(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 7
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x i64>, ptr %3, align 8
  ret <16 x i64> %.0.copyload
}

define void @_Z8vstore16Dv16_lmPl(<16 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 7
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x i64> %0, ptr %4, align 8
  ret void
}

define <2 x i64> @_Z6vload2mPm(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x i64>, ptr %3, align 8
  ret <2 x i64> %.0.copyload
}

define void @_Z7vstore2Dv2_mmPm(<2 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x i64> %0, ptr %4, align 8
  ret void
}

define <3 x i64> @_Z6vload3mPm(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 24
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x i64>, ptr %3, align 8
  ret <3 x i64> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_mmPm(<3 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 24
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x i64> %0, ptr %4, align 8
  ret void
}

define <4 x i64> @_Z6vload4mPm(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x i64>, ptr %3, align 8
  ret <4 x i64> %.0.copyload
}

define void @_Z7vstore4Dv4_mmPm(<4 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x i64> %0, ptr %4, align 8
  ret void
}

define <8 x i64> @_Z6vload8mPm(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x i64>, ptr %3, align 8
  ret <8 x i64> %.0.copyload
}

define void @_Z7vstore8Dv8_mmPm(<8 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x i64> %0, ptr %4, align 8
  ret void
}

define <16 x i64> @_Z7vload16mPm(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 7
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x i64>, ptr %3, align 8
  ret <16 x i64> %.0.copyload
}

define void @_Z8vstore16Dv16_mmPm(<16 x i64> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 7
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x i64> %0, ptr %4, align 8
  ret void
}

define <2 x half> @_Z6vload2mPDF16_(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 2
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x half>, ptr %3, align 2
  ret <2 x half> %.0.copyload
}

define void @_Z7vstore2Dv2_DF16_mPDF16_(<2 x half> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 2
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x half> %0, ptr %4, align 2
  ret void
}

define <3 x half> @_Z6vload3mPDF16_(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x half>, ptr %3, align 2
  ret <3 x half> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_DF16_mPDF16_(<3 x half> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x half> %0, ptr %4, align 2
  ret void
}

define <4 x half> @_Z6vload4mPDF16_(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 3
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x half>, ptr %3, align 2
  ret <4 x half> %.0.copyload
}

define void @_Z7vstore4Dv4_DF16_mPDF16_(<4 x half> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 3
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x half> %0, ptr %4, align 2
  ret void
}

define <8 x half> @_Z6vload8mPDF16_(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x half>, ptr %3, align 2
  ret <8 x half> %.0.copyload
}

define void @_Z7vstore8Dv8_DF16_mPDF16_(<8 x half> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x half> %0, ptr %4, align 2
  ret void
}

define <16 x half> @_Z7vload16mPDF16_(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x half>, ptr %3, align 2
  ret <16 x half> %.0.copyload
}

define void @_Z8vstore16Dv16_DF16_mPDF16_(<16 x half> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x half> %0, ptr %4, align 2
  ret void
}

define <2 x float> @_Z6vload2mPf(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 3
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x float>, ptr %3, align 4
  ret <2 x float> %.0.copyload
}

define void @_Z7vstore2Dv2_fmPf(<2 x float> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 3
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x float> %0, ptr %4, align 4
  ret void
}

define <3 x float> @_Z6vload3mPf(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 12
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x float>, ptr %3, align 4
  ret <3 x float> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_fmPf(<3 x float> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 12
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x float> %0, ptr %4, align 4
  ret void
}

define <4 x float> @_Z6vload4mPf(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x float>, ptr %3, align 4
  ret <4 x float> %.0.copyload
}

define void @_Z7vstore4Dv4_fmPf(<4 x float> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x float> %0, ptr %4, align 4
  ret void
}

define <8 x float> @_Z6vload8mPf(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x float>, ptr %3, align 4
  ret <8 x float> %.0.copyload
}

define void @_Z7vstore8Dv8_fmPf(<8 x float> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x float> %0, ptr %4, align 4
  ret void
}

define <16 x float> @_Z7vload16mPf(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x float>, ptr %3, align 4
  ret <16 x float> %.0.copyload
}

define void @_Z8vstore16Dv16_fmPf(<16 x float> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x float> %0, ptr %4, align 4
  ret void
}

define <2 x double> @_Z6vload2mPd(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <2 x double>, ptr %3, align 8
  ret <2 x double> %.0.copyload
}

define void @_Z7vstore2Dv2_dmPd(<2 x double> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <2 x double> %0, ptr %4, align 8
  ret void
}

define <3 x double> @_Z6vload3mPd(i64 %0, ptr %1) #0 {
  %.idx = mul i64 %0, 24
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.sroa.0.0.copyload = load <3 x double>, ptr %3, align 8
  ret <3 x double> %.sroa.0.0.copyload
}

define void @_Z7vstore3Dv3_dmPd(<3 x double> %0, i64 %1, ptr %2) #0 {
  %.idx = mul i64 %1, 24
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <3 x double> %0, ptr %4, align 8
  ret void
}

define <4 x double> @_Z6vload4mPd(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 5
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <4 x double>, ptr %3, align 8
  ret <4 x double> %.0.copyload
}

define void @_Z7vstore4Dv4_dmPd(<4 x double> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 5
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <4 x double> %0, ptr %4, align 8
  ret void
}

define <8 x double> @_Z6vload8mPd(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 6
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <8 x double>, ptr %3, align 8
  ret <8 x double> %.0.copyload
}

define void @_Z7vstore8Dv8_dmPd(<8 x double> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 6
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <8 x double> %0, ptr %4, align 8
  ret void
}

define <16 x double> @_Z7vload16mPd(i64 %0, ptr %1) #0 {
  %.idx = shl i64 %0, 7
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %.0.copyload = load <16 x double>, ptr %3, align 8
  ret <16 x double> %.0.copyload
}

define void @_Z8vstore16Dv16_dmPd(<16 x double> %0, i64 %1, ptr %2) #0 {
  %.idx = shl i64 %1, 7
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  store <16 x double> %0, ptr %4, align 8
  ret void
}

define half @_Z16convert_half_rtzs(i16 signext %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_sET0_T1_(i16 signext %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_sET0_T1_(i16 signext %0) #0 {
  %2 = sitofp i16 %0 to half
  %3 = fcmp ult half %2, 0xH7800
  br i1 %3, label %4, label %_ZL13compared_withIDF16_sEiT_T0_.exit

4:
  %5 = fptosi half %2 to i16
  %6 = call i32 @llvm.scmp.i32.i16(i16 %5, i16 %0)
  br label %_ZL13compared_withIDF16_sEiT_T0_.exit

_ZL13compared_withIDF16_sEiT_T0_.exit:
  %.044 = phi i32 [ 1, %1 ], [ %6, %4 ]
  %7 = icmp sgt i32 %.044, 0
  %8 = icmp sgt i16 %0, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %14

10:
  %11 = bitcast half %2 to i16
  %12 = add i16 %11, -1
  %13 = bitcast i16 %12 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

14:
  %15 = icmp slt i32 %.044, 0
  %16 = icmp slt i16 %0, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %_ZL7next_toIDF16_ET_S0_b.exit

18:
  %19 = bitcast half %2 to i16
  %20 = add i16 %19, -1
  %21 = bitcast i16 %20 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.045 = phi half [ %2, %14 ], [ %13, %10 ], [ %21, %18 ]
  ret half %.045
}

define half @_Z16convert_half_rtps(i16 signext %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_sET0_T1_(i16 signext %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_sET0_T1_(i16 signext %0) #0 {
_ZL13compared_withIDF16_sEiT_T0_.exit:
  %1 = sitofp i16 %0 to half
  %2 = fcmp ult half %1, 0xH7800
  %3 = fptosi half %1 to i16
  %4 = icmp sgt i16 %0, %3
  %.042 = select i1 %2, i1 %4, i1 false
  br i1 %.042, label %5, label %_ZL7next_toIDF16_ET_S0_b.exit

5:
  %6 = icmp eq i16 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

9:
  %10 = bitcast half %1 to i16
  %.inv = icmp slt i16 %0, 1
  %11 = select i1 %.inv, i16 -1, i16 1
  %12 = add i16 %11, %10
  %13 = bitcast i16 %12 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %1, %_ZL13compared_withIDF16_sEiT_T0_.exit ], [ %13, %9 ], [ %8, %7 ]
  ret half %.043
}

define half @_Z16convert_half_rtns(i16 signext %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_sET0_T1_(i16 signext %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_sET0_T1_(i16 signext %0) #0 {
_ZL13compared_withIDF16_sEiT_T0_.exit:
  %1 = sitofp i16 %0 to half
  %2 = fcmp ult half %1, 0xH7800
  %3 = fptosi half %1 to i16
  %4 = icmp slt i16 %0, %3
  %.042 = select i1 %2, i1 %4, i1 true
  br i1 %.042, label %5, label %_ZL7next_toIDF16_ET_S0_b.exit

5:
  %6 = icmp eq i16 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

9:
  %10 = bitcast half %1 to i16
  %11 = icmp slt i16 %0, 1
  %12 = select i1 %11, i16 1, i16 -1
  %13 = add i16 %12, %10
  %14 = bitcast i16 %13 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %8, %7 ], [ %14, %9 ], [ %1, %_ZL13compared_withIDF16_sEiT_T0_.exit ]
  ret half %.043
}

define half @_Z16convert_half_rtzt(i16 zeroext %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_tET0_T1_(i16 zeroext %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_tET0_T1_(i16 zeroext %0) #0 {
  %2 = uitofp i16 %0 to half
  %3 = fcmp une half %2, 0xH7C00
  %4 = fpext half %2 to double
  %5 = fcmp ult double %4, 6.553600e+04
  %or.cond = and i1 %3, %5
  br i1 %or.cond, label %6, label %_ZL13compared_withIDF16_tEiT_T0_.exit

6:
  %7 = fptoui half %2 to i16
  %8 = icmp ult i16 %0, %7
  br label %_ZL13compared_withIDF16_tEiT_T0_.exit

_ZL13compared_withIDF16_tEiT_T0_.exit:
  %.0 = phi i1 [ true, %1 ], [ %8, %6 ]
  %9 = icmp ne i16 %0, 0
  %10 = and i1 %.0, %9
  %11 = bitcast half %2 to i16
  %12 = add nsw i16 %11, -1
  %13 = bitcast i16 %12 to half
  %.045 = select i1 %10, half %13, half %2
  ret half %.045
}

define half @_Z16convert_half_rtpt(i16 zeroext %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_tET0_T1_(i16 zeroext %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_tET0_T1_(i16 zeroext %0) #0 {
_ZL7next_toIDF16_ET_S0_b.exit:
  %1 = uitofp i16 %0 to half
  %2 = fcmp une half %1, 0xH7C00
  %3 = fpext half %1 to double
  %4 = fcmp ult double %3, 6.553600e+04
  %or.cond = and i1 %2, %4
  %5 = fptoui half %1 to i16
  %6 = icmp ugt i16 %0, %5
  %or.cond47 = select i1 %or.cond, i1 %6, i1 false
  %7 = bitcast half %1 to i16
  %narrow = add nuw i16 %7, 1
  %8 = bitcast i16 %narrow to half
  %.043 = select i1 %or.cond47, half %8, half %1
  ret half %.043
}

define half @_Z16convert_half_rtnt(i16 zeroext %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_tET0_T1_(i16 zeroext %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_tET0_T1_(i16 zeroext %0) #0 {
  %2 = uitofp i16 %0 to half
  %3 = fcmp une half %2, 0xH7C00
  %4 = fpext half %2 to double
  %5 = fcmp ult double %4, 6.553600e+04
  %or.cond = and i1 %3, %5
  %or.cond.not = xor i1 %or.cond, true
  %6 = fptoui half %2 to i16
  %7 = icmp ult i16 %0, %6
  %or.cond47 = select i1 %or.cond.not, i1 true, i1 %7
  br i1 %or.cond47, label %.critedge, label %_ZL7next_toIDF16_ET_S0_b.exit

.critedge:
  %8 = icmp eq i16 %0, 0
  br i1 %8, label %9, label %11

9:
  %10 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

11:
  %12 = bitcast half %2 to i16
  %13 = add nsw i16 %12, -1
  %14 = bitcast i16 %13 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %10, %9 ], [ %14, %11 ], [ %2, %1 ]
  ret half %.043
}

define half @_Z16convert_half_rtzi(i32 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_iET0_T1_(i32 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_iET0_T1_(i32 %0) #0 {
  %2 = sitofp i32 %0 to half
  %3 = call half @llvm.fabs.f16(half %2)
  %4 = fcmp oeq half %3, 0xH7C00
  br i1 %4, label %5, label %7

5:
  %.inv = icmp slt i32 %0, 1
  %6 = select i1 %.inv, i32 -1, i32 1
  br label %_ZL13compared_withIDF16_iEiT_T0_.exit

7:
  %8 = fpext half %2 to double
  %9 = fcmp ult double %8, 0x41E0000000000000
  br i1 %9, label %10, label %_ZL13compared_withIDF16_iEiT_T0_.exit

10:
  %11 = fptosi half %2 to i32
  %12 = call i32 @llvm.scmp.i32.i32(i32 %11, i32 %0)
  br label %_ZL13compared_withIDF16_iEiT_T0_.exit

_ZL13compared_withIDF16_iEiT_T0_.exit:
  %.0 = phi i32 [ %6, %5 ], [ %12, %10 ], [ 1, %7 ]
  %13 = icmp sgt i32 %.0, 0
  %14 = icmp sgt i32 %0, 0
  %spec.select = and i1 %13, %14
  br i1 %spec.select, label %15, label %19

15:
  %16 = bitcast half %2 to i16
  %17 = add i16 %16, -1
  %18 = bitcast i16 %17 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

19:
  %20 = and i32 %.0, %0
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %22, label %_ZL7next_toIDF16_ET_S0_b.exit

22:
  %23 = icmp eq i32 %0, 0
  br i1 %23, label %24, label %26

24:
  %25 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

26:
  %27 = bitcast half %2 to i16
  %.inv46 = icmp slt i32 %0, 1
  %28 = select i1 %.inv46, i16 -1, i16 1
  %29 = add i16 %28, %27
  %30 = bitcast i16 %29 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.045 = phi half [ %2, %19 ], [ %18, %15 ], [ %25, %24 ], [ %30, %26 ]
  ret half %.045
}

define half @_Z16convert_half_rtpi(i32 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_iET0_T1_(i32 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_iET0_T1_(i32 %0) #0 {
  %2 = sitofp i32 %0 to half
  %3 = call half @llvm.fabs.f16(half %2)
  %4 = fcmp oeq half %3, 0xH7C00
  br i1 %4, label %5, label %6

5:
  %.inv = icmp slt i32 %0, 1
  br label %_ZL13compared_withIDF16_iEiT_T0_.exit

6:
  %7 = fpext half %2 to double
  %8 = fcmp ult double %7, 0x41E0000000000000
  br i1 %8, label %9, label %_ZL7next_toIDF16_ET_S0_b.exit

9:
  %10 = fptosi half %2 to i32
  %11 = icmp sgt i32 %0, %10
  br label %_ZL13compared_withIDF16_iEiT_T0_.exit

_ZL13compared_withIDF16_iEiT_T0_.exit:
  %.0 = phi i1 [ %.inv, %5 ], [ %11, %9 ]
  br i1 %.0, label %12, label %_ZL7next_toIDF16_ET_S0_b.exit

12:
  %13 = icmp eq i32 %0, 0
  br i1 %13, label %14, label %16

14:
  %15 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

16:
  %17 = bitcast half %2 to i16
  %.inv44 = icmp slt i32 %0, 1
  %18 = select i1 %.inv44, i16 -1, i16 1
  %19 = add i16 %18, %17
  %20 = bitcast i16 %19 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %2, %_ZL13compared_withIDF16_iEiT_T0_.exit ], [ %20, %16 ], [ %15, %14 ], [ %2, %6 ]
  ret half %.043
}

define half @_Z16convert_half_rtni(i32 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_iET0_T1_(i32 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_iET0_T1_(i32 %0) #0 {
  %2 = sitofp i32 %0 to half
  %3 = call half @llvm.fabs.f16(half %2)
  %4 = fcmp oeq half %3, 0xH7C00
  br i1 %4, label %5, label %6

5:
  %.inv = icmp sgt i32 %0, 0
  br label %_ZL13compared_withIDF16_iEiT_T0_.exit

6:
  %7 = fpext half %2 to double
  %8 = fcmp ult double %7, 0x41E0000000000000
  br i1 %8, label %9, label %.critedge

9:
  %10 = fptosi half %2 to i32
  %11 = icmp slt i32 %0, %10
  br label %_ZL13compared_withIDF16_iEiT_T0_.exit

_ZL13compared_withIDF16_iEiT_T0_.exit:
  %.0 = phi i1 [ %.inv, %5 ], [ %11, %9 ]
  br i1 %.0, label %.critedge, label %_ZL7next_toIDF16_ET_S0_b.exit

.critedge:
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %13, label %15

13:
  %14 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

15:
  %16 = bitcast half %2 to i16
  %17 = icmp slt i32 %0, 1
  %18 = select i1 %17, i16 1, i16 -1
  %19 = add i16 %18, %16
  %20 = bitcast i16 %19 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %14, %13 ], [ %20, %15 ], [ %2, %_ZL13compared_withIDF16_iEiT_T0_.exit ]
  ret half %.043
}

define half @_Z16convert_half_rtzj(i32 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_jET0_T1_(i32 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_jET0_T1_(i32 %0) #0 {
  %2 = uitofp i32 %0 to half
  %3 = fcmp une half %2, 0xH7C00
  %4 = fpext half %2 to double
  %5 = fcmp ult double %4, 0x41F0000000000000
  %or.cond = and i1 %3, %5
  br i1 %or.cond, label %6, label %_ZL13compared_withIDF16_jEiT_T0_.exit

6:
  %7 = fptoui half %2 to i32
  %8 = icmp ult i32 %0, %7
  br label %_ZL13compared_withIDF16_jEiT_T0_.exit

_ZL13compared_withIDF16_jEiT_T0_.exit:
  %.0 = phi i1 [ true, %1 ], [ %8, %6 ]
  %9 = icmp ne i32 %0, 0
  %spec.select = and i1 %.0, %9
  %10 = bitcast half %2 to i16
  %11 = add nsw i16 %10, -1
  %12 = bitcast i16 %11 to half
  %.045 = select i1 %spec.select, half %12, half %2
  ret half %.045
}

define half @_Z16convert_half_rtpj(i32 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_jET0_T1_(i32 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_jET0_T1_(i32 %0) #0 {
_ZL7next_toIDF16_ET_S0_b.exit:
  %1 = uitofp i32 %0 to half
  %2 = fcmp une half %1, 0xH7C00
  %3 = fpext half %1 to double
  %4 = fcmp ult double %3, 0x41F0000000000000
  %or.cond = and i1 %2, %4
  %5 = fptoui half %1 to i32
  %6 = icmp ugt i32 %0, %5
  %or.cond47 = select i1 %or.cond, i1 %6, i1 false
  %7 = bitcast half %1 to i16
  %narrow = add nuw i16 %7, 1
  %8 = bitcast i16 %narrow to half
  %.043 = select i1 %or.cond47, half %8, half %1
  ret half %.043
}

define half @_Z16convert_half_rtnj(i32 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_jET0_T1_(i32 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_jET0_T1_(i32 %0) #0 {
  %2 = uitofp i32 %0 to half
  %3 = fcmp une half %2, 0xH7C00
  %4 = fpext half %2 to double
  %5 = fcmp ult double %4, 0x41F0000000000000
  %or.cond = and i1 %3, %5
  %or.cond.not = xor i1 %or.cond, true
  %6 = fptoui half %2 to i32
  %7 = icmp ult i32 %0, %6
  %or.cond47 = select i1 %or.cond.not, i1 true, i1 %7
  br i1 %or.cond47, label %.critedge, label %_ZL7next_toIDF16_ET_S0_b.exit

.critedge:
  %8 = icmp eq i32 %0, 0
  br i1 %8, label %9, label %11

9:
  %10 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

11:
  %12 = bitcast half %2 to i16
  %13 = add nsw i16 %12, -1
  %14 = bitcast i16 %13 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %10, %9 ], [ %14, %11 ], [ %2, %1 ]
  ret half %.043
}

define half @_Z16convert_half_rtzl(i64 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_lET0_T1_(i64 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_lET0_T1_(i64 %0) #0 {
  %2 = sitofp i64 %0 to half
  %3 = call half @llvm.fabs.f16(half %2)
  %4 = fcmp oeq half %3, 0xH7C00
  br i1 %4, label %5, label %8

5:
  %6 = icmp sgt i64 %0, 0
  %7 = select i1 %6, i32 1, i32 -1
  br label %_ZL13compared_withIDF16_lEiT_T0_.exit

8:
  %9 = fpext half %2 to double
  %10 = fcmp ult double %9, 0x43E0000000000000
  br i1 %10, label %11, label %_ZL13compared_withIDF16_lEiT_T0_.exit

11:
  %12 = fptosi half %2 to i64
  %13 = call i32 @llvm.scmp.i32.i64(i64 %12, i64 %0)
  br label %_ZL13compared_withIDF16_lEiT_T0_.exit

_ZL13compared_withIDF16_lEiT_T0_.exit:
  %.0 = phi i32 [ %7, %5 ], [ %13, %11 ], [ 1, %8 ]
  %14 = icmp sgt i32 %.0, 0
  %15 = icmp sgt i64 %0, 0
  %spec.select = and i1 %14, %15
  br i1 %spec.select, label %16, label %20

16:
  %17 = bitcast half %2 to i16
  %18 = add i16 %17, -1
  %19 = bitcast i16 %18 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

20:
  %21 = icmp slt i32 %.0, 0
  %22 = icmp slt i64 %0, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %_ZL7next_toIDF16_ET_S0_b.exit

24:
  %25 = bitcast half %2 to i16
  %26 = add i16 %25, -1
  %27 = bitcast i16 %26 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.045 = phi half [ %2, %20 ], [ %19, %16 ], [ %27, %24 ]
  ret half %.045
}

define half @_Z16convert_half_rtpl(i64 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_lET0_T1_(i64 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_lET0_T1_(i64 %0) #0 {
  %2 = sitofp i64 %0 to half
  %3 = call half @llvm.fabs.f16(half %2)
  %4 = fcmp oeq half %3, 0xH7C00
  br i1 %4, label %5, label %7

5:
  %6 = icmp slt i64 %0, 1
  br label %_ZL13compared_withIDF16_lEiT_T0_.exit

7:
  %8 = fpext half %2 to double
  %9 = fcmp ult double %8, 0x43E0000000000000
  br i1 %9, label %10, label %_ZL7next_toIDF16_ET_S0_b.exit

10:
  %11 = fptosi half %2 to i64
  %12 = icmp sgt i64 %0, %11
  br label %_ZL13compared_withIDF16_lEiT_T0_.exit

_ZL13compared_withIDF16_lEiT_T0_.exit:
  %.0 = phi i1 [ %6, %5 ], [ %12, %10 ]
  br i1 %.0, label %13, label %_ZL7next_toIDF16_ET_S0_b.exit

13:
  %14 = icmp eq i64 %0, 0
  br i1 %14, label %15, label %17

15:
  %16 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

17:
  %18 = bitcast half %2 to i16
  %19 = icmp sgt i64 %0, 0
  %20 = select i1 %19, i16 1, i16 -1
  %21 = add i16 %20, %18
  %22 = bitcast i16 %21 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %2, %_ZL13compared_withIDF16_lEiT_T0_.exit ], [ %22, %17 ], [ %16, %15 ], [ %2, %7 ]
  ret half %.043
}

define half @_Z16convert_half_rtnl(i64 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_lET0_T1_(i64 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_lET0_T1_(i64 %0) #0 {
  %2 = sitofp i64 %0 to half
  %3 = call half @llvm.fabs.f16(half %2)
  %4 = fcmp oeq half %3, 0xH7C00
  br i1 %4, label %5, label %7

5:
  %6 = icmp sgt i64 %0, 0
  br label %_ZL13compared_withIDF16_lEiT_T0_.exit

7:
  %8 = fpext half %2 to double
  %9 = fcmp ult double %8, 0x43E0000000000000
  br i1 %9, label %10, label %.critedge

10:
  %11 = fptosi half %2 to i64
  %12 = icmp slt i64 %0, %11
  br label %_ZL13compared_withIDF16_lEiT_T0_.exit

_ZL13compared_withIDF16_lEiT_T0_.exit:
  %.0 = phi i1 [ %6, %5 ], [ %12, %10 ]
  br i1 %.0, label %.critedge, label %_ZL7next_toIDF16_ET_S0_b.exit

.critedge:
  %13 = icmp eq i64 %0, 0
  br i1 %13, label %14, label %16

14:
  %15 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

16:
  %17 = bitcast half %2 to i16
  %18 = icmp slt i64 %0, 1
  %19 = select i1 %18, i16 1, i16 -1
  %20 = add i16 %19, %17
  %21 = bitcast i16 %20 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %15, %14 ], [ %21, %16 ], [ %2, %_ZL13compared_withIDF16_lEiT_T0_.exit ]
  ret half %.043
}

define half @_Z16convert_half_rtzm(i64 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_mET0_T1_(i64 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_mET0_T1_(i64 %0) #0 {
  %2 = uitofp i64 %0 to half
  %3 = fcmp une half %2, 0xH7C00
  %4 = fpext half %2 to double
  %5 = fcmp ult double %4, 0x43F0000000000000
  %or.cond = and i1 %3, %5
  br i1 %or.cond, label %6, label %_ZL13compared_withIDF16_mEiT_T0_.exit

6:
  %7 = fptoui half %2 to i64
  %8 = icmp ult i64 %0, %7
  br label %_ZL13compared_withIDF16_mEiT_T0_.exit

_ZL13compared_withIDF16_mEiT_T0_.exit:
  %.0 = phi i1 [ true, %1 ], [ %8, %6 ]
  %9 = icmp ne i64 %0, 0
  %spec.select = and i1 %.0, %9
  %10 = bitcast half %2 to i16
  %11 = add nsw i16 %10, -1
  %12 = bitcast i16 %11 to half
  %.045 = select i1 %spec.select, half %12, half %2
  ret half %.045
}

define half @_Z16convert_half_rtpm(i64 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_mET0_T1_(i64 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_mET0_T1_(i64 %0) #0 {
_ZL7next_toIDF16_ET_S0_b.exit:
  %1 = uitofp i64 %0 to half
  %2 = fcmp une half %1, 0xH7C00
  %3 = fpext half %1 to double
  %4 = fcmp ult double %3, 0x43F0000000000000
  %or.cond = and i1 %2, %4
  %5 = fptoui half %1 to i64
  %6 = icmp ugt i64 %0, %5
  %or.cond47 = select i1 %or.cond, i1 %6, i1 false
  %7 = bitcast half %1 to i16
  %narrow = add nuw i16 %7, 1
  %8 = bitcast i16 %narrow to half
  %.043 = select i1 %or.cond47, half %8, half %1
  ret half %.043
}

define half @_Z16convert_half_rtnm(i64 %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_mET0_T1_(i64 %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_mET0_T1_(i64 %0) #0 {
  %2 = uitofp i64 %0 to half
  %3 = fcmp une half %2, 0xH7C00
  %4 = fpext half %2 to double
  %5 = fcmp ult double %4, 0x43F0000000000000
  %or.cond = and i1 %3, %5
  %or.cond.not = xor i1 %or.cond, true
  %6 = fptoui half %2 to i64
  %7 = icmp ult i64 %0, %6
  %or.cond47 = select i1 %or.cond.not, i1 true, i1 %7
  br i1 %or.cond47, label %.critedge, label %_ZL7next_toIDF16_ET_S0_b.exit

.critedge:
  %8 = icmp eq i64 %0, 0
  br i1 %8, label %9, label %11

9:
  %10 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

11:
  %12 = bitcast half %2 to i16
  %13 = add nsw i16 %12, -1
  %14 = bitcast i16 %13 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.043 = phi half [ %10, %9 ], [ %14, %11 ], [ %2, %1 ]
  ret half %.043
}

define half @_Z16convert_half_rtzf(float %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %0) #0 {
  %2 = fptrunc float %0 to half
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %_ZL7next_toIDF16_ET_S0_b.exit, label %_ZL13compared_withIDF16_fEiT_T0_.exit

_ZL13compared_withIDF16_fEiT_T0_.exit:
  %4 = fpext half %2 to float
  %5 = fcmp ogt float %0, %4
  %6 = fcmp olt float %0, %4
  %7 = zext i1 %6 to i32
  %phiofops41 = select i1 %5, i1 false, i1 %6
  %phiofops = select i1 %5, i1 true, i1 false
  %8 = select i1 %5, i32 -1, i32 %7
  %9 = fcmp ogt float %0, 0.000000e+00
  %spec.select = and i1 %phiofops41, %9
  br i1 %spec.select, label %10, label %18

10:
  %11 = fcmp oeq half %2, 0xH0000
  br i1 %11, label %12, label %14

12:
  %13 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

14:
  %15 = bitcast half %2 to i16
  %16 = add nsw i16 %15, -1
  %17 = bitcast i16 %16 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

18:
  %19 = fcmp olt float %0, 0.000000e+00
  %20 = and i1 %phiofops, %19
  br i1 %20, label %21, label %_ZL7next_toIDF16_ET_S0_b.exit

21:
  %22 = fcmp oeq half %2, 0xH0000
  br i1 %22, label %23, label %25

23:
  %24 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

25:
  %26 = bitcast half %2 to i16
  %27 = fcmp ogt float %0, 0x3E60000000000000
  %28 = select i1 %27, i16 1, i16 -1
  %29 = add i16 %28, %26
  %30 = bitcast i16 %29 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.039 = phi half [ %2, %1 ], [ %17, %14 ], [ %13, %12 ], [ %30, %25 ], [ %24, %23 ], [ %2, %18 ]
  ret half %.039
}

define half @_Z16convert_half_rtpf(float %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %0) #0 {
  %2 = fptrunc float %0 to half
  %3 = fcmp ord float %0, 0.000000e+00
  %4 = fpext half %2 to float
  %5 = fcmp ogt float %0, %4
  %or.cond = and i1 %3, %5
  br i1 %or.cond, label %6, label %_ZL7next_toIDF16_ET_S0_b.exit

6:
  %7 = fcmp oeq half %2, 0xH0000
  br i1 %7, label %8, label %10

8:
  %9 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

10:
  %11 = bitcast half %2 to i16
  %12 = fcmp ogt float %0, 0x3E60000000000000
  %13 = select i1 %12, i16 1, i16 -1
  %14 = add i16 %13, %11
  %15 = bitcast i16 %14 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.037 = phi half [ %2, %1 ], [ %9, %8 ], [ %15, %10 ]
  ret half %.037
}

define half @_Z16convert_half_rtnf(float %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %0) #0 {
  %2 = fptrunc float %0 to half
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %_ZL7next_toIDF16_ET_S0_b.exit, label %_ZL13compared_withIDF16_fEiT_T0_.exit

_ZL13compared_withIDF16_fEiT_T0_.exit:
  %4 = fpext half %2 to float
  %5 = fcmp ogt float %0, %4
  %6 = fcmp olt float %0, %4
  %7 = select i1 %5, i1 false, i1 %6
  br i1 %7, label %8, label %_ZL7next_toIDF16_ET_S0_b.exit

8:
  %9 = fcmp oeq half %2, 0xH0000
  br i1 %9, label %10, label %12

10:
  %11 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

12:
  %13 = bitcast half %2 to i16
  %14 = fcmp ule float %0, 0x3E60000000000000
  %15 = select i1 %14, i16 1, i16 -1
  %16 = add i16 %15, %13
  %17 = bitcast i16 %16 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.037 = phi half [ %2, %1 ], [ %17, %12 ], [ %11, %10 ], [ %2, %_ZL13compared_withIDF16_fEiT_T0_.exit ]
  ret half %.037
}

define half @_Z16convert_half_rtzd(double %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %0) #0 {
  %2 = fptrunc double %0 to half
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %_ZL7next_toIDF16_ET_S0_b.exit, label %_ZL13compared_withIDF16_dEiT_T0_.exit

_ZL13compared_withIDF16_dEiT_T0_.exit:
  %4 = fpext half %2 to double
  %5 = fcmp ogt double %0, %4
  %6 = fcmp olt double %0, %4
  %7 = zext i1 %6 to i32
  %phiofops41 = select i1 %5, i1 false, i1 %6
  %phiofops = select i1 %5, i1 true, i1 false
  %8 = select i1 %5, i32 -1, i32 %7
  %9 = fcmp ogt double %0, 0.000000e+00
  %spec.select = and i1 %phiofops41, %9
  br i1 %spec.select, label %10, label %18

10:
  %11 = fcmp oeq half %2, 0xH0000
  br i1 %11, label %12, label %14

12:
  %13 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

14:
  %15 = bitcast half %2 to i16
  %16 = add nsw i16 %15, -1
  %17 = bitcast i16 %16 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

18:
  %19 = fcmp olt double %0, 0.000000e+00
  %20 = and i1 %phiofops, %19
  br i1 %20, label %21, label %_ZL7next_toIDF16_ET_S0_b.exit

21:
  %22 = fcmp oeq half %2, 0xH0000
  br i1 %22, label %23, label %25

23:
  %24 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

25:
  %26 = bitcast half %2 to i16
  %27 = fcmp ogt double %0, 0x3E60000000000000
  %28 = select i1 %27, i16 1, i16 -1
  %29 = add i16 %28, %26
  %30 = bitcast i16 %29 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.039 = phi half [ %2, %1 ], [ %17, %14 ], [ %13, %12 ], [ %30, %25 ], [ %24, %23 ], [ %2, %18 ]
  ret half %.039
}

define half @_Z16convert_half_rtpd(double %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %0) #0 {
  %2 = fptrunc double %0 to half
  %3 = fcmp ord double %0, 0.000000e+00
  %4 = fpext half %2 to double
  %5 = fcmp ogt double %0, %4
  %or.cond = and i1 %3, %5
  br i1 %or.cond, label %6, label %_ZL7next_toIDF16_ET_S0_b.exit

6:
  %7 = fcmp oeq half %2, 0xH0000
  br i1 %7, label %8, label %10

8:
  %9 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xH3C00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

10:
  %11 = bitcast half %2 to i16
  %12 = fcmp ogt double %0, 0x3E60000000000000
  %13 = select i1 %12, i16 1, i16 -1
  %14 = add i16 %13, %11
  %15 = bitcast i16 %14 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.037 = phi half [ %2, %1 ], [ %9, %8 ], [ %15, %10 ]
  ret half %.037
}

define half @_Z16convert_half_rtnd(double %0) #0 {
  %2 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %0)
  ret half %2
}

define internal half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %0) #0 {
  %2 = fptrunc double %0 to half
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %_ZL7next_toIDF16_ET_S0_b.exit, label %_ZL13compared_withIDF16_dEiT_T0_.exit

_ZL13compared_withIDF16_dEiT_T0_.exit:
  %4 = fpext half %2 to double
  %5 = fcmp ogt double %0, %4
  %6 = fcmp olt double %0, %4
  %7 = select i1 %5, i1 false, i1 %6
  br i1 %7, label %8, label %_ZL7next_toIDF16_ET_S0_b.exit

8:
  %9 = fcmp oeq half %2, 0xH0000
  br i1 %9, label %10, label %12

10:
  %11 = call half @_Z8copysignDF16_DF16_(half 0xH0001, half 0xHBC00)
  br label %_ZL7next_toIDF16_ET_S0_b.exit

12:
  %13 = bitcast half %2 to i16
  %14 = fcmp ule double %0, 0x3E60000000000000
  %15 = select i1 %14, i16 1, i16 -1
  %16 = add i16 %15, %13
  %17 = bitcast i16 %16 to half
  br label %_ZL7next_toIDF16_ET_S0_b.exit

_ZL7next_toIDF16_ET_S0_b.exit:
  %.037 = phi half [ %2, %1 ], [ %17, %12 ], [ %11, %10 ], [ %2, %_ZL13compared_withIDF16_dEiT_T0_.exit ]
  ret half %.037
}

define float @_Z17convert_float_rtzi(i32 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding1EfiET0_T1_(i32 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding1EfiET0_T1_(i32 %0) #0 {
  %2 = sitofp i32 %0 to float
  %3 = fcmp ult float %2, 0x41E0000000000000
  br i1 %3, label %4, label %_ZL13compared_withIfiEiT_T0_.exit

4:
  %5 = fptosi float %2 to i32
  %6 = call i32 @llvm.scmp.i32.i32(i32 %5, i32 %0)
  br label %_ZL13compared_withIfiEiT_T0_.exit

_ZL13compared_withIfiEiT_T0_.exit:
  %.044 = phi i32 [ 1, %1 ], [ %6, %4 ]
  %7 = icmp sgt i32 %.044, 0
  %8 = icmp sgt i32 %0, 0
  %spec.select = and i1 %7, %8
  br i1 %spec.select, label %9, label %13

9:
  %10 = bitcast float %2 to i32
  %11 = add i32 %10, -1
  %12 = bitcast i32 %11 to float
  br label %_ZL7next_toIfET_S0_b.exit

13:
  %14 = and i32 %.044, %0
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %_ZL7next_toIfET_S0_b.exit

16:
  %17 = icmp eq i32 %0, 0
  br i1 %17, label %18, label %20

18:
  %19 = call float @_Z8copysignff(float 0x36A0000000000000, float 1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

20:
  %21 = bitcast float %2 to i32
  %.inv = icmp slt i32 %0, 1
  %22 = select i1 %.inv, i32 -1, i32 1
  %23 = add i32 %22, %21
  %24 = bitcast i32 %23 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.045 = phi float [ %2, %13 ], [ %12, %9 ], [ %19, %18 ], [ %24, %20 ]
  ret float %.045
}

define float @_Z17convert_float_rtpi(i32 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding2EfiET0_T1_(i32 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding2EfiET0_T1_(i32 %0) #0 {
_ZL13compared_withIfiEiT_T0_.exit:
  %1 = sitofp i32 %0 to float
  %2 = fcmp ult float %1, 0x41E0000000000000
  %3 = fptosi float %1 to i32
  %4 = icmp sgt i32 %0, %3
  %.042 = select i1 %2, i1 %4, i1 false
  br i1 %.042, label %5, label %_ZL7next_toIfET_S0_b.exit

5:
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call float @_Z8copysignff(float 0x36A0000000000000, float 1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

9:
  %10 = bitcast float %1 to i32
  %.inv = icmp slt i32 %0, 1
  %11 = select i1 %.inv, i32 -1, i32 1
  %12 = add i32 %11, %10
  %13 = bitcast i32 %12 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.043 = phi float [ %1, %_ZL13compared_withIfiEiT_T0_.exit ], [ %13, %9 ], [ %8, %7 ]
  ret float %.043
}

define float @_Z17convert_float_rtni(i32 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding3EfiET0_T1_(i32 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding3EfiET0_T1_(i32 %0) #0 {
_ZL13compared_withIfiEiT_T0_.exit:
  %1 = sitofp i32 %0 to float
  %2 = fcmp ult float %1, 0x41E0000000000000
  %3 = fptosi float %1 to i32
  %4 = icmp slt i32 %0, %3
  %.042 = select i1 %2, i1 %4, i1 true
  br i1 %.042, label %5, label %_ZL7next_toIfET_S0_b.exit

5:
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call float @_Z8copysignff(float 0x36A0000000000000, float -1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

9:
  %10 = bitcast float %1 to i32
  %11 = icmp slt i32 %0, 1
  %12 = select i1 %11, i32 1, i32 -1
  %13 = add i32 %12, %10
  %14 = bitcast i32 %13 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.043 = phi float [ %8, %7 ], [ %14, %9 ], [ %1, %_ZL13compared_withIfiEiT_T0_.exit ]
  ret float %.043
}

define float @_Z17convert_float_rtzj(i32 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding1EfjET0_T1_(i32 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding1EfjET0_T1_(i32 %0) #0 {
_ZL13compared_withIfjEiT_T0_.exit:
  %1 = uitofp i32 %0 to float
  %2 = fcmp ult float %1, 0x41F0000000000000
  %3 = fptoui float %1 to i32
  %4 = icmp ult i32 %0, %3
  %.0 = select i1 %2, i1 %4, i1 true
  %5 = icmp ne i32 %0, 0
  %spec.select = and i1 %.0, %5
  %6 = bitcast float %1 to i32
  %7 = add nsw i32 %6, -1
  %8 = bitcast i32 %7 to float
  %.045 = select i1 %spec.select, float %8, float %1
  ret float %.045
}

define float @_Z17convert_float_rtpj(i32 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding2EfjET0_T1_(i32 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding2EfjET0_T1_(i32 %0) #0 {
_ZL13compared_withIfjEiT_T0_.exit:
  %1 = uitofp i32 %0 to float
  %2 = fcmp ult float %1, 0x41F0000000000000
  %3 = fptoui float %1 to i32
  %4 = icmp ugt i32 %0, %3
  %.0 = select i1 %2, i1 %4, i1 false
  %5 = bitcast float %1 to i32
  %6 = add nuw i32 %5, 1
  %7 = bitcast i32 %6 to float
  %.043 = select i1 %.0, float %7, float %1
  ret float %.043
}

define float @_Z17convert_float_rtnj(i32 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding3EfjET0_T1_(i32 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding3EfjET0_T1_(i32 %0) #0 {
_ZL13compared_withIfjEiT_T0_.exit:
  %1 = uitofp i32 %0 to float
  %2 = fcmp ult float %1, 0x41F0000000000000
  %3 = fptoui float %1 to i32
  %4 = icmp ult i32 %0, %3
  %.0 = select i1 %2, i1 %4, i1 true
  br i1 %.0, label %5, label %_ZL7next_toIfET_S0_b.exit

5:
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call float @_Z8copysignff(float 0x36A0000000000000, float -1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

9:
  %10 = bitcast float %1 to i32
  %11 = add nsw i32 %10, -1
  %12 = bitcast i32 %11 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.043 = phi float [ %8, %7 ], [ %12, %9 ], [ %1, %_ZL13compared_withIfjEiT_T0_.exit ]
  ret float %.043
}

define float @_Z17convert_float_rtzl(i64 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding1EflET0_T1_(i64 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding1EflET0_T1_(i64 %0) #0 {
  %2 = sitofp i64 %0 to float
  %3 = fcmp ult float %2, 0x43E0000000000000
  br i1 %3, label %4, label %_ZL13compared_withIflEiT_T0_.exit

4:
  %5 = fptosi float %2 to i64
  %6 = call i32 @llvm.scmp.i32.i64(i64 %5, i64 %0)
  br label %_ZL13compared_withIflEiT_T0_.exit

_ZL13compared_withIflEiT_T0_.exit:
  %.0 = phi i32 [ 1, %1 ], [ %6, %4 ]
  %7 = icmp sgt i32 %.0, 0
  %8 = icmp sgt i64 %0, 0
  %spec.select = and i1 %7, %8
  br i1 %spec.select, label %9, label %13

9:
  %10 = bitcast float %2 to i32
  %11 = add i32 %10, -1
  %12 = bitcast i32 %11 to float
  br label %_ZL7next_toIfET_S0_b.exit

13:
  %14 = icmp slt i32 %.0, 0
  %15 = icmp slt i64 %0, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %_ZL7next_toIfET_S0_b.exit

17:
  %18 = bitcast float %2 to i32
  %19 = add i32 %18, -1
  %20 = bitcast i32 %19 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.045 = phi float [ %2, %13 ], [ %12, %9 ], [ %20, %17 ]
  ret float %.045
}

define float @_Z17convert_float_rtpl(i64 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding2EflET0_T1_(i64 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding2EflET0_T1_(i64 %0) #0 {
_ZL13compared_withIflEiT_T0_.exit:
  %1 = sitofp i64 %0 to float
  %2 = fcmp ult float %1, 0x43E0000000000000
  %3 = fptosi float %1 to i64
  %4 = icmp sgt i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 false
  br i1 %.0, label %5, label %_ZL7next_toIfET_S0_b.exit

5:
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call float @_Z8copysignff(float 0x36A0000000000000, float 1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

9:
  %10 = bitcast float %1 to i32
  %11 = icmp sgt i64 %0, 0
  %12 = select i1 %11, i32 1, i32 -1
  %13 = add i32 %12, %10
  %14 = bitcast i32 %13 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.043 = phi float [ %1, %_ZL13compared_withIflEiT_T0_.exit ], [ %14, %9 ], [ %8, %7 ]
  ret float %.043
}

define float @_Z17convert_float_rtnl(i64 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding3EflET0_T1_(i64 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding3EflET0_T1_(i64 %0) #0 {
_ZL13compared_withIflEiT_T0_.exit:
  %1 = sitofp i64 %0 to float
  %2 = fcmp ult float %1, 0x43E0000000000000
  %3 = fptosi float %1 to i64
  %4 = icmp slt i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 true
  br i1 %.0, label %5, label %_ZL7next_toIfET_S0_b.exit

5:
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call float @_Z8copysignff(float 0x36A0000000000000, float -1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

9:
  %10 = bitcast float %1 to i32
  %11 = icmp slt i64 %0, 1
  %12 = select i1 %11, i32 1, i32 -1
  %13 = add i32 %12, %10
  %14 = bitcast i32 %13 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.043 = phi float [ %8, %7 ], [ %14, %9 ], [ %1, %_ZL13compared_withIflEiT_T0_.exit ]
  ret float %.043
}

define float @_Z17convert_float_rtzm(i64 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding1EfmET0_T1_(i64 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding1EfmET0_T1_(i64 %0) #0 {
_ZL13compared_withIfmEiT_T0_.exit:
  %1 = uitofp i64 %0 to float
  %2 = fcmp ult float %1, 0x43F0000000000000
  %3 = fptoui float %1 to i64
  %4 = icmp ult i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 true
  %5 = icmp ne i64 %0, 0
  %spec.select = and i1 %.0, %5
  %6 = bitcast float %1 to i32
  %7 = add nsw i32 %6, -1
  %8 = bitcast i32 %7 to float
  %.045 = select i1 %spec.select, float %8, float %1
  ret float %.045
}

define float @_Z17convert_float_rtpm(i64 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding2EfmET0_T1_(i64 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding2EfmET0_T1_(i64 %0) #0 {
_ZL13compared_withIfmEiT_T0_.exit:
  %1 = uitofp i64 %0 to float
  %2 = fcmp ult float %1, 0x43F0000000000000
  %3 = fptoui float %1 to i64
  %4 = icmp ugt i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 false
  %5 = bitcast float %1 to i32
  %6 = add nuw i32 %5, 1
  %7 = bitcast i32 %6 to float
  %.043 = select i1 %.0, float %7, float %1
  ret float %.043
}

define float @_Z17convert_float_rtnm(i64 %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding3EfmET0_T1_(i64 %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding3EfmET0_T1_(i64 %0) #0 {
_ZL13compared_withIfmEiT_T0_.exit:
  %1 = uitofp i64 %0 to float
  %2 = fcmp ult float %1, 0x43F0000000000000
  %3 = fptoui float %1 to i64
  %4 = icmp ult i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 true
  br i1 %.0, label %5, label %_ZL7next_toIfET_S0_b.exit

5:
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call float @_Z8copysignff(float 0x36A0000000000000, float -1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

9:
  %10 = bitcast float %1 to i32
  %11 = add nsw i32 %10, -1
  %12 = bitcast i32 %11 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.043 = phi float [ %8, %7 ], [ %12, %9 ], [ %1, %_ZL13compared_withIfmEiT_T0_.exit ]
  ret float %.043
}

define float @_Z17convert_float_rtzd(double %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding1EfdET0_T1_(double %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding1EfdET0_T1_(double %0) #0 {
  %2 = fptrunc double %0 to float
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %_ZL7next_toIfET_S0_b.exit, label %_ZL13compared_withIfdEiT_T0_.exit

_ZL13compared_withIfdEiT_T0_.exit:
  %4 = fpext float %2 to double
  %5 = fcmp ule double %0, %4
  %6 = fcmp olt double %0, %4
  %7 = fcmp ogt double %0, 0.000000e+00
  %8 = and i1 %6, %7
  %9 = and i1 %8, %5
  br i1 %9, label %10, label %18

10:
  %11 = fcmp oeq float %2, 0.000000e+00
  br i1 %11, label %12, label %14

12:
  %13 = call float @_Z8copysignff(float 0x36A0000000000000, float -1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

14:
  %15 = bitcast float %2 to i32
  %16 = add nsw i32 %15, -1
  %17 = bitcast i32 %16 to float
  br label %_ZL7next_toIfET_S0_b.exit

18:
  %19 = fcmp uge double %0, 0.000000e+00
  %.not40 = or i1 %19, %5
  br i1 %.not40, label %_ZL7next_toIfET_S0_b.exit, label %20

20:
  %21 = fcmp oeq float %2, 0.000000e+00
  br i1 %21, label %22, label %24

22:
  %23 = call float @_Z8copysignff(float 0x36A0000000000000, float 1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

24:
  %25 = bitcast float %2 to i32
  %26 = fcmp ogt double %0, 0x3690000000000000
  %27 = select i1 %26, i32 1, i32 -1
  %28 = add i32 %27, %25
  %29 = bitcast i32 %28 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.039 = phi float [ %2, %1 ], [ %17, %14 ], [ %13, %12 ], [ %29, %24 ], [ %23, %22 ], [ %2, %18 ]
  ret float %.039
}

define float @_Z17convert_float_rtpd(double %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding2EfdET0_T1_(double %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding2EfdET0_T1_(double %0) #0 {
  %2 = fptrunc double %0 to float
  %3 = fcmp ord double %0, 0.000000e+00
  %4 = fpext float %2 to double
  %5 = fcmp ogt double %0, %4
  %or.cond = and i1 %3, %5
  br i1 %or.cond, label %6, label %_ZL7next_toIfET_S0_b.exit

6:
  %7 = fcmp oeq float %2, 0.000000e+00
  br i1 %7, label %8, label %10

8:
  %9 = call float @_Z8copysignff(float 0x36A0000000000000, float 1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

10:
  %11 = bitcast float %2 to i32
  %12 = fcmp ogt double %0, 0x3690000000000000
  %13 = select i1 %12, i32 1, i32 -1
  %14 = add i32 %13, %11
  %15 = bitcast i32 %14 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.037 = phi float [ %2, %1 ], [ %9, %8 ], [ %15, %10 ]
  ret float %.037
}

define float @_Z17convert_float_rtnd(double %0) #0 {
  %2 = call float @_ZL7roundedIL8Rounding3EfdET0_T1_(double %0)
  ret float %2
}

define internal float @_ZL7roundedIL8Rounding3EfdET0_T1_(double %0) #0 {
  %2 = fptrunc double %0 to float
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %_ZL7next_toIfET_S0_b.exit, label %_ZL13compared_withIfdEiT_T0_.exit

_ZL13compared_withIfdEiT_T0_.exit:
  %4 = fpext float %2 to double
  %5 = fcmp ule double %0, %4
  %6 = fcmp olt double %0, %4
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %_ZL7next_toIfET_S0_b.exit

8:
  %9 = fcmp oeq float %2, 0.000000e+00
  br i1 %9, label %10, label %12

10:
  %11 = call float @_Z8copysignff(float 0x36A0000000000000, float -1.000000e+00)
  br label %_ZL7next_toIfET_S0_b.exit

12:
  %13 = bitcast float %2 to i32
  %14 = fcmp ule double %0, 0x3690000000000000
  %15 = select i1 %14, i32 1, i32 -1
  %16 = add i32 %15, %13
  %17 = bitcast i32 %16 to float
  br label %_ZL7next_toIfET_S0_b.exit

_ZL7next_toIfET_S0_b.exit:
  %.037 = phi float [ %2, %1 ], [ %17, %12 ], [ %11, %10 ], [ %2, %_ZL13compared_withIfdEiT_T0_.exit ]
  ret float %.037
}

define double @_Z18convert_double_rtzl(i64 %0) #0 {
  %2 = call double @_ZL7roundedIL8Rounding1EdlET0_T1_(i64 %0)
  ret double %2
}

define internal double @_ZL7roundedIL8Rounding1EdlET0_T1_(i64 %0) #0 {
  %2 = sitofp i64 %0 to double
  %3 = fcmp ult double %2, 0x43E0000000000000
  br i1 %3, label %4, label %_ZL13compared_withIdlEiT_T0_.exit

4:
  %5 = fptosi double %2 to i64
  %6 = call i32 @llvm.scmp.i32.i64(i64 %5, i64 %0)
  br label %_ZL13compared_withIdlEiT_T0_.exit

_ZL13compared_withIdlEiT_T0_.exit:
  %.044 = phi i32 [ 1, %1 ], [ %6, %4 ]
  %7 = icmp sgt i32 %.044, 0
  %8 = icmp sgt i64 %0, 0
  %spec.select = and i1 %7, %8
  br i1 %spec.select, label %9, label %13

9:
  %10 = bitcast double %2 to i64
  %11 = add i64 %10, -1
  %12 = bitcast i64 %11 to double
  br label %_ZL7next_toIdET_S0_b.exit

13:
  %14 = icmp slt i32 %.044, 0
  %15 = icmp slt i64 %0, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %_ZL7next_toIdET_S0_b.exit

17:
  %18 = bitcast double %2 to i64
  %19 = add i64 %18, -1
  %20 = bitcast i64 %19 to double
  br label %_ZL7next_toIdET_S0_b.exit

_ZL7next_toIdET_S0_b.exit:
  %.045 = phi double [ %2, %13 ], [ %12, %9 ], [ %20, %17 ]
  ret double %.045
}

define double @_Z18convert_double_rtpl(i64 %0) #0 {
  %2 = call double @_ZL7roundedIL8Rounding2EdlET0_T1_(i64 %0)
  ret double %2
}

define internal double @_ZL7roundedIL8Rounding2EdlET0_T1_(i64 %0) #0 {
_ZL13compared_withIdlEiT_T0_.exit:
  %1 = sitofp i64 %0 to double
  %2 = fcmp ult double %1, 0x43E0000000000000
  %3 = fptosi double %1 to i64
  %4 = icmp sgt i64 %0, %3
  %.042 = select i1 %2, i1 %4, i1 false
  br i1 %.042, label %5, label %_ZL7next_toIdET_S0_b.exit

5:
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call double @_Z8copysigndd(double 4.940660e-324, double 1.000000e+00)
  br label %_ZL7next_toIdET_S0_b.exit

9:
  %10 = bitcast double %1 to i64
  %.inv = icmp slt i64 %0, 1
  %11 = select i1 %.inv, i64 -1, i64 1
  %12 = add i64 %11, %10
  %13 = bitcast i64 %12 to double
  br label %_ZL7next_toIdET_S0_b.exit

_ZL7next_toIdET_S0_b.exit:
  %.043 = phi double [ %1, %_ZL13compared_withIdlEiT_T0_.exit ], [ %13, %9 ], [ %8, %7 ]
  ret double %.043
}

define double @_Z18convert_double_rtnl(i64 %0) #0 {
  %2 = call double @_ZL7roundedIL8Rounding3EdlET0_T1_(i64 %0)
  ret double %2
}

define internal double @_ZL7roundedIL8Rounding3EdlET0_T1_(i64 %0) #0 {
_ZL13compared_withIdlEiT_T0_.exit:
  %1 = sitofp i64 %0 to double
  %2 = fcmp ult double %1, 0x43E0000000000000
  %3 = fptosi double %1 to i64
  %4 = icmp slt i64 %0, %3
  %.042 = select i1 %2, i1 %4, i1 true
  br i1 %.042, label %5, label %_ZL7next_toIdET_S0_b.exit

5:
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call double @_Z8copysigndd(double 4.940660e-324, double -1.000000e+00)
  br label %_ZL7next_toIdET_S0_b.exit

9:
  %10 = bitcast double %1 to i64
  %11 = icmp slt i64 %0, 1
  %12 = select i1 %11, i64 1, i64 -1
  %13 = add i64 %12, %10
  %14 = bitcast i64 %13 to double
  br label %_ZL7next_toIdET_S0_b.exit

_ZL7next_toIdET_S0_b.exit:
  %.043 = phi double [ %8, %7 ], [ %14, %9 ], [ %1, %_ZL13compared_withIdlEiT_T0_.exit ]
  ret double %.043
}

define double @_Z18convert_double_rtzm(i64 %0) #0 {
  %2 = call double @_ZL7roundedIL8Rounding1EdmET0_T1_(i64 %0)
  ret double %2
}

define internal double @_ZL7roundedIL8Rounding1EdmET0_T1_(i64 %0) #0 {
_ZL13compared_withIdmEiT_T0_.exit:
  %1 = uitofp i64 %0 to double
  %2 = fcmp ult double %1, 0x43F0000000000000
  %3 = fptoui double %1 to i64
  %4 = icmp ult i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 true
  %5 = icmp ne i64 %0, 0
  %spec.select = and i1 %.0, %5
  %6 = bitcast double %1 to i64
  %7 = add nsw i64 %6, -1
  %8 = bitcast i64 %7 to double
  %.045 = select i1 %spec.select, double %8, double %1
  ret double %.045
}

define double @_Z18convert_double_rtpm(i64 %0) #0 {
  %2 = call double @_ZL7roundedIL8Rounding2EdmET0_T1_(i64 %0)
  ret double %2
}

define internal double @_ZL7roundedIL8Rounding2EdmET0_T1_(i64 %0) #0 {
_ZL13compared_withIdmEiT_T0_.exit:
  %1 = uitofp i64 %0 to double
  %2 = fcmp ult double %1, 0x43F0000000000000
  %3 = fptoui double %1 to i64
  %4 = icmp ugt i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 false
  %5 = bitcast double %1 to i64
  %6 = add nuw i64 %5, 1
  %7 = bitcast i64 %6 to double
  %.043 = select i1 %.0, double %7, double %1
  ret double %.043
}

define double @_Z18convert_double_rtnm(i64 %0) #0 {
  %2 = call double @_ZL7roundedIL8Rounding3EdmET0_T1_(i64 %0)
  ret double %2
}

define internal double @_ZL7roundedIL8Rounding3EdmET0_T1_(i64 %0) #0 {
_ZL13compared_withIdmEiT_T0_.exit:
  %1 = uitofp i64 %0 to double
  %2 = fcmp ult double %1, 0x43F0000000000000
  %3 = fptoui double %1 to i64
  %4 = icmp ult i64 %0, %3
  %.0 = select i1 %2, i1 %4, i1 true
  br i1 %.0, label %5, label %_ZL7next_toIdET_S0_b.exit

5:
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = call double @_Z8copysigndd(double 4.940660e-324, double -1.000000e+00)
  br label %_ZL7next_toIdET_S0_b.exit

9:
  %10 = bitcast double %1 to i64
  %11 = add nsw i64 %10, -1
  %12 = bitcast i64 %11 to double
  br label %_ZL7next_toIdET_S0_b.exit

_ZL7next_toIdET_S0_b.exit:
  %.043 = phi double [ %8, %7 ], [ %12, %9 ], [ %1, %_ZL13compared_withIdmEiT_T0_.exit ]
  ret double %.043
}

define float @_Z10vload_halfmPDF16_(i64 %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw half, ptr %1, i64 %0
  %4 = load half, ptr %3, align 2
  %5 = fpext half %4 to float
  ret float %5
}

define float @_Z11vloada_halfmPDF16_(i64 %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw half, ptr %1, i64 %0
  %4 = load half, ptr %3, align 2
  %5 = fpext half %4 to float
  ret float %5
}

define <2 x float> @_Z11vload_half2mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <2 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 2
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <2 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !56

13:
  ret <2 x float> %.07
}

define <2 x float> @_Z12vloada_half2mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <2 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 2
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <2 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !57

13:
  ret <2 x float> %.07
}

define <3 x float> @_Z11vload_half3mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.sroa.0.0 = phi <4 x float> [ undef, %2 ], [ %.sroa.0.0.vecblend, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 3
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %0, 6
  %7 = getelementptr i8, ptr %1, i64 %.idx
  %8 = getelementptr half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %.sroa.0.0.vec.extract = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %11 = insertelement <3 x float> %.sroa.0.0.vec.extract, float %10, i32 %.0
  %.sroa.0.0.vec.expand = shufflevector <3 x float> %11, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x float> %.sroa.0.0.vec.expand, <4 x float> %.sroa.0.0, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !58

13:
  %14 = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x float> %14
}

define <3 x float> @_Z12vloada_half3mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.sroa.0.0 = phi <4 x float> [ undef, %2 ], [ %.sroa.0.0.vecblend, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 3
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %.sroa.0.0.vec.extract = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %11 = insertelement <3 x float> %.sroa.0.0.vec.extract, float %10, i32 %.0
  %.sroa.0.0.vec.expand = shufflevector <3 x float> %11, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %.sroa.0.0.vecblend = shufflevector <4 x float> %.sroa.0.0.vec.expand, <4 x float> %.sroa.0.0, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !59

13:
  %14 = shufflevector <4 x float> %.sroa.0.0, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x float> %14
}

define <4 x float> @_Z11vload_half4mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <4 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 4
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <4 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !60

13:
  ret <4 x float> %.07
}

define <4 x float> @_Z12vloada_half4mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <4 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 4
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <4 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !61

13:
  ret <4 x float> %.07
}

define <8 x float> @_Z11vload_half8mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <8 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 8
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <8 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !62

13:
  ret <8 x float> %.07
}

define <8 x float> @_Z12vloada_half8mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <8 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 8
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <8 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !63

13:
  ret <8 x float> %.07
}

define <16 x float> @_Z12vload_half16mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <16 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 16
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 5
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <16 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !64

13:
  ret <16 x float> %.07
}

define <16 x float> @_Z13vloada_half16mPDF16_(i64 %0, ptr %1) #0 {
  br label %3

3:
  %.07 = phi <16 x float> [ undef, %2 ], [ %11, %5 ]
  %.0 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %4 = icmp samesign ult i32 %.0, 16
  br i1 %4, label %5, label %13

5:
  %6 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %0, 5
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 %.idx
  %8 = getelementptr inbounds nuw half, ptr %7, i64 %6
  %9 = load half, ptr %8, align 2
  %10 = fpext half %9 to float
  %11 = insertelement <16 x float> %.07, float %10, i32 %.0
  %12 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !65

13:
  ret <16 x float> %.07
}

define void @_Z11vstore_halffmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define internal half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %0) #0 {
  %2 = fptrunc float %0 to half
  ret half %2
}

define void @_Z12vstorea_halffmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z12vstore_half2Dv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !66

13:
  ret void
}

define void @_Z13vstorea_half2Dv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !67

13:
  ret void
}

define void @_Z12vstore_half3Dv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !68

13:
  ret void
}

define void @_Z13vstorea_half3Dv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !69

13:
  ret void
}

define void @_Z12vstore_half4Dv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !70

13:
  ret void
}

define void @_Z13vstorea_half4Dv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !71

13:
  ret void
}

define void @_Z12vstore_half8Dv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !72

13:
  ret void
}

define void @_Z13vstorea_half8Dv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !73

13:
  ret void
}

define void @_Z13vstore_half16Dv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !74

13:
  ret void
}

define void @_Z14vstorea_half16Dv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !75

13:
  ret void
}

define void @_Z15vstore_half_rtefmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtefmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rteDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !76

13:
  ret void
}

define void @_Z17vstorea_half2_rteDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !77

13:
  ret void
}

define void @_Z16vstore_half3_rteDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !78

13:
  ret void
}

define void @_Z17vstorea_half3_rteDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !79

13:
  ret void
}

define void @_Z16vstore_half4_rteDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !80

13:
  ret void
}

define void @_Z17vstorea_half4_rteDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !81

13:
  ret void
}

define void @_Z16vstore_half8_rteDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !82

13:
  ret void
}

define void @_Z17vstorea_half8_rteDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !83

13:
  ret void
}

define void @_Z17vstore_half16_rteDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !84

13:
  ret void
}

define void @_Z18vstorea_half16_rteDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !85

13:
  ret void
}

define void @_Z15vstore_half_rtzfmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtzfmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rtzDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !86

13:
  ret void
}

define void @_Z17vstorea_half2_rtzDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !87

13:
  ret void
}

define void @_Z16vstore_half3_rtzDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !88

13:
  ret void
}

define void @_Z17vstorea_half3_rtzDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !89

13:
  ret void
}

define void @_Z16vstore_half4_rtzDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !90

13:
  ret void
}

define void @_Z17vstorea_half4_rtzDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !91

13:
  ret void
}

define void @_Z16vstore_half8_rtzDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !92

13:
  ret void
}

define void @_Z17vstorea_half8_rtzDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !93

13:
  ret void
}

define void @_Z17vstore_half16_rtzDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !94

13:
  ret void
}

define void @_Z18vstorea_half16_rtzDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !95

13:
  ret void
}

define void @_Z15vstore_half_rtpfmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtpfmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rtpDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !96

13:
  ret void
}

define void @_Z17vstorea_half2_rtpDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !97

13:
  ret void
}

define void @_Z16vstore_half3_rtpDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !98

13:
  ret void
}

define void @_Z17vstorea_half3_rtpDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !99

13:
  ret void
}

define void @_Z16vstore_half4_rtpDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !100

13:
  ret void
}

define void @_Z17vstorea_half4_rtpDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !101

13:
  ret void
}

define void @_Z16vstore_half8_rtpDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !102

13:
  ret void
}

define void @_Z17vstorea_half8_rtpDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !103

13:
  ret void
}

define void @_Z17vstore_half16_rtpDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !104

13:
  ret void
}

define void @_Z18vstorea_half16_rtpDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !105

13:
  ret void
}

define void @_Z15vstore_half_rtnfmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtnfmPDF16_(float %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rtnDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !106

13:
  ret void
}

define void @_Z17vstorea_half2_rtnDv2_fmPDF16_(<2 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !107

13:
  ret void
}

define void @_Z16vstore_half3_rtnDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !108

13:
  ret void
}

define void @_Z17vstorea_half3_rtnDv3_fmPDF16_(<3 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !109

13:
  ret void
}

define void @_Z16vstore_half4_rtnDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !110

13:
  ret void
}

define void @_Z17vstorea_half4_rtnDv4_fmPDF16_(<4 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !111

13:
  ret void
}

define void @_Z16vstore_half8_rtnDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !112

13:
  ret void
}

define void @_Z17vstorea_half8_rtnDv8_fmPDF16_(<8 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !113

13:
  ret void
}

define void @_Z17vstore_half16_rtnDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !114

13:
  ret void
}

define void @_Z18vstorea_half16_rtnDv16_fmPDF16_(<16 x float> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x float> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_fET0_T1_(float %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !115

13:
  ret void
}

define void @_Z11vstore_halfdmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define internal half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %0) #0 {
  %2 = fptrunc double %0 to half
  ret half %2
}

define void @_Z12vstorea_halfdmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z12vstore_half2Dv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !116

13:
  ret void
}

define void @_Z13vstorea_half2Dv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !117

13:
  ret void
}

define void @_Z12vstore_half3Dv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !118

13:
  ret void
}

define void @_Z13vstorea_half3Dv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !119

13:
  ret void
}

define void @_Z12vstore_half4Dv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !120

13:
  ret void
}

define void @_Z13vstorea_half4Dv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !121

13:
  ret void
}

define void @_Z12vstore_half8Dv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !122

13:
  ret void
}

define void @_Z13vstorea_half8Dv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !123

13:
  ret void
}

define void @_Z13vstore_half16Dv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !124

13:
  ret void
}

define void @_Z14vstorea_half16Dv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !125

13:
  ret void
}

define void @_Z15vstore_half_rtedmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtedmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rteDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !126

13:
  ret void
}

define void @_Z17vstorea_half2_rteDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !127

13:
  ret void
}

define void @_Z16vstore_half3_rteDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !128

13:
  ret void
}

define void @_Z17vstorea_half3_rteDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !129

13:
  ret void
}

define void @_Z16vstore_half4_rteDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !130

13:
  ret void
}

define void @_Z17vstorea_half4_rteDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !131

13:
  ret void
}

define void @_Z16vstore_half8_rteDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !132

13:
  ret void
}

define void @_Z17vstorea_half8_rteDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !133

13:
  ret void
}

define void @_Z17vstore_half16_rteDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !134

13:
  ret void
}

define void @_Z18vstorea_half16_rteDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding0EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !135

13:
  ret void
}

define void @_Z15vstore_half_rtzdmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtzdmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rtzDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !136

13:
  ret void
}

define void @_Z17vstorea_half2_rtzDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !137

13:
  ret void
}

define void @_Z16vstore_half3_rtzDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !138

13:
  ret void
}

define void @_Z17vstorea_half3_rtzDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !139

13:
  ret void
}

define void @_Z16vstore_half4_rtzDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !140

13:
  ret void
}

define void @_Z17vstorea_half4_rtzDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !141

13:
  ret void
}

define void @_Z16vstore_half8_rtzDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !142

13:
  ret void
}

define void @_Z17vstorea_half8_rtzDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !143

13:
  ret void
}

define void @_Z17vstore_half16_rtzDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !144

13:
  ret void
}

define void @_Z18vstorea_half16_rtzDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding1EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !145

13:
  ret void
}

define void @_Z15vstore_half_rtpdmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtpdmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rtpDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !146

13:
  ret void
}

define void @_Z17vstorea_half2_rtpDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !147

13:
  ret void
}

define void @_Z16vstore_half3_rtpDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !148

13:
  ret void
}

define void @_Z17vstorea_half3_rtpDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !149

13:
  ret void
}

define void @_Z16vstore_half4_rtpDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !150

13:
  ret void
}

define void @_Z17vstorea_half4_rtpDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !151

13:
  ret void
}

define void @_Z16vstore_half8_rtpDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !152

13:
  ret void
}

define void @_Z17vstorea_half8_rtpDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !153

13:
  ret void
}

define void @_Z17vstore_half16_rtpDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !154

13:
  ret void
}

define void @_Z18vstorea_half16_rtpDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding2EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !155

13:
  ret void
}

define void @_Z15vstore_half_rtndmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstorea_half_rtndmPDF16_(double %0, i64 %1, ptr %2) #0 {
  %4 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %0)
  %5 = getelementptr inbounds nuw half, ptr %2, i64 %1
  store half %4, ptr %5, align 2
  ret void
}

define void @_Z16vstore_half2_rtnDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !156

13:
  ret void
}

define void @_Z17vstorea_half2_rtnDv2_dmPDF16_(<2 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 2
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <2 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 2
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !157

13:
  ret void
}

define void @_Z16vstore_half3_rtnDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = mul i64 %1, 6
  %10 = getelementptr i8, ptr %2, i64 %.idx
  %11 = getelementptr half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !158

13:
  ret void
}

define void @_Z17vstorea_half3_rtnDv3_dmPDF16_(<3 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 3
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <3 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !159

13:
  ret void
}

define void @_Z16vstore_half4_rtnDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !160

13:
  ret void
}

define void @_Z17vstorea_half4_rtnDv4_dmPDF16_(<4 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 4
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <4 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 3
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !161

13:
  ret void
}

define void @_Z16vstore_half8_rtnDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !162

13:
  ret void
}

define void @_Z17vstorea_half8_rtnDv8_dmPDF16_(<8 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 8
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <8 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !163

13:
  ret void
}

define void @_Z17vstore_half16_rtnDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !164

13:
  ret void
}

define void @_Z18vstorea_half16_rtnDv16_dmPDF16_(<16 x double> %0, i64 %1, ptr %2) #0 {
  br label %4

4:
  %.0 = phi i32 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp samesign ult i32 %.0, 16
  br i1 %5, label %6, label %13

6:
  %7 = extractelement <16 x double> %0, i32 %.0
  %8 = call half @_ZL7roundedIL8Rounding3EDF16_dET0_T1_(double %7)
  %9 = zext nneg i32 %.0 to i64
  %.idx = shl i64 %1, 5
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 %.idx
  %11 = getelementptr inbounds nuw half, ptr %10, i64 %9
  store half %8, ptr %11, align 2
  %12 = add nuw nsw i32 %.0, 1
  br label %4, !llvm.loop !165

13:
  ret void
}

define half @__truncdfhf2(double %0) #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 48
  %4 = trunc nuw i64 %3 to i16
  %5 = and i16 %4, -32768
  %6 = lshr i64 %2, 52
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = and i32 %7, 2047
  %9 = and i64 %2, 4503599627370495
  %10 = or disjoint i64 %9, 4503599627370496
  %11 = icmp eq i32 %8, 2047
  br i1 %11, label %12, label %19

12:
  %.not = icmp eq i64 %9, 0
  %13 = lshr i64 %2, 42
  %14 = trunc i64 %13 to i16
  %15 = and i16 %14, 511
  %16 = or disjoint i16 %15, 32256
  %17 = select i1 %.not, i16 31744, i16 %16
  %18 = or disjoint i16 %17, %5
  br label %_ZL12rounded_halfm.exit

19:
  %20 = icmp samesign ugt i32 %8, 1038
  br i1 %20, label %21, label %23

21:
  %22 = or disjoint i16 %5, 31744
  br label %_ZL12rounded_halfm.exit

23:
  %24 = icmp samesign ult i32 %8, 998
  br i1 %24, label %_ZL12rounded_halfm.exit, label %25

25:
  %26 = icmp samesign ult i32 %8, 1009
  %27 = sub nsw i32 1051, %8
  %28 = select i1 %26, i32 %27, i32 42
  %29 = zext nneg i32 %28 to i64
  %30 = lshr i64 %10, %29
  %notmask = shl nsw i64 -1, %29
  %31 = xor i64 %notmask, -1
  %32 = and i64 %10, %31
  %33 = add nsw i32 %28, -1
  %34 = zext nneg i32 %33 to i64
  %35 = shl nuw i64 1, %34
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %43, label %37

37:
  %38 = icmp eq i64 %32, %35
  %39 = and i64 %30, 1
  %40 = icmp ne i64 %39, 0
  %41 = select i1 %38, i1 %40, i1 false
  %42 = zext i1 %41 to i64
  br label %43

43:
  %44 = phi i64 [ 1, %25 ], [ %42, %37 ]
  %45 = add nuw nsw i64 %30, %44
  %46 = add nsw i32 %8, -1009
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 10
  %49 = select i1 %26, i64 0, i64 %48
  %50 = add nsw i64 %45, %49
  %51 = trunc i64 %50 to i16
  %52 = or i16 %5, %51
  br label %_ZL12rounded_halfm.exit

_ZL12rounded_halfm.exit:
  %.0 = phi i16 [ %18, %12 ], [ %22, %21 ], [ %52, %43 ], [ %5, %23 ]
  %53 = bitcast i16 %.0 to half
  ret half %53
}

define half @__truncsfhf2(float %0) #0 {
  %2 = fpext float %0 to double
  %3 = bitcast double %2 to i64
  %4 = lshr i64 %3, 48
  %5 = trunc nuw i64 %4 to i16
  %6 = and i16 %5, -32768
  %7 = lshr i64 %3, 52
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = and i32 %8, 2047
  %10 = and i64 %3, 4503599627370495
  %11 = or disjoint i64 %10, 4503599627370496
  %12 = icmp eq i32 %9, 2047
  br i1 %12, label %13, label %20

13:
  %.not = icmp eq i64 %10, 0
  %14 = lshr i64 %3, 42
  %15 = trunc i64 %14 to i16
  %16 = and i16 %15, 511
  %17 = or disjoint i16 %16, 32256
  %18 = select i1 %.not, i16 31744, i16 %17
  %19 = or disjoint i16 %18, %6
  br label %_ZL12rounded_halfm.exit

20:
  %21 = icmp samesign ugt i32 %9, 1038
  br i1 %21, label %22, label %24

22:
  %23 = or disjoint i16 %6, 31744
  br label %_ZL12rounded_halfm.exit

24:
  %25 = icmp samesign ult i32 %9, 998
  br i1 %25, label %_ZL12rounded_halfm.exit, label %26

26:
  %27 = icmp samesign ult i32 %9, 1009
  %28 = sub nsw i32 1051, %9
  %29 = select i1 %27, i32 %28, i32 42
  %30 = zext nneg i32 %29 to i64
  %31 = lshr i64 %11, %30
  %notmask = shl nsw i64 -1, %30
  %32 = xor i64 %notmask, -1
  %33 = and i64 %11, %32
  %34 = add nsw i32 %29, -1
  %35 = zext nneg i32 %34 to i64
  %36 = shl nuw i64 1, %35
  %37 = icmp ugt i64 %33, %36
  br i1 %37, label %44, label %38

38:
  %39 = icmp eq i64 %33, %36
  %40 = and i64 %31, 1
  %41 = icmp ne i64 %40, 0
  %42 = select i1 %39, i1 %41, i1 false
  %43 = zext i1 %42 to i64
  br label %44

44:
  %45 = phi i64 [ 1, %26 ], [ %43, %38 ]
  %46 = add nuw nsw i64 %31, %45
  %47 = add nsw i32 %9, -1009
  %48 = sext i32 %47 to i64
  %49 = shl nsw i64 %48, 10
  %50 = select i1 %27, i64 0, i64 %49
  %51 = add nsw i64 %46, %50
  %52 = trunc i64 %51 to i16
  %53 = or i16 %6, %52
  br label %_ZL12rounded_halfm.exit

_ZL12rounded_halfm.exit:
  %.0 = phi i16 [ %19, %13 ], [ %23, %22 ], [ %53, %44 ], [ %6, %24 ]
  %54 = bitcast i16 %.0 to half
  ret half %54
}

define float @__extendhfsf2(half %0) #0 {
  %2 = bitcast half %0 to i16
  %3 = and i16 %2, -32768
  %4 = zext i16 %3 to i32
  %5 = shl nuw i32 %4, 16
  %6 = lshr i16 %2, 10
  %7 = and i16 %6, 31
  %8 = and i16 %2, 1023
  %9 = zext nneg i16 %8 to i32
  switch i16 %7, label %14 [
    i16 31, label %10
    i16 0, label %19
  ]

10:
  %11 = shl nuw nsw i32 %9, 13
  %12 = or disjoint i32 %5, %11
  %13 = or disjoint i32 %12, 2139095040
  br label %26

14:
  %narrow = add nuw nsw i16 %7, 112
  %15 = zext nneg i16 %narrow to i32
  %16 = shl nuw nsw i32 %15, 23
  %17 = shl nuw nsw i32 %9, 13
  %18 = or disjoint i32 %16, %17
  br label %23

19:
  %20 = uitofp nneg i16 %8 to float
  %21 = fmul float %20, 0x3E70000000000000
  %22 = bitcast float %21 to i32
  br label %23

23:
  %24 = phi i32 [ %18, %14 ], [ %22, %19 ]
  %25 = or i32 %24, %5
  br label %26

26:
  %.0.in = phi i32 [ %13, %10 ], [ %25, %23 ]
  %.0 = bitcast i32 %.0.in to float
  ret float %.0
}

define i32 @_Z14work_group_alli(i32 %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  %4 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 0, i32 %3, i32 1)
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @_Z14work_group_anyi(i32 %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  %4 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 0, i32 %3, i32 0)
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  ret i32 %6
}

define i32 @_Z13sub_group_alli(i32 %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define i32 @_Z13sub_group_anyi(i32 %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define signext i8 @_Z21work_group_reduce_addc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_(i32 0, i8 signext %0, i8 signext 0)
  ret i8 %2
}

define internal signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_(i32 %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %10

10:
  %11 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %12 = add i8 %11, %1
  fence syncscope("singlethread") seq_cst
  store i8 %12, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i8 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i8 %.0
}

define signext i8 @_Z29work_group_scan_inclusive_addc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_(i32 1, i8 signext %0, i8 signext 0)
  ret i8 %2
}

define signext i8 @_Z29work_group_scan_exclusive_addc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_(i32 2, i8 signext %0, i8 signext 0)
  ret i8 %2
}

define signext i8 @_Z20sub_group_reduce_addc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_.exit:
  ret i8 %0
}

define signext i8 @_Z28sub_group_scan_inclusive_addc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_.exit:
  ret i8 %0
}

define signext i8 @_Z28sub_group_scan_exclusive_addc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_.exit:
  ret i8 0
}

define signext i8 @_Z21work_group_reduce_minc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_(i32 0, i8 signext %0, i8 signext 127)
  ret i8 %2
}

define internal signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_(i32 %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIcEET_S2_S2_.exit, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %_ZN12_GLOBAL__N_15Least2ofIcEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIcEET_S2_S2_.exit:
  %10 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %. = call i8 @llvm.smin.i8(i8 %1, i8 %10)
  fence syncscope("singlethread") seq_cst
  store i8 %., ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i8 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIcEET_S2_S2_.exit ]
  ret i8 %.0
}

define signext i8 @_Z29work_group_scan_inclusive_minc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_(i32 1, i8 signext %0, i8 signext 127)
  ret i8 %2
}

define signext i8 @_Z29work_group_scan_exclusive_minc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_(i32 2, i8 signext %0, i8 signext 127)
  ret i8 %2
}

define signext i8 @_Z20sub_group_reduce_minc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_.exit:
  ret i8 %0
}

define signext i8 @_Z28sub_group_scan_inclusive_minc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_.exit:
  ret i8 %0
}

define signext i8 @_Z28sub_group_scan_exclusive_minc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_.exit:
  ret i8 127
}

define signext i8 @_Z21work_group_reduce_maxc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_(i32 0, i8 signext %0, i8 signext -128)
  ret i8 %2
}

define internal signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_(i32 %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIcEET_S2_S2_.exit, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %_ZN12_GLOBAL__N_14Most2ofIcEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIcEET_S2_S2_.exit:
  %10 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %. = call i8 @llvm.smax.i8(i8 %10, i8 %1)
  fence syncscope("singlethread") seq_cst
  store i8 %., ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i8 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIcEET_S2_S2_.exit ]
  ret i8 %.0
}

define signext i8 @_Z29work_group_scan_inclusive_maxc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_(i32 1, i8 signext %0, i8 signext -128)
  ret i8 %2
}

define signext i8 @_Z29work_group_scan_exclusive_maxc(i8 signext %0) #0 {
  %2 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_(i32 2, i8 signext %0, i8 signext -128)
  ret i8 %2
}

define signext i8 @_Z20sub_group_reduce_maxc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_.exit:
  ret i8 %0
}

define signext i8 @_Z28sub_group_scan_inclusive_maxc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_.exit:
  ret i8 %0
}

define signext i8 @_Z28sub_group_scan_exclusive_maxc(i8 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_.exit:
  ret i8 -128
}

define signext i8 @_Z20work_group_broadcastcm(i8 signext %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %14, i8 signext %0)
  ret i8 %15
}

define internal signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %0, i8 signext %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i8 %1, ptr %3, align 1
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i8, ptr %3, align 1
  call void @__native_barrier() #11
  ret i8 %6
}

define signext i8 @_Z20work_group_broadcastcmm(i8 signext %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %15, i8 signext %0)
  ret i8 %16
}

define signext i8 @_Z20work_group_broadcastcmmm(i8 signext %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %16, i8 signext %0)
  ret i8 %17
}

define signext i8 @_Z19sub_group_broadcastcj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z31sub_group_non_uniform_broadcastcj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z25sub_group_broadcast_firstc(i8 signext %0) #0 {
  ret i8 %0
}

define signext i8 @_Z17sub_group_shufflecj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z21sub_group_shuffle_xorcj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z20sub_group_shuffle_upcj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z22sub_group_shuffle_downcj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z23intel_sub_group_shufflecj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z27intel_sub_group_shuffle_xorcj(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z26intel_sub_group_shuffle_upccj(i8 signext %0, i8 signext %1, i32 %2) #0 {
_ZL11from_two_upIcET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i8 %1, i8 %0
  ret i8 %.
}

define signext i8 @_Z28intel_sub_group_shuffle_downccj(i8 signext %0, i8 signext %1, i32 %2) #0 {
_ZL13from_two_downIcET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i8 %0, i8 %1
  ret i8 %.
}

define zeroext i8 @_Z21work_group_reduce_addh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEhET0_iS2_S2_(i32 0, i8 zeroext %0, i8 zeroext 0)
  ret i8 %2
}

define internal zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEhET0_iS2_S2_(i32 %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %10

10:
  %11 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %12 = add i8 %11, %1
  fence syncscope("singlethread") seq_cst
  store i8 %12, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i8 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i8 %.0
}

define zeroext i8 @_Z29work_group_scan_inclusive_addh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEhET0_iS2_S2_(i32 1, i8 zeroext %0, i8 zeroext 0)
  ret i8 %2
}

define zeroext i8 @_Z29work_group_scan_exclusive_addh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEhET0_iS2_S2_(i32 2, i8 zeroext %0, i8 zeroext 0)
  ret i8 %2
}

define zeroext i8 @_Z20sub_group_reduce_addh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEhET0_iS2_S2_.exit:
  ret i8 %0
}

define zeroext i8 @_Z28sub_group_scan_inclusive_addh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEhET0_iS2_S2_.exit:
  ret i8 %0
}

define zeroext i8 @_Z28sub_group_scan_exclusive_addh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEhET0_iS2_S2_.exit:
  ret i8 0
}

define zeroext i8 @_Z21work_group_reduce_minh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_(i32 0, i8 zeroext %0, i8 zeroext -1)
  ret i8 %2
}

define internal zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_(i32 %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIhEET_S2_S2_.exit, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %_ZN12_GLOBAL__N_15Least2ofIhEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIhEET_S2_S2_.exit:
  %10 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %. = call i8 @llvm.umin.i8(i8 %1, i8 %10)
  fence syncscope("singlethread") seq_cst
  store i8 %., ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i8 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIhEET_S2_S2_.exit ]
  ret i8 %.0
}

define zeroext i8 @_Z29work_group_scan_inclusive_minh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_(i32 1, i8 zeroext %0, i8 zeroext -1)
  ret i8 %2
}

define zeroext i8 @_Z29work_group_scan_exclusive_minh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_(i32 2, i8 zeroext %0, i8 zeroext -1)
  ret i8 %2
}

define zeroext i8 @_Z20sub_group_reduce_minh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_.exit:
  ret i8 %0
}

define zeroext i8 @_Z28sub_group_scan_inclusive_minh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_.exit:
  ret i8 %0
}

define zeroext i8 @_Z28sub_group_scan_exclusive_minh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_.exit:
  ret i8 -1
}

define zeroext i8 @_Z21work_group_reduce_maxh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_(i32 0, i8 zeroext %0, i8 zeroext 0)
  ret i8 %2
}

define internal zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_(i32 %0, i8 zeroext %1, i8 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIhEET_S2_S2_.exit, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %_ZN12_GLOBAL__N_14Most2ofIhEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIhEET_S2_S2_.exit:
  %10 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %. = call i8 @llvm.umax.i8(i8 %10, i8 %1)
  fence syncscope("singlethread") seq_cst
  store i8 %., ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i8 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIhEET_S2_S2_.exit ]
  ret i8 %.0
}

define zeroext i8 @_Z29work_group_scan_inclusive_maxh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_(i32 1, i8 zeroext %0, i8 zeroext 0)
  ret i8 %2
}

define zeroext i8 @_Z29work_group_scan_exclusive_maxh(i8 zeroext %0) #0 {
  %2 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_(i32 2, i8 zeroext %0, i8 zeroext 0)
  ret i8 %2
}

define zeroext i8 @_Z20sub_group_reduce_maxh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_.exit:
  ret i8 %0
}

define zeroext i8 @_Z28sub_group_scan_inclusive_maxh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_.exit:
  ret i8 %0
}

define zeroext i8 @_Z28sub_group_scan_exclusive_maxh(i8 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_.exit:
  ret i8 0
}

define zeroext i8 @_Z20work_group_broadcasthm(i8 zeroext %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call zeroext i8 @_ZL14given_in_groupIhET_bS0_(i1 zeroext %14, i8 zeroext %0)
  ret i8 %15
}

define internal zeroext i8 @_ZL14given_in_groupIhET_bS0_(i1 zeroext %0, i8 zeroext %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i8 %1, ptr %3, align 1
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i8, ptr %3, align 1
  call void @__native_barrier() #11
  ret i8 %6
}

define zeroext i8 @_Z20work_group_broadcasthmm(i8 zeroext %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call zeroext i8 @_ZL14given_in_groupIhET_bS0_(i1 zeroext %15, i8 zeroext %0)
  ret i8 %16
}

define zeroext i8 @_Z20work_group_broadcasthmmm(i8 zeroext %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call zeroext i8 @_ZL14given_in_groupIhET_bS0_(i1 zeroext %16, i8 zeroext %0)
  ret i8 %17
}

define zeroext i8 @_Z19sub_group_broadcasthj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z31sub_group_non_uniform_broadcasthj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z25sub_group_broadcast_firsth(i8 zeroext %0) #0 {
  ret i8 %0
}

define zeroext i8 @_Z17sub_group_shufflehj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z21sub_group_shuffle_xorhj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z20sub_group_shuffle_uphj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z22sub_group_shuffle_downhj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z23intel_sub_group_shufflehj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z27intel_sub_group_shuffle_xorhj(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z26intel_sub_group_shuffle_uphhj(i8 zeroext %0, i8 zeroext %1, i32 %2) #0 {
_ZL11from_two_upIhET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i8 %1, i8 %0
  ret i8 %.
}

define zeroext i8 @_Z28intel_sub_group_shuffle_downhhj(i8 zeroext %0, i8 zeroext %1, i32 %2) #0 {
_ZL13from_two_downIhET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i8 %0, i8 %1
  ret i8 %.
}

define signext i16 @_Z21work_group_reduce_adds(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_(i32 0, i16 signext %0, i16 signext 0)
  ret i16 %2
}

define internal signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_(i32 %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %10

10:
  %11 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %12 = add i16 %11, %1
  fence syncscope("singlethread") seq_cst
  store i16 %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i16 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i16 %.0
}

define signext i16 @_Z29work_group_scan_inclusive_adds(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_(i32 1, i16 signext %0, i16 signext 0)
  ret i16 %2
}

define signext i16 @_Z29work_group_scan_exclusive_adds(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_(i32 2, i16 signext %0, i16 signext 0)
  ret i16 %2
}

define signext i16 @_Z20sub_group_reduce_adds(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_.exit:
  ret i16 %0
}

define signext i16 @_Z28sub_group_scan_inclusive_adds(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_.exit:
  ret i16 %0
}

define signext i16 @_Z28sub_group_scan_exclusive_adds(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_.exit:
  ret i16 0
}

define signext i16 @_Z21work_group_reduce_mins(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_(i32 0, i16 signext %0, i16 signext 32767)
  ret i16 %2
}

define internal signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_(i32 %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIsEET_S2_S2_.exit, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %_ZN12_GLOBAL__N_15Least2ofIsEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIsEET_S2_S2_.exit:
  %10 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %. = call i16 @llvm.smin.i16(i16 %1, i16 %10)
  fence syncscope("singlethread") seq_cst
  store i16 %., ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i16 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIsEET_S2_S2_.exit ]
  ret i16 %.0
}

define signext i16 @_Z29work_group_scan_inclusive_mins(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_(i32 1, i16 signext %0, i16 signext 32767)
  ret i16 %2
}

define signext i16 @_Z29work_group_scan_exclusive_mins(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_(i32 2, i16 signext %0, i16 signext 32767)
  ret i16 %2
}

define signext i16 @_Z20sub_group_reduce_mins(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_.exit:
  ret i16 %0
}

define signext i16 @_Z28sub_group_scan_inclusive_mins(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_.exit:
  ret i16 %0
}

define signext i16 @_Z28sub_group_scan_exclusive_mins(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_.exit:
  ret i16 32767
}

define signext i16 @_Z21work_group_reduce_maxs(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_(i32 0, i16 signext %0, i16 signext -32768)
  ret i16 %2
}

define internal signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_(i32 %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIsEET_S2_S2_.exit, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %_ZN12_GLOBAL__N_14Most2ofIsEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIsEET_S2_S2_.exit:
  %10 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %. = call i16 @llvm.smax.i16(i16 %10, i16 %1)
  fence syncscope("singlethread") seq_cst
  store i16 %., ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i16 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIsEET_S2_S2_.exit ]
  ret i16 %.0
}

define signext i16 @_Z29work_group_scan_inclusive_maxs(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_(i32 1, i16 signext %0, i16 signext -32768)
  ret i16 %2
}

define signext i16 @_Z29work_group_scan_exclusive_maxs(i16 signext %0) #0 {
  %2 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_(i32 2, i16 signext %0, i16 signext -32768)
  ret i16 %2
}

define signext i16 @_Z20sub_group_reduce_maxs(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_.exit:
  ret i16 %0
}

define signext i16 @_Z28sub_group_scan_inclusive_maxs(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_.exit:
  ret i16 %0
}

define signext i16 @_Z28sub_group_scan_exclusive_maxs(i16 signext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_.exit:
  ret i16 -32768
}

define signext i16 @_Z20work_group_broadcastsm(i16 signext %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %14, i16 signext %0)
  ret i16 %15
}

define internal signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %0, i16 signext %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i16 %1, ptr %3, align 2
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i16, ptr %3, align 2
  call void @__native_barrier() #11
  ret i16 %6
}

define signext i16 @_Z20work_group_broadcastsmm(i16 signext %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %15, i16 signext %0)
  ret i16 %16
}

define signext i16 @_Z20work_group_broadcastsmmm(i16 signext %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %16, i16 signext %0)
  ret i16 %17
}

define signext i16 @_Z19sub_group_broadcastsj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z31sub_group_non_uniform_broadcastsj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z25sub_group_broadcast_firsts(i16 signext %0) #0 {
  ret i16 %0
}

define signext i16 @_Z17sub_group_shufflesj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z21sub_group_shuffle_xorsj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z20sub_group_shuffle_upsj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z22sub_group_shuffle_downsj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z23intel_sub_group_shufflesj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z27intel_sub_group_shuffle_xorsj(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z26intel_sub_group_shuffle_upssj(i16 signext %0, i16 signext %1, i32 %2) #0 {
_ZL11from_two_upIsET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i16 %1, i16 %0
  ret i16 %.
}

define signext i16 @_Z28intel_sub_group_shuffle_downssj(i16 signext %0, i16 signext %1, i32 %2) #0 {
_ZL13from_two_downIsET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i16 %0, i16 %1
  ret i16 %.
}

define zeroext i16 @_Z21work_group_reduce_addt(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEtET0_iS2_S2_(i32 0, i16 zeroext %0, i16 zeroext 0)
  ret i16 %2
}

define internal zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEtET0_iS2_S2_(i32 %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %10

10:
  %11 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %12 = add i16 %11, %1
  fence syncscope("singlethread") seq_cst
  store i16 %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i16 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i16 %.0
}

define zeroext i16 @_Z29work_group_scan_inclusive_addt(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEtET0_iS2_S2_(i32 1, i16 zeroext %0, i16 zeroext 0)
  ret i16 %2
}

define zeroext i16 @_Z29work_group_scan_exclusive_addt(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEtET0_iS2_S2_(i32 2, i16 zeroext %0, i16 zeroext 0)
  ret i16 %2
}

define zeroext i16 @_Z20sub_group_reduce_addt(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEtET0_iS2_S2_.exit:
  ret i16 %0
}

define zeroext i16 @_Z28sub_group_scan_inclusive_addt(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEtET0_iS2_S2_.exit:
  ret i16 %0
}

define zeroext i16 @_Z28sub_group_scan_exclusive_addt(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEtET0_iS2_S2_.exit:
  ret i16 0
}

define zeroext i16 @_Z21work_group_reduce_mint(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_(i32 0, i16 zeroext %0, i16 zeroext -1)
  ret i16 %2
}

define internal zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_(i32 %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofItEET_S2_S2_.exit, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %_ZN12_GLOBAL__N_15Least2ofItEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofItEET_S2_S2_.exit:
  %10 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %. = call i16 @llvm.umin.i16(i16 %1, i16 %10)
  fence syncscope("singlethread") seq_cst
  store i16 %., ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i16 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofItEET_S2_S2_.exit ]
  ret i16 %.0
}

define zeroext i16 @_Z29work_group_scan_inclusive_mint(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_(i32 1, i16 zeroext %0, i16 zeroext -1)
  ret i16 %2
}

define zeroext i16 @_Z29work_group_scan_exclusive_mint(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_(i32 2, i16 zeroext %0, i16 zeroext -1)
  ret i16 %2
}

define zeroext i16 @_Z20sub_group_reduce_mint(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_.exit:
  ret i16 %0
}

define zeroext i16 @_Z28sub_group_scan_inclusive_mint(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_.exit:
  ret i16 %0
}

define zeroext i16 @_Z28sub_group_scan_exclusive_mint(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_.exit:
  ret i16 -1
}

define zeroext i16 @_Z21work_group_reduce_maxt(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_(i32 0, i16 zeroext %0, i16 zeroext 0)
  ret i16 %2
}

define internal zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_(i32 %0, i16 zeroext %1, i16 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofItEET_S2_S2_.exit, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %_ZN12_GLOBAL__N_14Most2ofItEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofItEET_S2_S2_.exit:
  %10 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %. = call i16 @llvm.umax.i16(i16 %10, i16 %1)
  fence syncscope("singlethread") seq_cst
  store i16 %., ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i16 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofItEET_S2_S2_.exit ]
  ret i16 %.0
}

define zeroext i16 @_Z29work_group_scan_inclusive_maxt(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_(i32 1, i16 zeroext %0, i16 zeroext 0)
  ret i16 %2
}

define zeroext i16 @_Z29work_group_scan_exclusive_maxt(i16 zeroext %0) #0 {
  %2 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_(i32 2, i16 zeroext %0, i16 zeroext 0)
  ret i16 %2
}

define zeroext i16 @_Z20sub_group_reduce_maxt(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_.exit:
  ret i16 %0
}

define zeroext i16 @_Z28sub_group_scan_inclusive_maxt(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_.exit:
  ret i16 %0
}

define zeroext i16 @_Z28sub_group_scan_exclusive_maxt(i16 zeroext %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_.exit:
  ret i16 0
}

define zeroext i16 @_Z20work_group_broadcasttm(i16 zeroext %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call zeroext i16 @_ZL14given_in_groupItET_bS0_(i1 zeroext %14, i16 zeroext %0)
  ret i16 %15
}

define internal zeroext i16 @_ZL14given_in_groupItET_bS0_(i1 zeroext %0, i16 zeroext %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i16 %1, ptr %3, align 2
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i16, ptr %3, align 2
  call void @__native_barrier() #11
  ret i16 %6
}

define zeroext i16 @_Z20work_group_broadcasttmm(i16 zeroext %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call zeroext i16 @_ZL14given_in_groupItET_bS0_(i1 zeroext %15, i16 zeroext %0)
  ret i16 %16
}

define zeroext i16 @_Z20work_group_broadcasttmmm(i16 zeroext %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call zeroext i16 @_ZL14given_in_groupItET_bS0_(i1 zeroext %16, i16 zeroext %0)
  ret i16 %17
}

define zeroext i16 @_Z19sub_group_broadcasttj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z31sub_group_non_uniform_broadcasttj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z25sub_group_broadcast_firstt(i16 zeroext %0) #0 {
  ret i16 %0
}

define zeroext i16 @_Z17sub_group_shuffletj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z21sub_group_shuffle_xortj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z20sub_group_shuffle_uptj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z22sub_group_shuffle_downtj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z23intel_sub_group_shuffletj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z27intel_sub_group_shuffle_xortj(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z26intel_sub_group_shuffle_upttj(i16 zeroext %0, i16 zeroext %1, i32 %2) #0 {
_ZL11from_two_upItET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i16 %1, i16 %0
  ret i16 %.
}

define zeroext i16 @_Z28intel_sub_group_shuffle_downttj(i16 zeroext %0, i16 zeroext %1, i32 %2) #0 {
_ZL13from_two_downItET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i16 %0, i16 %1
  ret i16 %.
}

define i32 @_Z21work_group_reduce_addi(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_(i32 0, i32 %0, i32 0)
  ret i32 %2
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %10

10:
  %11 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %12 = add nsw i32 %11, %1
  fence syncscope("singlethread") seq_cst
  store i32 %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i32 %.0
}

define i32 @_Z29work_group_scan_inclusive_addi(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_(i32 1, i32 %0, i32 0)
  ret i32 %2
}

define i32 @_Z29work_group_scan_exclusive_addi(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_(i32 2, i32 %0, i32 0)
  ret i32 %2
}

define i32 @_Z20sub_group_reduce_addi(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_inclusive_addi(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_exclusive_addi(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_.exit:
  ret i32 0
}

define i32 @_Z21work_group_reduce_mini(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_(i32 0, i32 %0, i32 2147483647)
  ret i32 %2
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIiEET_S2_S2_.exit, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %_ZN12_GLOBAL__N_15Least2ofIiEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIiEET_S2_S2_.exit:
  %10 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %. = call i32 @llvm.smin.i32(i32 %1, i32 %10)
  fence syncscope("singlethread") seq_cst
  store i32 %., ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i32 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIiEET_S2_S2_.exit ]
  ret i32 %.0
}

define i32 @_Z29work_group_scan_inclusive_mini(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_(i32 1, i32 %0, i32 2147483647)
  ret i32 %2
}

define i32 @_Z29work_group_scan_exclusive_mini(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_(i32 2, i32 %0, i32 2147483647)
  ret i32 %2
}

define i32 @_Z20sub_group_reduce_mini(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_inclusive_mini(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_exclusive_mini(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_.exit:
  ret i32 2147483647
}

define i32 @_Z21work_group_reduce_maxi(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_(i32 0, i32 %0, i32 -2147483648)
  ret i32 %2
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIiEET_S2_S2_.exit, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %_ZN12_GLOBAL__N_14Most2ofIiEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIiEET_S2_S2_.exit:
  %10 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %. = call i32 @llvm.smax.i32(i32 %10, i32 %1)
  fence syncscope("singlethread") seq_cst
  store i32 %., ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i32 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIiEET_S2_S2_.exit ]
  ret i32 %.0
}

define i32 @_Z29work_group_scan_inclusive_maxi(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_(i32 1, i32 %0, i32 -2147483648)
  ret i32 %2
}

define i32 @_Z29work_group_scan_exclusive_maxi(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_(i32 2, i32 %0, i32 -2147483648)
  ret i32 %2
}

define i32 @_Z20sub_group_reduce_maxi(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_inclusive_maxi(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_exclusive_maxi(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_.exit:
  ret i32 -2147483648
}

define i32 @_Z20work_group_broadcastim(i32 %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %14, i32 %0)
  ret i32 %15
}

define internal i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %0, i32 %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i32 %1, ptr %3, align 4
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i32, ptr %3, align 4
  call void @__native_barrier() #11
  ret i32 %6
}

define i32 @_Z20work_group_broadcastimm(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %15, i32 %0)
  ret i32 %16
}

define i32 @_Z20work_group_broadcastimmm(i32 %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %16, i32 %0)
  ret i32 %17
}

define i32 @_Z19sub_group_broadcastij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z31sub_group_non_uniform_broadcastij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z25sub_group_broadcast_firsti(i32 %0) #0 {
  ret i32 %0
}

define i32 @_Z17sub_group_shuffleij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z21sub_group_shuffle_xorij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z20sub_group_shuffle_upij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z22sub_group_shuffle_downij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z23intel_sub_group_shuffleij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z27intel_sub_group_shuffle_xorij(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z26intel_sub_group_shuffle_upiij(i32 %0, i32 %1, i32 %2) #0 {
_ZL11from_two_upIiET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %1, i32 %0
  ret i32 %.
}

define i32 @_Z28intel_sub_group_shuffle_downiij(i32 %0, i32 %1, i32 %2) #0 {
_ZL13from_two_downIiET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %0, i32 %1
  ret i32 %.
}

define i32 @_Z21work_group_reduce_addj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEjET0_iS2_S2_(i32 0, i32 %0, i32 0)
  ret i32 %2
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEjET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %10

10:
  %11 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %12 = add i32 %11, %1
  fence syncscope("singlethread") seq_cst
  store i32 %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i32 %.0
}

define i32 @_Z29work_group_scan_inclusive_addj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEjET0_iS2_S2_(i32 1, i32 %0, i32 0)
  ret i32 %2
}

define i32 @_Z29work_group_scan_exclusive_addj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEjET0_iS2_S2_(i32 2, i32 %0, i32 0)
  ret i32 %2
}

define i32 @_Z20sub_group_reduce_addj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEjET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_inclusive_addj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEjET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_exclusive_addj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEjET0_iS2_S2_.exit:
  ret i32 0
}

define i32 @_Z21work_group_reduce_minj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_(i32 0, i32 %0, i32 -1)
  ret i32 %2
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIjEET_S2_S2_.exit, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %_ZN12_GLOBAL__N_15Least2ofIjEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIjEET_S2_S2_.exit:
  %10 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %. = call i32 @llvm.umin.i32(i32 %1, i32 %10)
  fence syncscope("singlethread") seq_cst
  store i32 %., ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i32 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIjEET_S2_S2_.exit ]
  ret i32 %.0
}

define i32 @_Z29work_group_scan_inclusive_minj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_(i32 1, i32 %0, i32 -1)
  ret i32 %2
}

define i32 @_Z29work_group_scan_exclusive_minj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_(i32 2, i32 %0, i32 -1)
  ret i32 %2
}

define i32 @_Z20sub_group_reduce_minj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_inclusive_minj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_exclusive_minj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_.exit:
  ret i32 -1
}

define i32 @_Z21work_group_reduce_maxj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_(i32 0, i32 %0, i32 0)
  ret i32 %2
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIjEET_S2_S2_.exit, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %_ZN12_GLOBAL__N_14Most2ofIjEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIjEET_S2_S2_.exit:
  %10 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %. = call i32 @llvm.umax.i32(i32 %10, i32 %1)
  fence syncscope("singlethread") seq_cst
  store i32 %., ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i32 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIjEET_S2_S2_.exit ]
  ret i32 %.0
}

define i32 @_Z29work_group_scan_inclusive_maxj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_(i32 1, i32 %0, i32 0)
  ret i32 %2
}

define i32 @_Z29work_group_scan_exclusive_maxj(i32 %0) #0 {
  %2 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_(i32 2, i32 %0, i32 0)
  ret i32 %2
}

define i32 @_Z20sub_group_reduce_maxj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_inclusive_maxj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_.exit:
  ret i32 %0
}

define i32 @_Z28sub_group_scan_exclusive_maxj(i32 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_.exit:
  ret i32 0
}

define i32 @_Z20work_group_broadcastjm(i32 %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call i32 @_ZL14given_in_groupIjET_bS0_(i1 zeroext %14, i32 %0)
  ret i32 %15
}

define internal i32 @_ZL14given_in_groupIjET_bS0_(i1 zeroext %0, i32 %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i32 %1, ptr %3, align 4
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i32, ptr %3, align 4
  call void @__native_barrier() #11
  ret i32 %6
}

define i32 @_Z20work_group_broadcastjmm(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call i32 @_ZL14given_in_groupIjET_bS0_(i1 zeroext %15, i32 %0)
  ret i32 %16
}

define i32 @_Z20work_group_broadcastjmmm(i32 %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call i32 @_ZL14given_in_groupIjET_bS0_(i1 zeroext %16, i32 %0)
  ret i32 %17
}

define i32 @_Z19sub_group_broadcastjj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z31sub_group_non_uniform_broadcastjj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z25sub_group_broadcast_firstj(i32 %0) #0 {
  ret i32 %0
}

define i32 @_Z17sub_group_shufflejj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z21sub_group_shuffle_xorjj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z20sub_group_shuffle_upjj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z22sub_group_shuffle_downjj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z23intel_sub_group_shufflejj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z27intel_sub_group_shuffle_xorjj(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z26intel_sub_group_shuffle_upjjj(i32 %0, i32 %1, i32 %2) #0 {
_ZL11from_two_upIjET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %1, i32 %0
  ret i32 %.
}

define i32 @_Z28intel_sub_group_shuffle_downjjj(i32 %0, i32 %1, i32 %2) #0 {
_ZL13from_two_downIjET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %0, i32 %1
  ret i32 %.
}

define i64 @_Z21work_group_reduce_addl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_(i32 0, i64 %0, i64 0)
  ret i64 %2
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %12 = add nsw i64 %11, %1
  fence syncscope("singlethread") seq_cst
  store i64 %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i64 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i64 %.0
}

define i64 @_Z29work_group_scan_inclusive_addl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_(i32 1, i64 %0, i64 0)
  ret i64 %2
}

define i64 @_Z29work_group_scan_exclusive_addl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_(i32 2, i64 %0, i64 0)
  ret i64 %2
}

define i64 @_Z20sub_group_reduce_addl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_inclusive_addl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_exclusive_addl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_.exit:
  ret i64 0
}

define i64 @_Z21work_group_reduce_minl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_(i32 0, i64 %0, i64 9223372036854775807)
  ret i64 %2
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIlEET_S2_S2_.exit, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %_ZN12_GLOBAL__N_15Least2ofIlEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIlEET_S2_S2_.exit:
  %10 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %. = call i64 @llvm.smin.i64(i64 %1, i64 %10)
  fence syncscope("singlethread") seq_cst
  store i64 %., ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i64 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIlEET_S2_S2_.exit ]
  ret i64 %.0
}

define i64 @_Z29work_group_scan_inclusive_minl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_(i32 1, i64 %0, i64 9223372036854775807)
  ret i64 %2
}

define i64 @_Z29work_group_scan_exclusive_minl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_(i32 2, i64 %0, i64 9223372036854775807)
  ret i64 %2
}

define i64 @_Z20sub_group_reduce_minl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_inclusive_minl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_exclusive_minl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_.exit:
  ret i64 9223372036854775807
}

define i64 @_Z21work_group_reduce_maxl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_(i32 0, i64 %0, i64 -9223372036854775808)
  ret i64 %2
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIlEET_S2_S2_.exit, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %_ZN12_GLOBAL__N_14Most2ofIlEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIlEET_S2_S2_.exit:
  %10 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %. = call i64 @llvm.smax.i64(i64 %10, i64 %1)
  fence syncscope("singlethread") seq_cst
  store i64 %., ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i64 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIlEET_S2_S2_.exit ]
  ret i64 %.0
}

define i64 @_Z29work_group_scan_inclusive_maxl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_(i32 1, i64 %0, i64 -9223372036854775808)
  ret i64 %2
}

define i64 @_Z29work_group_scan_exclusive_maxl(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_(i32 2, i64 %0, i64 -9223372036854775808)
  ret i64 %2
}

define i64 @_Z20sub_group_reduce_maxl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_inclusive_maxl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_exclusive_maxl(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_.exit:
  ret i64 -9223372036854775808
}

define i64 @_Z20work_group_broadcastlm(i64 %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %14, i64 %0)
  ret i64 %15
}

define internal i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %0, i64 %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i64 %1, ptr %3, align 8
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i64, ptr %3, align 8
  call void @__native_barrier() #11
  ret i64 %6
}

define i64 @_Z20work_group_broadcastlmm(i64 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %15, i64 %0)
  ret i64 %16
}

define i64 @_Z20work_group_broadcastlmmm(i64 %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %16, i64 %0)
  ret i64 %17
}

define i64 @_Z19sub_group_broadcastlj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z31sub_group_non_uniform_broadcastlj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z25sub_group_broadcast_firstl(i64 %0) #0 {
  ret i64 %0
}

define i64 @_Z17sub_group_shufflelj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z21sub_group_shuffle_xorlj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z20sub_group_shuffle_uplj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z22sub_group_shuffle_downlj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z23intel_sub_group_shufflelj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z27intel_sub_group_shuffle_xorlj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z26intel_sub_group_shuffle_upllj(i64 %0, i64 %1, i32 %2) #0 {
_ZL11from_two_upIlET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i64 %1, i64 %0
  ret i64 %.
}

define i64 @_Z28intel_sub_group_shuffle_downllj(i64 %0, i64 %1, i32 %2) #0 {
_ZL13from_two_downIlET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i64 %0, i64 %1
  ret i64 %.
}

define i64 @_Z21work_group_reduce_addm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEmET0_iS2_S2_(i32 0, i64 %0, i64 0)
  ret i64 %2
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEmET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %12 = add i64 %11, %1
  fence syncscope("singlethread") seq_cst
  store i64 %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i64 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i64 %.0
}

define i64 @_Z29work_group_scan_inclusive_addm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEmET0_iS2_S2_(i32 1, i64 %0, i64 0)
  ret i64 %2
}

define i64 @_Z29work_group_scan_exclusive_addm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEmET0_iS2_S2_(i32 2, i64 %0, i64 0)
  ret i64 %2
}

define i64 @_Z20sub_group_reduce_addm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEmET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_inclusive_addm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEmET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_exclusive_addm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEmET0_iS2_S2_.exit:
  ret i64 0
}

define i64 @_Z21work_group_reduce_minm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_(i32 0, i64 %0, i64 -1)
  ret i64 %2
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofImEET_S2_S2_.exit, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %_ZN12_GLOBAL__N_15Least2ofImEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofImEET_S2_S2_.exit:
  %10 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %. = call i64 @llvm.umin.i64(i64 %1, i64 %10)
  fence syncscope("singlethread") seq_cst
  store i64 %., ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i64 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofImEET_S2_S2_.exit ]
  ret i64 %.0
}

define i64 @_Z29work_group_scan_inclusive_minm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_(i32 1, i64 %0, i64 -1)
  ret i64 %2
}

define i64 @_Z29work_group_scan_exclusive_minm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_(i32 2, i64 %0, i64 -1)
  ret i64 %2
}

define i64 @_Z20sub_group_reduce_minm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_inclusive_minm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_exclusive_minm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_.exit:
  ret i64 -1
}

define i64 @_Z21work_group_reduce_maxm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_(i32 0, i64 %0, i64 0)
  ret i64 %2
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofImEET_S2_S2_.exit, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %_ZN12_GLOBAL__N_14Most2ofImEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofImEET_S2_S2_.exit:
  %10 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %. = call i64 @llvm.umax.i64(i64 %10, i64 %1)
  fence syncscope("singlethread") seq_cst
  store i64 %., ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %13 [
    i32 0, label %11
    i32 2, label %14
  ]

11:
  %12 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %14

13:
  br label %14

14:
  %.0 = phi i64 [ %12, %11 ], [ %., %13 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofImEET_S2_S2_.exit ]
  ret i64 %.0
}

define i64 @_Z29work_group_scan_inclusive_maxm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_(i32 1, i64 %0, i64 0)
  ret i64 %2
}

define i64 @_Z29work_group_scan_exclusive_maxm(i64 %0) #0 {
  %2 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_(i32 2, i64 %0, i64 0)
  ret i64 %2
}

define i64 @_Z20sub_group_reduce_maxm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_inclusive_maxm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_.exit:
  ret i64 %0
}

define i64 @_Z28sub_group_scan_exclusive_maxm(i64 %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_.exit:
  ret i64 0
}

define i64 @_Z20work_group_broadcastmm(i64 %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call i64 @_ZL14given_in_groupImET_bS0_(i1 zeroext %14, i64 %0)
  ret i64 %15
}

define internal i64 @_ZL14given_in_groupImET_bS0_(i1 zeroext %0, i64 %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store i64 %1, ptr %3, align 8
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load i64, ptr %3, align 8
  call void @__native_barrier() #11
  ret i64 %6
}

define i64 @_Z20work_group_broadcastmmm(i64 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call i64 @_ZL14given_in_groupImET_bS0_(i1 zeroext %15, i64 %0)
  ret i64 %16
}

define i64 @_Z20work_group_broadcastmmmm(i64 %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call i64 @_ZL14given_in_groupImET_bS0_(i1 zeroext %16, i64 %0)
  ret i64 %17
}

define i64 @_Z19sub_group_broadcastmj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z31sub_group_non_uniform_broadcastmj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z25sub_group_broadcast_firstm(i64 %0) #0 {
  ret i64 %0
}

define i64 @_Z17sub_group_shufflemj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z21sub_group_shuffle_xormj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z20sub_group_shuffle_upmj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z22sub_group_shuffle_downmj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z23intel_sub_group_shufflemj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z27intel_sub_group_shuffle_xormj(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z26intel_sub_group_shuffle_upmmj(i64 %0, i64 %1, i32 %2) #0 {
_ZL11from_two_upImET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i64 %1, i64 %0
  ret i64 %.
}

define i64 @_Z28intel_sub_group_shuffle_downmmj(i64 %0, i64 %1, i32 %2) #0 {
_ZL13from_two_downImET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i64 %0, i64 %1
  ret i64 %.
}

define half @_Z21work_group_reduce_addDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_(i32 0, half %0, half 0xH0000)
  ret half %2
}

define internal half @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_(i32 %0, half %1, half %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load half, ptr %4, align 2
  br label %10

10:
  %11 = phi half [ %9, %8 ], [ %2, %3 ]
  %12 = fadd half %11, %1
  fence syncscope("singlethread") seq_cst
  store half %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load half, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi half [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret half %.0
}

define half @_Z29work_group_scan_inclusive_addDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_(i32 1, half %0, half 0xH0000)
  ret half %2
}

define half @_Z29work_group_scan_exclusive_addDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_(i32 2, half %0, half 0xH0000)
  ret half %2
}

define half @_Z20sub_group_reduce_addDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_.exit:
  ret half %0
}

define half @_Z28sub_group_scan_inclusive_addDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_.exit:
  ret half %0
}

define half @_Z28sub_group_scan_exclusive_addDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_.exit:
  ret half 0xH0000
}

define half @_Z21work_group_reduce_minDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_(i32 0, half %0, half 0xH7C00)
  ret half %2
}

define internal half @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_(i32 %0, half %1, half %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIDF16_EET_S2_S2_.exit, label %8

8:
  %9 = load half, ptr %4, align 2
  br label %_ZN12_GLOBAL__N_15Least2ofIDF16_EET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIDF16_EET_S2_S2_.exit:
  %10 = phi half [ %9, %8 ], [ %2, %3 ]
  %11 = fcmp olt half %1, %10
  %. = select i1 %11, half %1, half %10
  fence syncscope("singlethread") seq_cst
  store half %., ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %14 [
    i32 0, label %12
    i32 2, label %15
  ]

12:
  %13 = load half, ptr %4, align 2
  call void @__native_barrier() #11
  br label %15

14:
  br label %15

15:
  %.0 = phi half [ %13, %12 ], [ %., %14 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIDF16_EET_S2_S2_.exit ]
  ret half %.0
}

define half @_Z29work_group_scan_inclusive_minDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_(i32 1, half %0, half 0xH7C00)
  ret half %2
}

define half @_Z29work_group_scan_exclusive_minDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_(i32 2, half %0, half 0xH7C00)
  ret half %2
}

define half @_Z20sub_group_reduce_minDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_.exit:
  ret half %0
}

define half @_Z28sub_group_scan_inclusive_minDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_.exit:
  ret half %0
}

define half @_Z28sub_group_scan_exclusive_minDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_.exit:
  ret half 0xH7C00
}

define half @_Z21work_group_reduce_maxDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_(i32 0, half %0, half 0xHFC00)
  ret half %2
}

define internal half @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_(i32 %0, half %1, half %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIDF16_EET_S2_S2_.exit, label %8

8:
  %9 = load half, ptr %4, align 2
  br label %_ZN12_GLOBAL__N_14Most2ofIDF16_EET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIDF16_EET_S2_S2_.exit:
  %10 = phi half [ %9, %8 ], [ %2, %3 ]
  %11 = fcmp olt half %10, %1
  %. = select i1 %11, half %1, half %10
  fence syncscope("singlethread") seq_cst
  store half %., ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %14 [
    i32 0, label %12
    i32 2, label %15
  ]

12:
  %13 = load half, ptr %4, align 2
  call void @__native_barrier() #11
  br label %15

14:
  br label %15

15:
  %.0 = phi half [ %13, %12 ], [ %., %14 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIDF16_EET_S2_S2_.exit ]
  ret half %.0
}

define half @_Z29work_group_scan_inclusive_maxDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_(i32 1, half %0, half 0xHFC00)
  ret half %2
}

define half @_Z29work_group_scan_exclusive_maxDF16_(half %0) #0 {
  %2 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_(i32 2, half %0, half 0xHFC00)
  ret half %2
}

define half @_Z20sub_group_reduce_maxDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_.exit:
  ret half %0
}

define half @_Z28sub_group_scan_inclusive_maxDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_.exit:
  ret half %0
}

define half @_Z28sub_group_scan_exclusive_maxDF16_(half %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_.exit:
  ret half 0xHFC00
}

define half @_Z20work_group_broadcastDF16_m(half %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %14, half %0)
  ret half %15
}

define internal half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %0, half %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store half %1, ptr %3, align 2
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load half, ptr %3, align 2
  call void @__native_barrier() #11
  ret half %6
}

define half @_Z20work_group_broadcastDF16_mm(half %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %15, half %0)
  ret half %16
}

define half @_Z20work_group_broadcastDF16_mmm(half %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %16, half %0)
  ret half %17
}

define half @_Z19sub_group_broadcastDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z31sub_group_non_uniform_broadcastDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z25sub_group_broadcast_firstDF16_(half %0) #0 {
  ret half %0
}

define half @_Z17sub_group_shuffleDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z21sub_group_shuffle_xorDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z20sub_group_shuffle_upDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z22sub_group_shuffle_downDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z23intel_sub_group_shuffleDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z27intel_sub_group_shuffle_xorDF16_j(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z26intel_sub_group_shuffle_upDF16_DF16_j(half %0, half %1, i32 %2) #0 {
_ZL11from_two_upIDF16_ET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, half %1, half %0
  ret half %.
}

define half @_Z28intel_sub_group_shuffle_downDF16_DF16_j(half %0, half %1, i32 %2) #0 {
_ZL13from_two_downIDF16_ET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, half %0, half %1
  ret half %.
}

define float @_Z21work_group_reduce_addf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_(i32 0, float %0, float 0.000000e+00)
  ret float %2
}

define internal float @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_(i32 %0, float %1, float %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load float, ptr %4, align 4
  br label %10

10:
  %11 = phi float [ %9, %8 ], [ %2, %3 ]
  %12 = fadd float %11, %1
  fence syncscope("singlethread") seq_cst
  store float %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load float, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi float [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret float %.0
}

define float @_Z29work_group_scan_inclusive_addf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_(i32 1, float %0, float 0.000000e+00)
  ret float %2
}

define float @_Z29work_group_scan_exclusive_addf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_(i32 2, float %0, float 0.000000e+00)
  ret float %2
}

define float @_Z20sub_group_reduce_addf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_.exit:
  ret float %0
}

define float @_Z28sub_group_scan_inclusive_addf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_.exit:
  ret float %0
}

define float @_Z28sub_group_scan_exclusive_addf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_.exit:
  ret float 0.000000e+00
}

define float @_Z21work_group_reduce_minf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_(i32 0, float %0, float 0x7FF0000000000000)
  ret float %2
}

define internal float @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_(i32 %0, float %1, float %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIfEET_S2_S2_.exit, label %8

8:
  %9 = load float, ptr %4, align 4
  br label %_ZN12_GLOBAL__N_15Least2ofIfEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIfEET_S2_S2_.exit:
  %10 = phi float [ %9, %8 ], [ %2, %3 ]
  %11 = fcmp olt float %1, %10
  %. = select i1 %11, float %1, float %10
  fence syncscope("singlethread") seq_cst
  store float %., ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %14 [
    i32 0, label %12
    i32 2, label %15
  ]

12:
  %13 = load float, ptr %4, align 4
  call void @__native_barrier() #11
  br label %15

14:
  br label %15

15:
  %.0 = phi float [ %13, %12 ], [ %., %14 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIfEET_S2_S2_.exit ]
  ret float %.0
}

define float @_Z29work_group_scan_inclusive_minf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_(i32 1, float %0, float 0x7FF0000000000000)
  ret float %2
}

define float @_Z29work_group_scan_exclusive_minf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_(i32 2, float %0, float 0x7FF0000000000000)
  ret float %2
}

define float @_Z20sub_group_reduce_minf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_.exit:
  ret float %0
}

define float @_Z28sub_group_scan_inclusive_minf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_.exit:
  ret float %0
}

define float @_Z28sub_group_scan_exclusive_minf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_.exit:
  ret float 0x7FF0000000000000
}

define float @_Z21work_group_reduce_maxf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_(i32 0, float %0, float 0xFFF0000000000000)
  ret float %2
}

define internal float @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_(i32 %0, float %1, float %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIfEET_S2_S2_.exit, label %8

8:
  %9 = load float, ptr %4, align 4
  br label %_ZN12_GLOBAL__N_14Most2ofIfEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIfEET_S2_S2_.exit:
  %10 = phi float [ %9, %8 ], [ %2, %3 ]
  %11 = fcmp olt float %10, %1
  %. = select i1 %11, float %1, float %10
  fence syncscope("singlethread") seq_cst
  store float %., ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %14 [
    i32 0, label %12
    i32 2, label %15
  ]

12:
  %13 = load float, ptr %4, align 4
  call void @__native_barrier() #11
  br label %15

14:
  br label %15

15:
  %.0 = phi float [ %13, %12 ], [ %., %14 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIfEET_S2_S2_.exit ]
  ret float %.0
}

define float @_Z29work_group_scan_inclusive_maxf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_(i32 1, float %0, float 0xFFF0000000000000)
  ret float %2
}

define float @_Z29work_group_scan_exclusive_maxf(float %0) #0 {
  %2 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_(i32 2, float %0, float 0xFFF0000000000000)
  ret float %2
}

define float @_Z20sub_group_reduce_maxf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_.exit:
  ret float %0
}

define float @_Z28sub_group_scan_inclusive_maxf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_.exit:
  ret float %0
}

define float @_Z28sub_group_scan_exclusive_maxf(float %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_.exit:
  ret float 0xFFF0000000000000
}

define float @_Z20work_group_broadcastfm(float %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %14, float %0)
  ret float %15
}

define internal float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %0, float %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store float %1, ptr %3, align 4
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load float, ptr %3, align 4
  call void @__native_barrier() #11
  ret float %6
}

define float @_Z20work_group_broadcastfmm(float %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %15, float %0)
  ret float %16
}

define float @_Z20work_group_broadcastfmmm(float %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %16, float %0)
  ret float %17
}

define float @_Z19sub_group_broadcastfj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z31sub_group_non_uniform_broadcastfj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z25sub_group_broadcast_firstf(float %0) #0 {
  ret float %0
}

define float @_Z17sub_group_shufflefj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z21sub_group_shuffle_xorfj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z20sub_group_shuffle_upfj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z22sub_group_shuffle_downfj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z23intel_sub_group_shufflefj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z27intel_sub_group_shuffle_xorfj(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z26intel_sub_group_shuffle_upffj(float %0, float %1, i32 %2) #0 {
_ZL11from_two_upIfET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, float %1, float %0
  ret float %.
}

define float @_Z28intel_sub_group_shuffle_downffj(float %0, float %1, i32 %2) #0 {
_ZL13from_two_downIfET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, float %0, float %1
  ret float %.
}

define double @_Z21work_group_reduce_addd(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_(i32 0, double %0, double 0.000000e+00)
  ret double %2
}

define internal double @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_(i32 %0, double %1, double %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load double, ptr %4, align 8
  br label %10

10:
  %11 = phi double [ %9, %8 ], [ %2, %3 ]
  %12 = fadd double %11, %1
  fence syncscope("singlethread") seq_cst
  store double %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load double, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi double [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret double %.0
}

define double @_Z29work_group_scan_inclusive_addd(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_(i32 1, double %0, double 0.000000e+00)
  ret double %2
}

define double @_Z29work_group_scan_exclusive_addd(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_(i32 2, double %0, double 0.000000e+00)
  ret double %2
}

define double @_Z20sub_group_reduce_addd(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_.exit:
  ret double %0
}

define double @_Z28sub_group_scan_inclusive_addd(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_.exit:
  ret double %0
}

define double @_Z28sub_group_scan_exclusive_addd(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_.exit:
  ret double 0.000000e+00
}

define double @_Z21work_group_reduce_mind(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_(i32 0, double %0, double 0x7FF0000000000000)
  ret double %2
}

define internal double @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_(i32 %0, double %1, double %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_15Least2ofIdEET_S2_S2_.exit, label %8

8:
  %9 = load double, ptr %4, align 8
  br label %_ZN12_GLOBAL__N_15Least2ofIdEET_S2_S2_.exit

_ZN12_GLOBAL__N_15Least2ofIdEET_S2_S2_.exit:
  %10 = phi double [ %9, %8 ], [ %2, %3 ]
  %11 = fcmp olt double %1, %10
  %. = select i1 %11, double %1, double %10
  fence syncscope("singlethread") seq_cst
  store double %., ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %14 [
    i32 0, label %12
    i32 2, label %15
  ]

12:
  %13 = load double, ptr %4, align 8
  call void @__native_barrier() #11
  br label %15

14:
  br label %15

15:
  %.0 = phi double [ %13, %12 ], [ %., %14 ], [ %10, %_ZN12_GLOBAL__N_15Least2ofIdEET_S2_S2_.exit ]
  ret double %.0
}

define double @_Z29work_group_scan_inclusive_mind(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_(i32 1, double %0, double 0x7FF0000000000000)
  ret double %2
}

define double @_Z29work_group_scan_exclusive_mind(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_(i32 2, double %0, double 0x7FF0000000000000)
  ret double %2
}

define double @_Z20sub_group_reduce_mind(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_.exit:
  ret double %0
}

define double @_Z28sub_group_scan_inclusive_mind(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_.exit:
  ret double %0
}

define double @_Z28sub_group_scan_exclusive_mind(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_.exit:
  ret double 0x7FF0000000000000
}

define double @_Z21work_group_reduce_maxd(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_(i32 0, double %0, double 0xFFF0000000000000)
  ret double %2
}

define internal double @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_(i32 %0, double %1, double %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %_ZN12_GLOBAL__N_14Most2ofIdEET_S2_S2_.exit, label %8

8:
  %9 = load double, ptr %4, align 8
  br label %_ZN12_GLOBAL__N_14Most2ofIdEET_S2_S2_.exit

_ZN12_GLOBAL__N_14Most2ofIdEET_S2_S2_.exit:
  %10 = phi double [ %9, %8 ], [ %2, %3 ]
  %11 = fcmp olt double %10, %1
  %. = select i1 %11, double %1, double %10
  fence syncscope("singlethread") seq_cst
  store double %., ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %14 [
    i32 0, label %12
    i32 2, label %15
  ]

12:
  %13 = load double, ptr %4, align 8
  call void @__native_barrier() #11
  br label %15

14:
  br label %15

15:
  %.0 = phi double [ %13, %12 ], [ %., %14 ], [ %10, %_ZN12_GLOBAL__N_14Most2ofIdEET_S2_S2_.exit ]
  ret double %.0
}

define double @_Z29work_group_scan_inclusive_maxd(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_(i32 1, double %0, double 0xFFF0000000000000)
  ret double %2
}

define double @_Z29work_group_scan_exclusive_maxd(double %0) #0 {
  %2 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_(i32 2, double %0, double 0xFFF0000000000000)
  ret double %2
}

define double @_Z20sub_group_reduce_maxd(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_.exit:
  ret double %0
}

define double @_Z28sub_group_scan_inclusive_maxd(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_.exit:
  ret double %0
}

define double @_Z28sub_group_scan_exclusive_maxd(double %0) #0 {
_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_.exit:
  ret double 0xFFF0000000000000
}

define double @_Z20work_group_broadcastdm(double %0, i64 %1) #0 {
  %3 = call ptr @__native_item() #5
  %4 = call i64 @__native_query_item_local_id(ptr %3, i32 0)
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %_ZL5is_atmmm.exit

6:
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 1)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %_ZL5is_atmmm.exit

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 2)
  %13 = icmp eq i64 %12, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %14 = phi i1 [ false, %6 ], [ false, %2 ], [ %13, %10 ]
  %15 = call double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %14, double %0)
  ret double %15
}

define internal double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %0, double %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %5

4:
  store double %1, ptr %3, align 8
  br label %5

5:
  call void @__native_barrier() #11
  %6 = load double, ptr %3, align 8
  call void @__native_barrier() #11
  ret double %6
}

define double @_Z20work_group_broadcastdmm(double %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_item() #5
  %5 = call i64 @__native_query_item_local_id(ptr %4, i32 0)
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %_ZL5is_atmmm.exit

7:
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 1)
  %10 = icmp eq i64 %9, %2
  br i1 %10, label %11, label %_ZL5is_atmmm.exit

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 2)
  %14 = icmp eq i64 %13, 0
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %15 = phi i1 [ false, %7 ], [ false, %3 ], [ %14, %11 ]
  %16 = call double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %15, double %0)
  ret double %16
}

define double @_Z20work_group_broadcastdmmm(double %0, i64 %1, i64 %2, i64 %3) #0 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_local_id(ptr %5, i32 0)
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %_ZL5is_atmmm.exit

8:
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 1)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %_ZL5is_atmmm.exit

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 2)
  %15 = icmp eq i64 %14, %3
  br label %_ZL5is_atmmm.exit

_ZL5is_atmmm.exit:
  %16 = phi i1 [ false, %8 ], [ false, %4 ], [ %15, %12 ]
  %17 = call double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %16, double %0)
  ret double %17
}

define double @_Z19sub_group_broadcastdj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z31sub_group_non_uniform_broadcastdj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z25sub_group_broadcast_firstd(double %0) #0 {
  ret double %0
}

define double @_Z17sub_group_shuffledj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z21sub_group_shuffle_xordj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z20sub_group_shuffle_updj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z22sub_group_shuffle_downdj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z23intel_sub_group_shuffledj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z27intel_sub_group_shuffle_xordj(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z26intel_sub_group_shuffle_upddj(double %0, double %1, i32 %2) #0 {
_ZL11from_two_upIdET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, double %1, double %0
  ret double %.
}

define double @_Z28intel_sub_group_shuffle_downddj(double %0, double %1, i32 %2) #0 {
_ZL13from_two_downIdET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, double %0, double %1
  ret double %.
}

define i32 @_Z15sub_group_electv() #0 {
  ret i32 1
}

define i32 @_Z25sub_group_non_uniform_alli(i32 %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define i32 @_Z25sub_group_non_uniform_anyi(i32 %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define <4 x i32> @_Z16sub_group_balloti(i32 %0) #0 {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  %4 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %3, i64 0
  ret <4 x i32> %4
}

define i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> %0) #0 {
  %2 = extractelement <4 x i32> %0, i64 0
  %3 = and i32 %2, 1
  ret i32 %3
}

define i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> %0, i32 %1) #0 {
  %3 = extractelement <4 x i32> %0, i64 0
  %4 = lshr i32 %3, %1
  %5 = and i32 %4, 1
  ret i32 %5
}

define i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> %0) #0 {
_ZL7countedij.exit:
  %1 = extractelement <4 x i32> %0, i64 0
  %2 = and i32 %1, 1
  ret i32 %2
}

define i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> %0) #0 {
_ZL7countedij.exit:
  %1 = extractelement <4 x i32> %0, i64 0
  %2 = and i32 %1, 1
  ret i32 %2
}

define i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> %0) #0 {
_ZL7countedij.exit:
  ret i32 0
}

define i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> %0) #0 {
_ZL10lowest_bitj.exit:
  %1 = extractelement <4 x i32> %0, i64 0
  %2 = and i32 %1, 1
  %sext = add nsw i32 %2, -1
  ret i32 %sext
}

define i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> %0) #0 {
_ZL11highest_bitj.exit:
  %1 = extractelement <4 x i32> %0, i64 0
  %2 = and i32 %1, 1
  %sext = add nsw i32 %2, -1
  ret i32 %sext
}

define signext i8 @_Z32sub_group_non_uniform_reduce_addc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_inclusive_addc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_exclusive_addc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit:
  ret i8 0
}

define signext i8 @_Z30sub_group_clustered_reduce_addcj(i8 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z32sub_group_non_uniform_reduce_mulc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_inclusive_mulc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_exclusive_mulc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  ret i8 1
}

define signext i8 @_Z30sub_group_clustered_reduce_mulcj(i8 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z32sub_group_non_uniform_reduce_minc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_inclusive_minc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_exclusive_minc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit:
  ret i8 127
}

define signext i8 @_Z30sub_group_clustered_reduce_mincj(i8 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z32sub_group_non_uniform_reduce_maxc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_inclusive_maxc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_exclusive_maxc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit:
  ret i8 -128
}

define signext i8 @_Z30sub_group_clustered_reduce_maxcj(i8 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z16sub_group_rotateci(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z26sub_group_clustered_rotatecij(i8 signext %0, i32 %1, i32 %2) #0 {
  ret i8 %0
}

define i32 @_Z31sub_group_non_uniform_all_equalc(i8 signext %0) #0 {
  ret i32 1
}

define signext i8 @_Z32sub_group_non_uniform_reduce_andc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_inclusive_andc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_exclusive_andc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  ret i8 -1
}

define signext i8 @_Z30sub_group_clustered_reduce_andcj(i8 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z31sub_group_non_uniform_reduce_orc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z39sub_group_non_uniform_scan_inclusive_orc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z39sub_group_non_uniform_scan_exclusive_orc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  ret i8 0
}

define signext i8 @_Z29sub_group_clustered_reduce_orcj(i8 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z32sub_group_non_uniform_reduce_xorc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_inclusive_xorc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i8 @_Z40sub_group_non_uniform_scan_exclusive_xorc(i8 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  ret i8 0
}

define signext i8 @_Z30sub_group_clustered_reduce_xorcj(i8 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z32sub_group_non_uniform_reduce_addh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_inclusive_addh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_exclusive_addh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEhET0_iS2_S2_j.exit:
  ret i8 0
}

define zeroext i8 @_Z30sub_group_clustered_reduce_addhj(i8 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z32sub_group_non_uniform_reduce_mulh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_inclusive_mulh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_exclusive_mulh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEhET0_iS2_S2_j.exit:
  ret i8 1
}

define zeroext i8 @_Z30sub_group_clustered_reduce_mulhj(i8 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z32sub_group_non_uniform_reduce_minh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_inclusive_minh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_exclusive_minh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit:
  ret i8 -1
}

define zeroext i8 @_Z30sub_group_clustered_reduce_minhj(i8 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z32sub_group_non_uniform_reduce_maxh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_inclusive_maxh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_exclusive_maxh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit:
  ret i8 0
}

define zeroext i8 @_Z30sub_group_clustered_reduce_maxhj(i8 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z16sub_group_rotatehi(i8 zeroext %0, i32 %1) #0 {
  ret i8 %0
}

define zeroext i8 @_Z26sub_group_clustered_rotatehij(i8 zeroext %0, i32 %1, i32 %2) #0 {
  ret i8 %0
}

define i32 @_Z31sub_group_non_uniform_all_equalh(i8 zeroext %0) #0 {
  ret i32 1
}

define zeroext i8 @_Z32sub_group_non_uniform_reduce_andh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_inclusive_andh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_exclusive_andh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEhET0_iS2_S2_j.exit:
  ret i8 -1
}

define zeroext i8 @_Z30sub_group_clustered_reduce_andhj(i8 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z31sub_group_non_uniform_reduce_orh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z39sub_group_non_uniform_scan_inclusive_orh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z39sub_group_non_uniform_scan_exclusive_orh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEhET0_iS2_S2_j.exit:
  ret i8 0
}

define zeroext i8 @_Z29sub_group_clustered_reduce_orhj(i8 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z32sub_group_non_uniform_reduce_xorh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_inclusive_xorh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define zeroext i8 @_Z40sub_group_non_uniform_scan_exclusive_xorh(i8 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEhET0_iS2_S2_j.exit:
  ret i8 0
}

define zeroext i8 @_Z30sub_group_clustered_reduce_xorhj(i8 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEhET0_iS2_S2_j.exit:
  ret i8 %0
}

define signext i16 @_Z32sub_group_non_uniform_reduce_adds(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_inclusive_adds(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_exclusive_adds(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit:
  ret i16 0
}

define signext i16 @_Z30sub_group_clustered_reduce_addsj(i16 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z32sub_group_non_uniform_reduce_muls(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_inclusive_muls(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_exclusive_muls(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  ret i16 1
}

define signext i16 @_Z30sub_group_clustered_reduce_mulsj(i16 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z32sub_group_non_uniform_reduce_mins(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_inclusive_mins(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_exclusive_mins(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit:
  ret i16 32767
}

define signext i16 @_Z30sub_group_clustered_reduce_minsj(i16 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z32sub_group_non_uniform_reduce_maxs(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_inclusive_maxs(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_exclusive_maxs(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit:
  ret i16 -32768
}

define signext i16 @_Z30sub_group_clustered_reduce_maxsj(i16 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z16sub_group_rotatesi(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z26sub_group_clustered_rotatesij(i16 signext %0, i32 %1, i32 %2) #0 {
  ret i16 %0
}

define i32 @_Z31sub_group_non_uniform_all_equals(i16 signext %0) #0 {
  ret i32 1
}

define signext i16 @_Z32sub_group_non_uniform_reduce_ands(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_inclusive_ands(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_exclusive_ands(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  ret i16 -1
}

define signext i16 @_Z30sub_group_clustered_reduce_andsj(i16 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z31sub_group_non_uniform_reduce_ors(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z39sub_group_non_uniform_scan_inclusive_ors(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z39sub_group_non_uniform_scan_exclusive_ors(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  ret i16 0
}

define signext i16 @_Z29sub_group_clustered_reduce_orsj(i16 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z32sub_group_non_uniform_reduce_xors(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_inclusive_xors(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define signext i16 @_Z40sub_group_non_uniform_scan_exclusive_xors(i16 signext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  ret i16 0
}

define signext i16 @_Z30sub_group_clustered_reduce_xorsj(i16 signext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z32sub_group_non_uniform_reduce_addt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_inclusive_addt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_exclusive_addt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEtET0_iS2_S2_j.exit:
  ret i16 0
}

define zeroext i16 @_Z30sub_group_clustered_reduce_addtj(i16 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z32sub_group_non_uniform_reduce_mult(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_inclusive_mult(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_exclusive_mult(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEtET0_iS2_S2_j.exit:
  ret i16 1
}

define zeroext i16 @_Z30sub_group_clustered_reduce_multj(i16 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z32sub_group_non_uniform_reduce_mint(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_inclusive_mint(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_exclusive_mint(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit:
  ret i16 -1
}

define zeroext i16 @_Z30sub_group_clustered_reduce_mintj(i16 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z32sub_group_non_uniform_reduce_maxt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_inclusive_maxt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_exclusive_maxt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit:
  ret i16 0
}

define zeroext i16 @_Z30sub_group_clustered_reduce_maxtj(i16 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z16sub_group_rotateti(i16 zeroext %0, i32 %1) #0 {
  ret i16 %0
}

define zeroext i16 @_Z26sub_group_clustered_rotatetij(i16 zeroext %0, i32 %1, i32 %2) #0 {
  ret i16 %0
}

define i32 @_Z31sub_group_non_uniform_all_equalt(i16 zeroext %0) #0 {
  ret i32 1
}

define zeroext i16 @_Z32sub_group_non_uniform_reduce_andt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_inclusive_andt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_exclusive_andt(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEtET0_iS2_S2_j.exit:
  ret i16 -1
}

define zeroext i16 @_Z30sub_group_clustered_reduce_andtj(i16 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z31sub_group_non_uniform_reduce_ort(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z39sub_group_non_uniform_scan_inclusive_ort(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z39sub_group_non_uniform_scan_exclusive_ort(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEtET0_iS2_S2_j.exit:
  ret i16 0
}

define zeroext i16 @_Z29sub_group_clustered_reduce_ortj(i16 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z32sub_group_non_uniform_reduce_xort(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_inclusive_xort(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define zeroext i16 @_Z40sub_group_non_uniform_scan_exclusive_xort(i16 zeroext %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEtET0_iS2_S2_j.exit:
  ret i16 0
}

define zeroext i16 @_Z30sub_group_clustered_reduce_xortj(i16 zeroext %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEtET0_iS2_S2_j.exit:
  ret i16 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_addi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z30sub_group_clustered_reduce_addij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_muli(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  ret i32 1
}

define i32 @_Z30sub_group_clustered_reduce_mulij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_mini(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit:
  ret i32 2147483647
}

define i32 @_Z30sub_group_clustered_reduce_minij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit:
  ret i32 -2147483648
}

define i32 @_Z30sub_group_clustered_reduce_maxij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z16sub_group_rotateii(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z26sub_group_clustered_rotateiij(i32 %0, i32 %1, i32 %2) #0 {
  ret i32 %0
}

define i32 @_Z31sub_group_non_uniform_all_equali(i32 %0) #0 {
  ret i32 1
}

define i32 @_Z32sub_group_non_uniform_reduce_andi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  ret i32 -1
}

define i32 @_Z30sub_group_clustered_reduce_andij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z31sub_group_non_uniform_reduce_ori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z29sub_group_clustered_reduce_orij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_xori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z30sub_group_clustered_reduce_xorij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_addj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_addj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_addj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEjET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z30sub_group_clustered_reduce_addjj(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_mulj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_mulj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_mulj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEjET0_iS2_S2_j.exit:
  ret i32 1
}

define i32 @_Z30sub_group_clustered_reduce_muljj(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_minj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_minj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_minj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit:
  ret i32 -1
}

define i32 @_Z30sub_group_clustered_reduce_minjj(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_maxj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_maxj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_maxj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z30sub_group_clustered_reduce_maxjj(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z16sub_group_rotateji(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z26sub_group_clustered_rotatejij(i32 %0, i32 %1, i32 %2) #0 {
  ret i32 %0
}

define i32 @_Z31sub_group_non_uniform_all_equalj(i32 %0) #0 {
  ret i32 1
}

define i32 @_Z32sub_group_non_uniform_reduce_andj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_andj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_andj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEjET0_iS2_S2_j.exit:
  ret i32 -1
}

define i32 @_Z30sub_group_clustered_reduce_andjj(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z39sub_group_non_uniform_scan_inclusive_orj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z39sub_group_non_uniform_scan_exclusive_orj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEjET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z29sub_group_clustered_reduce_orjj(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z32sub_group_non_uniform_reduce_xorj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_inclusive_xorj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i32 @_Z40sub_group_non_uniform_scan_exclusive_xorj(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEjET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z30sub_group_clustered_reduce_xorjj(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEjET0_iS2_S2_j.exit:
  ret i32 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_addl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_addl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_addl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit:
  ret i64 0
}

define i64 @_Z30sub_group_clustered_reduce_addlj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_mull(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_mull(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_mull(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  ret i64 1
}

define i64 @_Z30sub_group_clustered_reduce_mullj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_minl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_minl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_minl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit:
  ret i64 9223372036854775807
}

define i64 @_Z30sub_group_clustered_reduce_minlj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_maxl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_maxl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_maxl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit:
  ret i64 -9223372036854775808
}

define i64 @_Z30sub_group_clustered_reduce_maxlj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z16sub_group_rotateli(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z26sub_group_clustered_rotatelij(i64 %0, i32 %1, i32 %2) #0 {
  ret i64 %0
}

define i32 @_Z31sub_group_non_uniform_all_equall(i64 %0) #0 {
  ret i32 1
}

define i64 @_Z32sub_group_non_uniform_reduce_andl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_andl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_andl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  ret i64 -1
}

define i64 @_Z30sub_group_clustered_reduce_andlj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z31sub_group_non_uniform_reduce_orl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z39sub_group_non_uniform_scan_inclusive_orl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z39sub_group_non_uniform_scan_exclusive_orl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  ret i64 0
}

define i64 @_Z29sub_group_clustered_reduce_orlj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_xorl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_xorl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_xorl(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  ret i64 0
}

define i64 @_Z30sub_group_clustered_reduce_xorlj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_addm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_addm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_addm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEmET0_iS2_S2_j.exit:
  ret i64 0
}

define i64 @_Z30sub_group_clustered_reduce_addmj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_mulm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_mulm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_mulm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEmET0_iS2_S2_j.exit:
  ret i64 1
}

define i64 @_Z30sub_group_clustered_reduce_mulmj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_minm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_minm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_minm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit:
  ret i64 -1
}

define i64 @_Z30sub_group_clustered_reduce_minmj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_maxm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_maxm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_maxm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit:
  ret i64 0
}

define i64 @_Z30sub_group_clustered_reduce_maxmj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z16sub_group_rotatemi(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z26sub_group_clustered_rotatemij(i64 %0, i32 %1, i32 %2) #0 {
  ret i64 %0
}

define i32 @_Z31sub_group_non_uniform_all_equalm(i64 %0) #0 {
  ret i32 1
}

define i64 @_Z32sub_group_non_uniform_reduce_andm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_andm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_andm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEmET0_iS2_S2_j.exit:
  ret i64 -1
}

define i64 @_Z30sub_group_clustered_reduce_andmj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z31sub_group_non_uniform_reduce_orm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z39sub_group_non_uniform_scan_inclusive_orm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z39sub_group_non_uniform_scan_exclusive_orm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEmET0_iS2_S2_j.exit:
  ret i64 0
}

define i64 @_Z29sub_group_clustered_reduce_ormj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z32sub_group_non_uniform_reduce_xorm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_inclusive_xorm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define i64 @_Z40sub_group_non_uniform_scan_exclusive_xorm(i64 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEmET0_iS2_S2_j.exit:
  ret i64 0
}

define i64 @_Z30sub_group_clustered_reduce_xormj(i64 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEmET0_iS2_S2_j.exit:
  ret i64 %0
}

define half @_Z32sub_group_non_uniform_reduce_addDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_inclusive_addDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_exclusive_addDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit:
  ret half 0xH0000
}

define half @_Z30sub_group_clustered_reduce_addDF16_j(half %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z32sub_group_non_uniform_reduce_mulDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_inclusive_mulDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_exclusive_mulDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  ret half 0xH3C00
}

define half @_Z30sub_group_clustered_reduce_mulDF16_j(half %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z32sub_group_non_uniform_reduce_minDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_inclusive_minDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_exclusive_minDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit:
  ret half 0xH7C00
}

define half @_Z30sub_group_clustered_reduce_minDF16_j(half %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z32sub_group_non_uniform_reduce_maxDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_inclusive_maxDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z40sub_group_non_uniform_scan_exclusive_maxDF16_(half %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit:
  ret half 0xHFC00
}

define half @_Z30sub_group_clustered_reduce_maxDF16_j(half %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit:
  ret half %0
}

define half @_Z16sub_group_rotateDF16_i(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z26sub_group_clustered_rotateDF16_ij(half %0, i32 %1, i32 %2) #0 {
  ret half %0
}

define i32 @_Z31sub_group_non_uniform_all_equalDF16_(half %0) #0 {
  ret i32 1
}

define float @_Z32sub_group_non_uniform_reduce_addf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_inclusive_addf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_exclusive_addf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit:
  ret float 0.000000e+00
}

define float @_Z30sub_group_clustered_reduce_addfj(float %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z32sub_group_non_uniform_reduce_mulf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_inclusive_mulf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  ret float 1.000000e+00
}

define float @_Z30sub_group_clustered_reduce_mulfj(float %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z32sub_group_non_uniform_reduce_minf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_inclusive_minf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_exclusive_minf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit:
  ret float 0x7FF0000000000000
}

define float @_Z30sub_group_clustered_reduce_minfj(float %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z32sub_group_non_uniform_reduce_maxf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_inclusive_maxf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z40sub_group_non_uniform_scan_exclusive_maxf(float %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit:
  ret float 0xFFF0000000000000
}

define float @_Z30sub_group_clustered_reduce_maxfj(float %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit:
  ret float %0
}

define float @_Z16sub_group_rotatefi(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z26sub_group_clustered_rotatefij(float %0, i32 %1, i32 %2) #0 {
  ret float %0
}

define i32 @_Z31sub_group_non_uniform_all_equalf(float %0) #0 {
  ret i32 1
}

define double @_Z32sub_group_non_uniform_reduce_addd(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_inclusive_addd(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_exclusive_addd(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit:
  ret double 0.000000e+00
}

define double @_Z30sub_group_clustered_reduce_adddj(double %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z32sub_group_non_uniform_reduce_muld(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_inclusive_muld(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_exclusive_muld(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  ret double 1.000000e+00
}

define double @_Z30sub_group_clustered_reduce_muldj(double %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z32sub_group_non_uniform_reduce_mind(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_inclusive_mind(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_exclusive_mind(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit:
  ret double 0x7FF0000000000000
}

define double @_Z30sub_group_clustered_reduce_mindj(double %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z32sub_group_non_uniform_reduce_maxd(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_inclusive_maxd(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z40sub_group_non_uniform_scan_exclusive_maxd(double %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit:
  ret double 0xFFF0000000000000
}

define double @_Z30sub_group_clustered_reduce_maxdj(double %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit:
  ret double %0
}

define double @_Z16sub_group_rotatedi(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z26sub_group_clustered_rotatedij(double %0, i32 %1, i32 %2) #0 {
  ret double %0
}

define i32 @_Z31sub_group_non_uniform_all_equald(double %0) #0 {
  ret i32 1
}

define i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  %1 = icmp ne i32 %0, 0
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  %1 = icmp ne i32 %0, 0
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  ret i32 1
}

define i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  %1 = icmp ne i32 %0, 0
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  %1 = icmp ne i32 %0, 0
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  %1 = icmp ne i32 %0, 0
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_xori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  %1 = icmp ne i32 %0, 0
  %2 = zext i1 %1 to i32
  ret i32 %2
}

define i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_xori(i32 %0) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  ret i32 0
}

define i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 %0, i32 %1) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define signext i8 @_Z17__spirv_GroupIAddiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformIAddiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformIAddiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 0, i8 %2
  ret i8 %.
}

define signext i8 @_Z17__spirv_GroupSMiniic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 127)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 127, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformSMiniic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 127)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 127, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformSMiniici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 127, i8 %2
  ret i8 %.
}

define signext i8 @_Z17__spirv_GroupSMaxiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext -128)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -128, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformSMaxiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext -128)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -128, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformSMaxiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 -128, i8 %2
  ret i8 %.
}

define signext i8 @_Z17__spirv_GroupUMiniic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_.exit

5:
  %6 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_(i32 %1, i8 zeroext %2, i8 zeroext -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformUMiniic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit

5:
  %6 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEhET0_iS2_S2_(i32 %1, i8 zeroext %2, i8 zeroext -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformUMiniici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEhET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 -1, i8 %2
  ret i8 %.
}

define signext i8 @_Z17__spirv_GroupUMaxiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_.exit

5:
  %6 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_(i32 %1, i8 zeroext %2, i8 zeroext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformUMaxiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit

5:
  %6 = call zeroext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEhET0_iS2_S2_(i32 %1, i8 zeroext %2, i8 zeroext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformUMaxiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEhET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 0, i8 %2
  ret i8 %.
}

define signext i8 @_Z20__spirv_GroupIMulKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define internal signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_(i32 %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %10

10:
  %11 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %12 = mul i8 %11, %1
  fence syncscope("singlethread") seq_cst
  store i8 %12, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i8 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i8 %.0
}

define signext i8 @_Z30__spirv_GroupNonUniformIMulKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z30__spirv_GroupNonUniformIMulKHRiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 1, i8 %2
  ret i8 %.
}

define signext i8 @_Z17__spirv_GroupIMuliic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformIMuliic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z27__spirv_GroupNonUniformIMuliici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 1, i8 %2
  ret i8 %.
}

define signext i8 @_Z26__spirv_GroupBitwiseAndKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define internal signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_(i32 %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %10

10:
  %11 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %12 = and i8 %11, %1
  fence syncscope("singlethread") seq_cst
  store i8 %12, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i8 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i8 %.0
}

define signext i8 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 -1, i8 %2
  ret i8 %.
}

define signext i8 @_Z23__spirv_GroupBitwiseAndiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z33__spirv_GroupNonUniformBitwiseAndiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 -1, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z33__spirv_GroupNonUniformBitwiseAndiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 -1, i8 %2
  ret i8 %.
}

define signext i8 @_Z25__spirv_GroupBitwiseOrKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define internal signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_(i32 %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %10

10:
  %11 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %12 = or i8 %11, %1
  fence syncscope("singlethread") seq_cst
  store i8 %12, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i8 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i8 %.0
}

define signext i8 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 0, i8 %2
  ret i8 %.
}

define signext i8 @_Z22__spirv_GroupBitwiseOriic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z32__spirv_GroupNonUniformBitwiseOriic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z32__spirv_GroupNonUniformBitwiseOriici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 0, i8 %2
  ret i8 %.
}

define signext i8 @_Z26__spirv_GroupBitwiseXorKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define internal signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_(i32 %0, i8 signext %1, i8 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i8, ptr %4, align 1
  br label %10

10:
  %11 = phi i8 [ %9, %8 ], [ %2, %3 ]
  %12 = xor i8 %11, %1
  fence syncscope("singlethread") seq_cst
  store i8 %12, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i8, ptr %4, align 1
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i8 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i8 %.0
}

define signext i8 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 0, i8 %2
  ret i8 %.
}

define signext i8 @_Z23__spirv_GroupBitwiseXoriic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_.exit ]
  ret i8 %9
}

define signext i8 @_Z33__spirv_GroupNonUniformBitwiseXoriic(i32 %0, i32 %1, i8 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit

5:
  %6 = call signext i8 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEcET0_iS2_S2_(i32 %1, i8 signext %2, i8 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i8 0, i8 %2
  br label %8

8:
  %9 = phi i8 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit ]
  ret i8 %9
}

define signext i8 @_Z33__spirv_GroupNonUniformBitwiseXoriici(i32 %0, i32 %1, i8 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEcET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i8 0, i8 %2
  ret i8 %.
}

define signext i8 @_Z22__spirv_GroupBroadcastici(i32 %0, i8 signext %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIcET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %18, i8 signext %1)
  br label %_ZL8given_atIcET_iS0_mmm.exit

_ZL8given_atIcET_iS0_mmm.exit:
  %20 = phi i8 [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i8 %20
}

define signext i8 @_Z22__spirv_GroupBroadcasticl(i32 %0, i8 signext %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIcET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %17, i8 signext %1)
  br label %_ZL8given_atIcET_iS0_mmm.exit

_ZL8given_atIcET_iS0_mmm.exit:
  %19 = phi i8 [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i8 %19
}

define signext i8 @_Z22__spirv_GroupBroadcasticDv2_l(i32 %0, i8 signext %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIcET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %19, i8 signext %1)
  br label %_ZL8given_atIcET_iS0_mmm.exit

_ZL8given_atIcET_iS0_mmm.exit:
  %21 = phi i8 [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i8 %21
}

define signext i8 @_Z22__spirv_GroupBroadcasticDv3_l(i32 %0, i8 signext %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIcET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call signext i8 @_ZL14given_in_groupIcET_bS0_(i1 zeroext %20, i8 signext %1)
  br label %_ZL8given_atIcET_iS0_mmm.exit

_ZL8given_atIcET_iS0_mmm.exit:
  %22 = phi i8 [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i8 %22
}

define signext i8 @_Z32__spirv_GroupNonUniformBroadcastici(i32 %0, i8 signext %1, i32 %2) #0 {
  ret i8 %1
}

define signext i8 @_Z37__spirv_GroupNonUniformBroadcastFirstic(i32 %0, i8 signext %1) #0 {
  ret i8 %1
}

define signext i8 @_Z30__spirv_GroupNonUniformShuffleici(i32 %0, i8 signext %1, i32 %2) #0 {
  ret i8 %1
}

define signext i8 @_Z33__spirv_GroupNonUniformShuffleXorici(i32 %0, i8 signext %1, i32 %2) #0 {
  ret i8 %1
}

define signext i8 @_Z32__spirv_GroupNonUniformShuffleUpici(i32 %0, i8 signext %1, i32 %2) #0 {
  ret i8 %1
}

define signext i8 @_Z34__spirv_GroupNonUniformShuffleDownici(i32 %0, i8 signext %1, i32 %2) #0 {
  ret i8 %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualic(i32 %0, i8 signext %1) #0 {
  ret i1 true
}

define signext i8 @_Z28__spirv_SubgroupShuffleINTELci(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z31__spirv_SubgroupShuffleXorINTELci(i8 signext %0, i32 %1) #0 {
  ret i8 %0
}

define signext i8 @_Z30__spirv_SubgroupShuffleUpINTELcci(i8 signext %0, i8 signext %1, i32 %2) #0 {
_ZL11from_two_upIcET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i8 %1, i8 %0
  ret i8 %.
}

define signext i8 @_Z32__spirv_SubgroupShuffleDownINTELcci(i8 signext %0, i8 signext %1, i32 %2) #0 {
_ZL13from_two_downIcET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i8 %0, i8 %1
  ret i8 %.
}

define signext i16 @_Z17__spirv_GroupIAddiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformIAddiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformIAddiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 0, i16 %2
  ret i16 %.
}

define signext i16 @_Z17__spirv_GroupSMiniis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 32767)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 32767, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformSMiniis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 32767)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 32767, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformSMiniisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 32767, i16 %2
  ret i16 %.
}

define signext i16 @_Z17__spirv_GroupSMaxiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext -32768)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -32768, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformSMaxiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext -32768)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -32768, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformSMaxiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 -32768, i16 %2
  ret i16 %.
}

define signext i16 @_Z17__spirv_GroupUMiniis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_.exit

5:
  %6 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_(i32 %1, i16 zeroext %2, i16 zeroext -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformUMiniis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit

5:
  %6 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEtET0_iS2_S2_(i32 %1, i16 zeroext %2, i16 zeroext -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformUMiniisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEtET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 -1, i16 %2
  ret i16 %.
}

define signext i16 @_Z17__spirv_GroupUMaxiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_.exit

5:
  %6 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_(i32 %1, i16 zeroext %2, i16 zeroext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformUMaxiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit

5:
  %6 = call zeroext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEtET0_iS2_S2_(i32 %1, i16 zeroext %2, i16 zeroext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformUMaxiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEtET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 0, i16 %2
  ret i16 %.
}

define signext i16 @_Z20__spirv_GroupIMulKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define internal signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_(i32 %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %10

10:
  %11 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %12 = mul i16 %11, %1
  fence syncscope("singlethread") seq_cst
  store i16 %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i16 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i16 %.0
}

define signext i16 @_Z30__spirv_GroupNonUniformIMulKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z30__spirv_GroupNonUniformIMulKHRiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 1, i16 %2
  ret i16 %.
}

define signext i16 @_Z17__spirv_GroupIMuliis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformIMuliis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z27__spirv_GroupNonUniformIMuliisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 1, i16 %2
  ret i16 %.
}

define signext i16 @_Z26__spirv_GroupBitwiseAndKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define internal signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_(i32 %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %10

10:
  %11 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %12 = and i16 %11, %1
  fence syncscope("singlethread") seq_cst
  store i16 %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i16 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i16 %.0
}

define signext i16 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 -1, i16 %2
  ret i16 %.
}

define signext i16 @_Z23__spirv_GroupBitwiseAndiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z33__spirv_GroupNonUniformBitwiseAndiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 -1, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z33__spirv_GroupNonUniformBitwiseAndiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 -1, i16 %2
  ret i16 %.
}

define signext i16 @_Z25__spirv_GroupBitwiseOrKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define internal signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_(i32 %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %10

10:
  %11 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %12 = or i16 %11, %1
  fence syncscope("singlethread") seq_cst
  store i16 %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i16 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i16 %.0
}

define signext i16 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 0, i16 %2
  ret i16 %.
}

define signext i16 @_Z22__spirv_GroupBitwiseOriis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z32__spirv_GroupNonUniformBitwiseOriis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z32__spirv_GroupNonUniformBitwiseOriisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 0, i16 %2
  ret i16 %.
}

define signext i16 @_Z26__spirv_GroupBitwiseXorKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define internal signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_(i32 %0, i16 signext %1, i16 signext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i16, ptr %4, align 2
  br label %10

10:
  %11 = phi i16 [ %9, %8 ], [ %2, %3 ]
  %12 = xor i16 %11, %1
  fence syncscope("singlethread") seq_cst
  store i16 %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i16, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i16 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i16 %.0
}

define signext i16 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 0, i16 %2
  ret i16 %.
}

define signext i16 @_Z23__spirv_GroupBitwiseXoriis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_.exit ]
  ret i16 %9
}

define signext i16 @_Z33__spirv_GroupNonUniformBitwiseXoriis(i32 %0, i32 %1, i16 signext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit

5:
  %6 = call signext i16 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEsET0_iS2_S2_(i32 %1, i16 signext %2, i16 signext 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i16 0, i16 %2
  br label %8

8:
  %9 = phi i16 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit ]
  ret i16 %9
}

define signext i16 @_Z33__spirv_GroupNonUniformBitwiseXoriisi(i32 %0, i32 %1, i16 signext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEsET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i16 0, i16 %2
  ret i16 %.
}

define signext i16 @_Z22__spirv_GroupBroadcastisi(i32 %0, i16 signext %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIsET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %18, i16 signext %1)
  br label %_ZL8given_atIsET_iS0_mmm.exit

_ZL8given_atIsET_iS0_mmm.exit:
  %20 = phi i16 [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i16 %20
}

define signext i16 @_Z22__spirv_GroupBroadcastisl(i32 %0, i16 signext %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIsET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %17, i16 signext %1)
  br label %_ZL8given_atIsET_iS0_mmm.exit

_ZL8given_atIsET_iS0_mmm.exit:
  %19 = phi i16 [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i16 %19
}

define signext i16 @_Z22__spirv_GroupBroadcastisDv2_l(i32 %0, i16 signext %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIsET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %19, i16 signext %1)
  br label %_ZL8given_atIsET_iS0_mmm.exit

_ZL8given_atIsET_iS0_mmm.exit:
  %21 = phi i16 [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i16 %21
}

define signext i16 @_Z22__spirv_GroupBroadcastisDv3_l(i32 %0, i16 signext %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIsET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call signext i16 @_ZL14given_in_groupIsET_bS0_(i1 zeroext %20, i16 signext %1)
  br label %_ZL8given_atIsET_iS0_mmm.exit

_ZL8given_atIsET_iS0_mmm.exit:
  %22 = phi i16 [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i16 %22
}

define signext i16 @_Z32__spirv_GroupNonUniformBroadcastisi(i32 %0, i16 signext %1, i32 %2) #0 {
  ret i16 %1
}

define signext i16 @_Z37__spirv_GroupNonUniformBroadcastFirstis(i32 %0, i16 signext %1) #0 {
  ret i16 %1
}

define signext i16 @_Z30__spirv_GroupNonUniformShuffleisi(i32 %0, i16 signext %1, i32 %2) #0 {
  ret i16 %1
}

define signext i16 @_Z33__spirv_GroupNonUniformShuffleXorisi(i32 %0, i16 signext %1, i32 %2) #0 {
  ret i16 %1
}

define signext i16 @_Z32__spirv_GroupNonUniformShuffleUpisi(i32 %0, i16 signext %1, i32 %2) #0 {
  ret i16 %1
}

define signext i16 @_Z34__spirv_GroupNonUniformShuffleDownisi(i32 %0, i16 signext %1, i32 %2) #0 {
  ret i16 %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualis(i32 %0, i16 signext %1) #0 {
  ret i1 true
}

define signext i16 @_Z28__spirv_SubgroupShuffleINTELsi(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z31__spirv_SubgroupShuffleXorINTELsi(i16 signext %0, i32 %1) #0 {
  ret i16 %0
}

define signext i16 @_Z30__spirv_SubgroupShuffleUpINTELssi(i16 signext %0, i16 signext %1, i32 %2) #0 {
_ZL11from_two_upIsET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i16 %1, i16 %0
  ret i16 %.
}

define signext i16 @_Z32__spirv_SubgroupShuffleDownINTELssi(i16 signext %0, i16 signext %1, i32 %2) #0 {
_ZL13from_two_downIsET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i16 %0, i16 %1
  ret i16 %.
}

define i32 @_Z17__spirv_GroupIAddiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformIAddiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformIAddiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 0, i32 %2
  ret i32 %.
}

define i32 @_Z17__spirv_GroupSMiniii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_(i32 %1, i32 %2, i32 2147483647)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 2147483647, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformSMiniii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEiET0_iS2_S2_(i32 %1, i32 %2, i32 2147483647)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 2147483647, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformSMiniiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 2147483647, i32 %2
  ret i32 %.
}

define i32 @_Z17__spirv_GroupSMaxiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_(i32 %1, i32 %2, i32 -2147483648)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -2147483648, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformSMaxiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEiET0_iS2_S2_(i32 %1, i32 %2, i32 -2147483648)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -2147483648, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformSMaxiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 -2147483648, i32 %2
  ret i32 %.
}

define i32 @_Z17__spirv_GroupUMiniii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_(i32 %1, i32 %2, i32 -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformUMiniii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEjET0_iS2_S2_(i32 %1, i32 %2, i32 -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformUMiniiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEjET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 -1, i32 %2
  ret i32 %.
}

define i32 @_Z17__spirv_GroupUMaxiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformUMaxiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEjET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformUMaxiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEjET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 0, i32 %2
  ret i32 %.
}

define i32 @_Z20__spirv_GroupIMulKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_(i32 %1, i32 %2, i32 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %10

10:
  %11 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %12 = mul nsw i32 %11, %1
  fence syncscope("singlethread") seq_cst
  store i32 %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i32 %.0
}

define i32 @_Z30__spirv_GroupNonUniformIMulKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_(i32 %1, i32 %2, i32 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z30__spirv_GroupNonUniformIMulKHRiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 1, i32 %2
  ret i32 %.
}

define i32 @_Z17__spirv_GroupIMuliii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_(i32 %1, i32 %2, i32 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformIMuliii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_(i32 %1, i32 %2, i32 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z27__spirv_GroupNonUniformIMuliiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 1, i32 %2
  ret i32 %.
}

define i32 @_Z26__spirv_GroupBitwiseAndKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 %1, i32 %2, i32 -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %10

10:
  %11 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %12 = and i32 %11, %1
  fence syncscope("singlethread") seq_cst
  store i32 %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i32 %.0
}

define i32 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 %1, i32 %2, i32 -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 -1, i32 %2
  ret i32 %.
}

define i32 @_Z23__spirv_GroupBitwiseAndiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 %1, i32 %2, i32 -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z33__spirv_GroupNonUniformBitwiseAndiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 %1, i32 %2, i32 -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 -1, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z33__spirv_GroupNonUniformBitwiseAndiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 -1, i32 %2
  ret i32 %.
}

define i32 @_Z25__spirv_GroupBitwiseOrKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %10

10:
  %11 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %12 = or i32 %11, %1
  fence syncscope("singlethread") seq_cst
  store i32 %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i32 %.0
}

define i32 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 0, i32 %2
  ret i32 %.
}

define i32 @_Z22__spirv_GroupBitwiseOriii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z32__spirv_GroupNonUniformBitwiseOriii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z32__spirv_GroupNonUniformBitwiseOriiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 0, i32 %2
  ret i32 %.
}

define i32 @_Z26__spirv_GroupBitwiseXorKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define internal i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_(i32 %0, i32 %1, i32 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i32, ptr %4, align 4
  br label %10

10:
  %11 = phi i32 [ %9, %8 ], [ %2, %3 ]
  %12 = xor i32 %11, %1
  fence syncscope("singlethread") seq_cst
  store i32 %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i32, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i32 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i32 %.0
}

define i32 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 0, i32 %2
  ret i32 %.
}

define i32 @_Z23__spirv_GroupBitwiseXoriii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_.exit ]
  ret i32 %9
}

define i32 @_Z33__spirv_GroupNonUniformBitwiseXoriii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit

5:
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEiET0_iS2_S2_(i32 %1, i32 %2, i32 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i32 0, i32 %2
  br label %8

8:
  %9 = phi i32 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit ]
  ret i32 %9
}

define i32 @_Z33__spirv_GroupNonUniformBitwiseXoriiii(i32 %0, i32 %1, i32 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEiET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i32 0, i32 %2
  ret i32 %.
}

define i32 @_Z22__spirv_GroupBroadcastiii(i32 %0, i32 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIiET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %18, i32 %1)
  br label %_ZL8given_atIiET_iS0_mmm.exit

_ZL8given_atIiET_iS0_mmm.exit:
  %20 = phi i32 [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i32 %20
}

define i32 @_Z22__spirv_GroupBroadcastiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIiET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %17, i32 %1)
  br label %_ZL8given_atIiET_iS0_mmm.exit

_ZL8given_atIiET_iS0_mmm.exit:
  %19 = phi i32 [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i32 %19
}

define i32 @_Z22__spirv_GroupBroadcastiiDv2_l(i32 %0, i32 %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIiET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %19, i32 %1)
  br label %_ZL8given_atIiET_iS0_mmm.exit

_ZL8given_atIiET_iS0_mmm.exit:
  %21 = phi i32 [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i32 %21
}

define i32 @_Z22__spirv_GroupBroadcastiiDv3_l(i32 %0, i32 %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIiET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call i32 @_ZL14given_in_groupIiET_bS0_(i1 zeroext %20, i32 %1)
  br label %_ZL8given_atIiET_iS0_mmm.exit

_ZL8given_atIiET_iS0_mmm.exit:
  %22 = phi i32 [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i32 %22
}

define i32 @_Z32__spirv_GroupNonUniformBroadcastiii(i32 %0, i32 %1, i32 %2) #0 {
  ret i32 %1
}

define i32 @_Z37__spirv_GroupNonUniformBroadcastFirstii(i32 %0, i32 %1) #0 {
  ret i32 %1
}

define i32 @_Z30__spirv_GroupNonUniformShuffleiii(i32 %0, i32 %1, i32 %2) #0 {
  ret i32 %1
}

define i32 @_Z33__spirv_GroupNonUniformShuffleXoriii(i32 %0, i32 %1, i32 %2) #0 {
  ret i32 %1
}

define i32 @_Z32__spirv_GroupNonUniformShuffleUpiii(i32 %0, i32 %1, i32 %2) #0 {
  ret i32 %1
}

define i32 @_Z34__spirv_GroupNonUniformShuffleDowniii(i32 %0, i32 %1, i32 %2) #0 {
  ret i32 %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualii(i32 %0, i32 %1) #0 {
  ret i1 true
}

define i32 @_Z28__spirv_SubgroupShuffleINTELii(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z31__spirv_SubgroupShuffleXorINTELii(i32 %0, i32 %1) #0 {
  ret i32 %0
}

define i32 @_Z30__spirv_SubgroupShuffleUpINTELiii(i32 %0, i32 %1, i32 %2) #0 {
_ZL11from_two_upIiET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %1, i32 %0
  ret i32 %.
}

define i32 @_Z32__spirv_SubgroupShuffleDownINTELiii(i32 %0, i32 %1, i32 %2) #0 {
_ZL13from_two_downIiET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i32 %0, i32 %1
  ret i32 %.
}

define i64 @_Z17__spirv_GroupIAddiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformIAddiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AddElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformIAddiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 0, i64 %2
  ret i64 %.
}

define i64 @_Z17__spirv_GroupSMiniil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_(i32 %1, i64 %2, i64 9223372036854775807)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 9223372036854775807, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformSMiniil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastElET0_iS2_S2_(i32 %1, i64 %2, i64 9223372036854775807)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 9223372036854775807, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformSMiniili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 9223372036854775807, i64 %2
  ret i64 %.
}

define i64 @_Z17__spirv_GroupSMaxiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_(i32 %1, i64 %2, i64 -9223372036854775808)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -9223372036854775808, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformSMaxiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostElET0_iS2_S2_(i32 %1, i64 %2, i64 -9223372036854775808)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -9223372036854775808, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformSMaxiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 -9223372036854775808, i64 %2
  ret i64 %.
}

define i64 @_Z17__spirv_GroupUMiniil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_(i32 %1, i64 %2, i64 -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformUMiniil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEmET0_iS2_S2_(i32 %1, i64 %2, i64 -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformUMiniili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEmET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 -1, i64 %2
  ret i64 %.
}

define i64 @_Z17__spirv_GroupUMaxiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformUMaxiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEmET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformUMaxiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEmET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 0, i64 %2
  ret i64 %.
}

define i64 @_Z20__spirv_GroupIMulKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_(i32 %1, i64 %2, i64 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_.exit ]
  ret i64 %9
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %12 = mul nsw i64 %11, %1
  fence syncscope("singlethread") seq_cst
  store i64 %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i64 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i64 %.0
}

define i64 @_Z30__spirv_GroupNonUniformIMulKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_(i32 %1, i64 %2, i64 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z30__spirv_GroupNonUniformIMulKHRiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 1, i64 %2
  ret i64 %.
}

define i64 @_Z17__spirv_GroupIMuliil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_(i32 %1, i64 %2, i64 1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformIMuliil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_(i32 %1, i64 %2, i64 1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z27__spirv_GroupNonUniformIMuliili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 1, i64 %2
  ret i64 %.
}

define i64 @_Z26__spirv_GroupBitwiseAndKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_(i32 %1, i64 %2, i64 -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_.exit ]
  ret i64 %9
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %12 = and i64 %11, %1
  fence syncscope("singlethread") seq_cst
  store i64 %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i64 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i64 %.0
}

define i64 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_(i32 %1, i64 %2, i64 -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z36__spirv_GroupNonUniformBitwiseAndKHRiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 -1, i64 %2
  ret i64 %.
}

define i64 @_Z23__spirv_GroupBitwiseAndiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_(i32 %1, i64 %2, i64 -1)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z33__spirv_GroupNonUniformBitwiseAndiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndElET0_iS2_S2_(i32 %1, i64 %2, i64 -1)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 -1, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z33__spirv_GroupNonUniformBitwiseAndiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 -1, i64 %2
  ret i64 %.
}

define i64 @_Z25__spirv_GroupBitwiseOrKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_.exit ]
  ret i64 %9
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %12 = or i64 %11, %1
  fence syncscope("singlethread") seq_cst
  store i64 %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i64 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i64 %.0
}

define i64 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z35__spirv_GroupNonUniformBitwiseOrKHRiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 0, i64 %2
  ret i64 %.
}

define i64 @_Z22__spirv_GroupBitwiseOriil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z32__spirv_GroupNonUniformBitwiseOriil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z32__spirv_GroupNonUniformBitwiseOriili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 0, i64 %2
  ret i64 %.
}

define i64 @_Z26__spirv_GroupBitwiseXorKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_.exit ]
  ret i64 %9
}

define internal i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_(i32 %0, i64 %1, i64 %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load i64, ptr %4, align 8
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %2, %3 ]
  %12 = xor i64 %11, %1
  fence syncscope("singlethread") seq_cst
  store i64 %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load i64, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi i64 [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret i64 %.0
}

define i64 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z36__spirv_GroupNonUniformBitwiseXorKHRiili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 0, i64 %2
  ret i64 %.
}

define i64 @_Z23__spirv_GroupBitwiseXoriil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_.exit ]
  ret i64 %9
}

define i64 @_Z33__spirv_GroupNonUniformBitwiseXoriil(i32 %0, i32 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit

5:
  %6 = call i64 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorElET0_iS2_S2_(i32 %1, i64 %2, i64 0)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, i64 0, i64 %2
  br label %8

8:
  %9 = phi i64 [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit ]
  ret i64 %9
}

define i64 @_Z33__spirv_GroupNonUniformBitwiseXoriili(i32 %0, i32 %1, i64 %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorElET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, i64 0, i64 %2
  ret i64 %.
}

define i64 @_Z22__spirv_GroupBroadcastili(i32 %0, i64 %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIlET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %18, i64 %1)
  br label %_ZL8given_atIlET_iS0_mmm.exit

_ZL8given_atIlET_iS0_mmm.exit:
  %20 = phi i64 [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i64 %20
}

define i64 @_Z22__spirv_GroupBroadcastill(i32 %0, i64 %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIlET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %17, i64 %1)
  br label %_ZL8given_atIlET_iS0_mmm.exit

_ZL8given_atIlET_iS0_mmm.exit:
  %19 = phi i64 [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i64 %19
}

define i64 @_Z22__spirv_GroupBroadcastilDv2_l(i32 %0, i64 %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIlET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %19, i64 %1)
  br label %_ZL8given_atIlET_iS0_mmm.exit

_ZL8given_atIlET_iS0_mmm.exit:
  %21 = phi i64 [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i64 %21
}

define i64 @_Z22__spirv_GroupBroadcastilDv3_l(i32 %0, i64 %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIlET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call i64 @_ZL14given_in_groupIlET_bS0_(i1 zeroext %20, i64 %1)
  br label %_ZL8given_atIlET_iS0_mmm.exit

_ZL8given_atIlET_iS0_mmm.exit:
  %22 = phi i64 [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i64 %22
}

define i64 @_Z32__spirv_GroupNonUniformBroadcastili(i32 %0, i64 %1, i32 %2) #0 {
  ret i64 %1
}

define i64 @_Z37__spirv_GroupNonUniformBroadcastFirstil(i32 %0, i64 %1) #0 {
  ret i64 %1
}

define i64 @_Z30__spirv_GroupNonUniformShuffleili(i32 %0, i64 %1, i32 %2) #0 {
  ret i64 %1
}

define i64 @_Z33__spirv_GroupNonUniformShuffleXorili(i32 %0, i64 %1, i32 %2) #0 {
  ret i64 %1
}

define i64 @_Z32__spirv_GroupNonUniformShuffleUpili(i32 %0, i64 %1, i32 %2) #0 {
  ret i64 %1
}

define i64 @_Z34__spirv_GroupNonUniformShuffleDownili(i32 %0, i64 %1, i32 %2) #0 {
  ret i64 %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualil(i32 %0, i64 %1) #0 {
  ret i1 true
}

define i64 @_Z28__spirv_SubgroupShuffleINTELli(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z31__spirv_SubgroupShuffleXorINTELli(i64 %0, i32 %1) #0 {
  ret i64 %0
}

define i64 @_Z30__spirv_SubgroupShuffleUpINTELlli(i64 %0, i64 %1, i32 %2) #0 {
_ZL11from_two_upIlET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i64 %1, i64 %0
  ret i64 %.
}

define i64 @_Z32__spirv_SubgroupShuffleDownINTELlli(i64 %0, i64 %1, i32 %2) #0 {
_ZL13from_two_downIlET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, i64 %0, i64 %1
  ret i64 %.
}

define half @_Z17__spirv_GroupFAddiiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH0000)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH0000, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFAddiiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH0000)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH0000, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFAddiiDF16_i(i32 %0, i32 %1, half %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEDF16_ET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, half 0xH0000, half %2
  ret half %.
}

define half @_Z20__spirv_GroupFMulKHRiiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH3C00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH3C00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_.exit ]
  ret half %9
}

define internal half @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_(i32 %0, half %1, half %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load half, ptr %4, align 2
  br label %10

10:
  %11 = phi half [ %9, %8 ], [ %2, %3 ]
  %12 = fmul half %11, %1
  fence syncscope("singlethread") seq_cst
  store half %12, ptr %4, align 2
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load half, ptr %4, align 2
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi half [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret half %.0
}

define half @_Z30__spirv_GroupNonUniformFMulKHRiiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH3C00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH3C00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit ]
  ret half %9
}

define half @_Z30__spirv_GroupNonUniformFMulKHRiiDF16_i(i32 %0, i32 %1, half %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, half 0xH3C00, half %2
  ret half %.
}

define half @_Z17__spirv_GroupFMuliiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH3C00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH3C00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFMuliiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH3C00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH3C00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFMuliiDF16_i(i32 %0, i32 %1, half %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEDF16_ET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, half 0xH3C00, half %2
  ret half %.
}

define half @_Z17__spirv_GroupFMiniiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH7C00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH7C00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFMiniiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xH7C00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xH7C00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFMiniiDF16_i(i32 %0, i32 %1, half %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEDF16_ET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, half 0xH7C00, half %2
  ret half %.
}

define half @_Z17__spirv_GroupFMaxiiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xHFC00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xHFC00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFMaxiiDF16_(i32 %0, i32 %1, half %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit

5:
  %6 = call half @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_(i32 %1, half %2, half 0xHFC00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, half 0xHFC00, half %2
  br label %8

8:
  %9 = phi half [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit ]
  ret half %9
}

define half @_Z27__spirv_GroupNonUniformFMaxiiDF16_i(i32 %0, i32 %1, half %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEDF16_ET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, half 0xHFC00, half %2
  ret half %.
}

define half @_Z22__spirv_GroupBroadcastiDF16_i(i32 %0, half %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIDF16_ET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %18, half %1)
  br label %_ZL8given_atIDF16_ET_iS0_mmm.exit

_ZL8given_atIDF16_ET_iS0_mmm.exit:
  %20 = phi half [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret half %20
}

define half @_Z22__spirv_GroupBroadcastiDF16_l(i32 %0, half %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIDF16_ET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %17, half %1)
  br label %_ZL8given_atIDF16_ET_iS0_mmm.exit

_ZL8given_atIDF16_ET_iS0_mmm.exit:
  %19 = phi half [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret half %19
}

define half @_Z22__spirv_GroupBroadcastiDF16_Dv2_l(i32 %0, half %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIDF16_ET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %19, half %1)
  br label %_ZL8given_atIDF16_ET_iS0_mmm.exit

_ZL8given_atIDF16_ET_iS0_mmm.exit:
  %21 = phi half [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret half %21
}

define half @_Z22__spirv_GroupBroadcastiDF16_Dv3_l(i32 %0, half %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIDF16_ET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call half @_ZL14given_in_groupIDF16_ET_bS0_(i1 zeroext %20, half %1)
  br label %_ZL8given_atIDF16_ET_iS0_mmm.exit

_ZL8given_atIDF16_ET_iS0_mmm.exit:
  %22 = phi half [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret half %22
}

define half @_Z32__spirv_GroupNonUniformBroadcastiDF16_i(i32 %0, half %1, i32 %2) #0 {
  ret half %1
}

define half @_Z37__spirv_GroupNonUniformBroadcastFirstiDF16_(i32 %0, half %1) #0 {
  ret half %1
}

define half @_Z30__spirv_GroupNonUniformShuffleiDF16_i(i32 %0, half %1, i32 %2) #0 {
  ret half %1
}

define half @_Z33__spirv_GroupNonUniformShuffleXoriDF16_i(i32 %0, half %1, i32 %2) #0 {
  ret half %1
}

define half @_Z32__spirv_GroupNonUniformShuffleUpiDF16_i(i32 %0, half %1, i32 %2) #0 {
  ret half %1
}

define half @_Z34__spirv_GroupNonUniformShuffleDowniDF16_i(i32 %0, half %1, i32 %2) #0 {
  ret half %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualiDF16_(i32 %0, half %1) #0 {
  ret i1 true
}

define half @_Z28__spirv_SubgroupShuffleINTELDF16_i(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z31__spirv_SubgroupShuffleXorINTELDF16_i(half %0, i32 %1) #0 {
  ret half %0
}

define half @_Z30__spirv_SubgroupShuffleUpINTELDF16_DF16_i(half %0, half %1, i32 %2) #0 {
_ZL11from_two_upIDF16_ET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, half %1, half %0
  ret half %.
}

define half @_Z32__spirv_SubgroupShuffleDownINTELDF16_DF16_i(half %0, half %1, i32 %2) #0 {
_ZL13from_two_downIDF16_ET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, half %0, half %1
  ret half %.
}

define float @_Z17__spirv_GroupFAddiif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_(i32 %1, float %2, float 0.000000e+00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 0.000000e+00, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFAddiif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEfET0_iS2_S2_(i32 %1, float %2, float 0.000000e+00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 0.000000e+00, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFAddiifi(i32 %0, i32 %1, float %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEfET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, float 0.000000e+00, float %2
  ret float %.
}

define float @_Z20__spirv_GroupFMulKHRiif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_(i32 %1, float %2, float 1.000000e+00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 1.000000e+00, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_.exit ]
  ret float %9
}

define internal float @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_(i32 %0, float %1, float %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load float, ptr %4, align 4
  br label %10

10:
  %11 = phi float [ %9, %8 ], [ %2, %3 ]
  %12 = fmul float %11, %1
  fence syncscope("singlethread") seq_cst
  store float %12, ptr %4, align 4
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load float, ptr %4, align 4
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi float [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret float %.0
}

define float @_Z30__spirv_GroupNonUniformFMulKHRiif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_(i32 %1, float %2, float 1.000000e+00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 1.000000e+00, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit ]
  ret float %9
}

define float @_Z30__spirv_GroupNonUniformFMulKHRiifi(i32 %0, i32 %1, float %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, float 1.000000e+00, float %2
  ret float %.
}

define float @_Z17__spirv_GroupFMuliif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_(i32 %1, float %2, float 1.000000e+00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 1.000000e+00, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFMuliif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_(i32 %1, float %2, float 1.000000e+00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 1.000000e+00, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFMuliifi(i32 %0, i32 %1, float %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEfET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, float 1.000000e+00, float %2
  ret float %.
}

define float @_Z17__spirv_GroupFMiniif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_(i32 %1, float %2, float 0x7FF0000000000000)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 0x7FF0000000000000, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFMiniif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEfET0_iS2_S2_(i32 %1, float %2, float 0x7FF0000000000000)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 0x7FF0000000000000, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFMiniifi(i32 %0, i32 %1, float %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEfET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, float 0x7FF0000000000000, float %2
  ret float %.
}

define float @_Z17__spirv_GroupFMaxiif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_(i32 %1, float %2, float 0xFFF0000000000000)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 0xFFF0000000000000, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFMaxiif(i32 %0, i32 %1, float %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit

5:
  %6 = call float @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEfET0_iS2_S2_(i32 %1, float %2, float 0xFFF0000000000000)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, float 0xFFF0000000000000, float %2
  br label %8

8:
  %9 = phi float [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit ]
  ret float %9
}

define float @_Z27__spirv_GroupNonUniformFMaxiifi(i32 %0, i32 %1, float %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEfET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, float 0xFFF0000000000000, float %2
  ret float %.
}

define float @_Z22__spirv_GroupBroadcastifi(i32 %0, float %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIfET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %18, float %1)
  br label %_ZL8given_atIfET_iS0_mmm.exit

_ZL8given_atIfET_iS0_mmm.exit:
  %20 = phi float [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret float %20
}

define float @_Z22__spirv_GroupBroadcastifl(i32 %0, float %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIfET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %17, float %1)
  br label %_ZL8given_atIfET_iS0_mmm.exit

_ZL8given_atIfET_iS0_mmm.exit:
  %19 = phi float [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret float %19
}

define float @_Z22__spirv_GroupBroadcastifDv2_l(i32 %0, float %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIfET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %19, float %1)
  br label %_ZL8given_atIfET_iS0_mmm.exit

_ZL8given_atIfET_iS0_mmm.exit:
  %21 = phi float [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret float %21
}

define float @_Z22__spirv_GroupBroadcastifDv3_l(i32 %0, float %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIfET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call float @_ZL14given_in_groupIfET_bS0_(i1 zeroext %20, float %1)
  br label %_ZL8given_atIfET_iS0_mmm.exit

_ZL8given_atIfET_iS0_mmm.exit:
  %22 = phi float [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret float %22
}

define float @_Z32__spirv_GroupNonUniformBroadcastifi(i32 %0, float %1, i32 %2) #0 {
  ret float %1
}

define float @_Z37__spirv_GroupNonUniformBroadcastFirstif(i32 %0, float %1) #0 {
  ret float %1
}

define float @_Z30__spirv_GroupNonUniformShuffleifi(i32 %0, float %1, i32 %2) #0 {
  ret float %1
}

define float @_Z33__spirv_GroupNonUniformShuffleXorifi(i32 %0, float %1, i32 %2) #0 {
  ret float %1
}

define float @_Z32__spirv_GroupNonUniformShuffleUpifi(i32 %0, float %1, i32 %2) #0 {
  ret float %1
}

define float @_Z34__spirv_GroupNonUniformShuffleDownifi(i32 %0, float %1, i32 %2) #0 {
  ret float %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualif(i32 %0, float %1) #0 {
  ret i1 true
}

define float @_Z28__spirv_SubgroupShuffleINTELfi(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z31__spirv_SubgroupShuffleXorINTELfi(float %0, i32 %1) #0 {
  ret float %0
}

define float @_Z30__spirv_SubgroupShuffleUpINTELffi(float %0, float %1, i32 %2) #0 {
_ZL11from_two_upIfET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, float %1, float %0
  ret float %.
}

define float @_Z32__spirv_SubgroupShuffleDownINTELffi(float %0, float %1, i32 %2) #0 {
_ZL13from_two_downIfET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, float %0, float %1
  ret float %.
}

define double @_Z17__spirv_GroupFAddiid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_(i32 %1, double %2, double 0.000000e+00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 0.000000e+00, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFAddiid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_13AddEdET0_iS2_S2_(i32 %1, double %2, double 0.000000e+00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 0.000000e+00, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFAddiidi(i32 %0, i32 %1, double %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AddEdET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, double 0.000000e+00, double %2
  ret double %.
}

define double @_Z20__spirv_GroupFMulKHRiid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_(i32 %1, double %2, double 1.000000e+00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 1.000000e+00, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_.exit ]
  ret double %9
}

define internal double @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_(i32 %0, double %1, double %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = load double, ptr %4, align 8
  br label %10

10:
  %11 = phi double [ %9, %8 ], [ %2, %3 ]
  %12 = fmul double %11, %1
  fence syncscope("singlethread") seq_cst
  store double %12, ptr %4, align 8
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %15 [
    i32 0, label %13
    i32 2, label %16
  ]

13:
  %14 = load double, ptr %4, align 8
  call void @__native_barrier() #11
  br label %16

15:
  br label %16

16:
  %.0 = phi double [ %14, %13 ], [ %12, %15 ], [ %11, %10 ]
  ret double %.0
}

define double @_Z30__spirv_GroupNonUniformFMulKHRiid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_(i32 %1, double %2, double 1.000000e+00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 1.000000e+00, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit ]
  ret double %9
}

define double @_Z30__spirv_GroupNonUniformFMulKHRiidi(i32 %0, i32 %1, double %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, double 1.000000e+00, double %2
  ret double %.
}

define double @_Z17__spirv_GroupFMuliid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_(i32 %1, double %2, double 1.000000e+00)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 1.000000e+00, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFMuliid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_(i32 %1, double %2, double 1.000000e+00)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 1.000000e+00, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFMuliidi(i32 %0, i32 %1, double %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_18MultiplyEdET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, double 1.000000e+00, double %2
  ret double %.
}

define double @_Z17__spirv_GroupFMiniid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_(i32 %1, double %2, double 0x7FF0000000000000)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 0x7FF0000000000000, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFMiniid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_15LeastEdET0_iS2_S2_(i32 %1, double %2, double 0x7FF0000000000000)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 0x7FF0000000000000, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFMiniidi(i32 %0, i32 %1, double %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_15LeastEdET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, double 0x7FF0000000000000, double %2
  ret double %.
}

define double @_Z17__spirv_GroupFMaxiid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_(i32 %1, double %2, double 0xFFF0000000000000)
  br label %8

_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 0xFFF0000000000000, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL19folded_in_sub_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFMaxiid(i32 %0, i32 %1, double %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit

5:
  %6 = call double @_ZL15folded_in_groupIN12_GLOBAL__N_14MostEdET0_iS2_S2_(i32 %1, double %2, double 0xFFF0000000000000)
  br label %8

_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %. = select i1 %7, double 0xFFF0000000000000, double %2
  br label %8

8:
  %9 = phi double [ %6, %5 ], [ %., %_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit ]
  ret double %9
}

define double @_Z27__spirv_GroupNonUniformFMaxiidi(i32 %0, i32 %1, double %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_14MostEdET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %. = select i1 %4, double 0xFFF0000000000000, double %2
  ret double %.
}

define double @_Z22__spirv_GroupBroadcastidi(i32 %0, double %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIdET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %18, double %1)
  br label %_ZL8given_atIdET_iS0_mmm.exit

_ZL8given_atIdET_iS0_mmm.exit:
  %20 = phi double [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret double %20
}

define double @_Z22__spirv_GroupBroadcastidl(i32 %0, double %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIdET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %17, double %1)
  br label %_ZL8given_atIdET_iS0_mmm.exit

_ZL8given_atIdET_iS0_mmm.exit:
  %19 = phi double [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret double %19
}

define double @_Z22__spirv_GroupBroadcastidDv2_l(i32 %0, double %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIdET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %19, double %1)
  br label %_ZL8given_atIdET_iS0_mmm.exit

_ZL8given_atIdET_iS0_mmm.exit:
  %21 = phi double [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret double %21
}

define double @_Z22__spirv_GroupBroadcastidDv3_l(i32 %0, double %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIdET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call double @_ZL14given_in_groupIdET_bS0_(i1 zeroext %20, double %1)
  br label %_ZL8given_atIdET_iS0_mmm.exit

_ZL8given_atIdET_iS0_mmm.exit:
  %22 = phi double [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret double %22
}

define double @_Z32__spirv_GroupNonUniformBroadcastidi(i32 %0, double %1, i32 %2) #0 {
  ret double %1
}

define double @_Z37__spirv_GroupNonUniformBroadcastFirstid(i32 %0, double %1) #0 {
  ret double %1
}

define double @_Z30__spirv_GroupNonUniformShuffleidi(i32 %0, double %1, i32 %2) #0 {
  ret double %1
}

define double @_Z33__spirv_GroupNonUniformShuffleXoridi(i32 %0, double %1, i32 %2) #0 {
  ret double %1
}

define double @_Z32__spirv_GroupNonUniformShuffleUpidi(i32 %0, double %1, i32 %2) #0 {
  ret double %1
}

define double @_Z34__spirv_GroupNonUniformShuffleDownidi(i32 %0, double %1, i32 %2) #0 {
  ret double %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualid(i32 %0, double %1) #0 {
  ret i1 true
}

define double @_Z28__spirv_SubgroupShuffleINTELdi(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z31__spirv_SubgroupShuffleXorINTELdi(double %0, i32 %1) #0 {
  ret double %0
}

define double @_Z30__spirv_SubgroupShuffleUpINTELddi(double %0, double %1, i32 %2) #0 {
_ZL11from_two_upIdET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, double %1, double %0
  ret double %.
}

define double @_Z32__spirv_SubgroupShuffleDownINTELddi(double %0, double %1, i32 %2) #0 {
_ZL13from_two_downIdET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %. = select i1 %.not, double %0, double %1
  ret double %.
}

define zeroext i1 @_Z26__spirv_GroupLogicalAndKHRiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext true)
  br label %9

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %8 = or i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_.exit ]
  ret i1 %10
}

define internal zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_(i32 %0, i1 zeroext %1, i1 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = load i8, ptr %4, align 1, !range !166, !noundef !167
  %10 = trunc nuw i8 %9 to i1
  br label %11

11:
  %12 = phi i1 [ %10, %8 ], [ %2, %3 ]
  %13 = and i1 %12, %1
  fence syncscope("singlethread") seq_cst
  %14 = zext i1 %13 to i8
  store i8 %14, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %18 [
    i32 0, label %15
    i32 2, label %19
  ]

15:
  %16 = load i8, ptr %4, align 1, !range !166, !noundef !167
  %17 = trunc nuw i8 %16 to i1
  call void @__native_barrier() #11
  br label %19

18:
  br label %19

19:
  %.0 = phi i1 [ %17, %15 ], [ %13, %18 ], [ %12, %11 ]
  ret i1 %.0
}

define zeroext i1 @_Z36__spirv_GroupNonUniformLogicalAndKHRiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext true)
  br label %9

_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %8 = or i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit ]
  ret i1 %10
}

define zeroext i1 @_Z36__spirv_GroupNonUniformLogicalAndKHRiibi(i32 %0, i32 %1, i1 zeroext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %5 = or i1 %4, %2
  ret i1 %5
}

define zeroext i1 @_Z25__spirv_GroupLogicalOrKHRiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_.exit ]
  ret i1 %10
}

define internal zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_(i32 %0, i1 zeroext %1, i1 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = load i8, ptr %4, align 1, !range !166, !noundef !167
  %10 = trunc nuw i8 %9 to i1
  br label %11

11:
  %12 = phi i1 [ %10, %8 ], [ %2, %3 ]
  %13 = or i1 %12, %1
  fence syncscope("singlethread") seq_cst
  %14 = zext i1 %13 to i8
  store i8 %14, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %18 [
    i32 0, label %15
    i32 2, label %19
  ]

15:
  %16 = load i8, ptr %4, align 1, !range !166, !noundef !167
  %17 = trunc nuw i8 %16 to i1
  call void @__native_barrier() #11
  br label %19

18:
  br label %19

19:
  %.0 = phi i1 [ %17, %15 ], [ %13, %18 ], [ %12, %11 ]
  ret i1 %.0
}

define zeroext i1 @_Z35__spirv_GroupNonUniformLogicalOrKHRiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit ]
  ret i1 %10
}

define zeroext i1 @_Z35__spirv_GroupNonUniformLogicalOrKHRiibi(i32 %0, i32 %1, i1 zeroext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit:
  %4 = icmp ne i32 %1, 2
  %5 = and i1 %4, %2
  ret i1 %5
}

define zeroext i1 @_Z26__spirv_GroupLogicalXorKHRiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_.exit ]
  ret i1 %10
}

define internal zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_(i32 %0, i1 zeroext %1, i1 zeroext %2) #0 {
  %4 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_index(ptr %5)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = load i8, ptr %4, align 1, !range !166, !noundef !167
  %10 = trunc nuw i8 %9 to i1
  br label %11

11:
  %12 = phi i1 [ %10, %8 ], [ %2, %3 ]
  %13 = xor i1 %12, %1
  fence syncscope("singlethread") seq_cst
  %14 = zext i1 %13 to i8
  store i8 %14, ptr %4, align 1
  fence syncscope("singlethread") seq_cst
  call void @__native_barrier() #11
  switch i32 %0, label %18 [
    i32 0, label %15
    i32 2, label %19
  ]

15:
  %16 = load i8, ptr %4, align 1, !range !166, !noundef !167
  %17 = trunc nuw i8 %16 to i1
  call void @__native_barrier() #11
  br label %19

18:
  br label %19

19:
  %.0 = phi i1 [ %17, %15 ], [ %13, %18 ], [ %12, %11 ]
  ret i1 %.0
}

define zeroext i1 @_Z36__spirv_GroupNonUniformLogicalXorKHRiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit ]
  ret i1 %10
}

define zeroext i1 @_Z36__spirv_GroupNonUniformLogicalXorKHRiibi(i32 %0, i32 %1, i1 zeroext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit:
  %4 = icmp ne i32 %1, 2
  %5 = and i1 %4, %2
  ret i1 %5
}

define zeroext i1 @_Z23__spirv_GroupLogicalAndiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext true)
  br label %9

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_.exit:
  %7 = icmp eq i32 %1, 2
  %8 = or i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_.exit ]
  ret i1 %10
}

define zeroext i1 @_Z33__spirv_GroupNonUniformLogicalAndiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext true)
  br label %9

_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit:
  %7 = icmp eq i32 %1, 2
  %8 = or i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit ]
  ret i1 %10
}

define zeroext i1 @_Z33__spirv_GroupNonUniformLogicalAndiibi(i32 %0, i32 %1, i1 zeroext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13AndEbET0_iS2_S2_j.exit:
  %4 = icmp eq i32 %1, 2
  %5 = or i1 %4, %2
  ret i1 %5
}

define zeroext i1 @_Z22__spirv_GroupLogicalOriib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL19folded_in_sub_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_.exit ]
  ret i1 %10
}

define zeroext i1 @_Z32__spirv_GroupNonUniformLogicalOriib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit ]
  ret i1 %10
}

define zeroext i1 @_Z32__spirv_GroupNonUniformLogicalOriibi(i32 %0, i32 %1, i1 zeroext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_12OrEbET0_iS2_S2_j.exit:
  %4 = icmp ne i32 %1, 2
  %5 = and i1 %4, %2
  ret i1 %5
}

define zeroext i1 @_Z23__spirv_GroupLogicalXoriib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL19folded_in_sub_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_.exit ]
  ret i1 %10
}

define zeroext i1 @_Z33__spirv_GroupNonUniformLogicalXoriib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit

5:
  %6 = call zeroext i1 @_ZL15folded_in_groupIN12_GLOBAL__N_13XorEbET0_iS2_S2_(i32 %1, i1 zeroext %2, i1 zeroext false)
  br label %9

_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit:
  %7 = icmp ne i32 %1, 2
  %8 = and i1 %7, %2
  br label %9

9:
  %10 = phi i1 [ %6, %5 ], [ %8, %_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit ]
  ret i1 %10
}

define zeroext i1 @_Z33__spirv_GroupNonUniformLogicalXoriibi(i32 %0, i32 %1, i1 zeroext %2, i32 %3) #0 {
_ZL14folded_by_someIN12_GLOBAL__N_13XorEbET0_iS2_S2_j.exit:
  %4 = icmp ne i32 %1, 2
  %5 = and i1 %4, %2
  ret i1 %5
}

define zeroext i1 @_Z22__spirv_GroupBroadcastibi(i32 %0, i1 zeroext %1, i32 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIbET_iS0_mmm.exit

5:
  %6 = zext i32 %2 to i64
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_local_id(ptr %7, i32 0)
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %_ZL5is_atmmm.exit.i

10:
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 1)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %_ZL5is_atmmm.exit.i

14:
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  %17 = icmp eq i64 %16, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %18 = phi i1 [ false, %10 ], [ false, %5 ], [ %17, %14 ]
  %19 = call zeroext i1 @_ZL14given_in_groupIbET_bS0_(i1 zeroext %18, i1 zeroext %1)
  br label %_ZL8given_atIbET_iS0_mmm.exit

_ZL8given_atIbET_iS0_mmm.exit:
  %20 = phi i1 [ %19, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i1 %20
}

define zeroext i1 @_Z22__spirv_GroupBroadcastibl(i32 %0, i1 zeroext %1, i64 %2) #0 {
  %4 = icmp slt i32 %0, 3
  br i1 %4, label %5, label %_ZL8given_atIbET_iS0_mmm.exit

5:
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_local_id(ptr %6, i32 0)
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %_ZL5is_atmmm.exit.i

9:
  %10 = call ptr @__native_item() #5
  %11 = call i64 @__native_query_item_local_id(ptr %10, i32 1)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %_ZL5is_atmmm.exit.i

13:
  %14 = call ptr @__native_item() #5
  %15 = call i64 @__native_query_item_local_id(ptr %14, i32 2)
  %16 = icmp eq i64 %15, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %17 = phi i1 [ false, %9 ], [ false, %5 ], [ %16, %13 ]
  %18 = call zeroext i1 @_ZL14given_in_groupIbET_bS0_(i1 zeroext %17, i1 zeroext %1)
  br label %_ZL8given_atIbET_iS0_mmm.exit

_ZL8given_atIbET_iS0_mmm.exit:
  %19 = phi i1 [ %18, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i1 %19
}

define zeroext i1 @_Z22__spirv_GroupBroadcastibDv2_l(i32 %0, i1 zeroext %1, <2 x i64> %2) #0 {
  %4 = extractelement <2 x i64> %2, i64 1
  %5 = icmp slt i32 %0, 3
  br i1 %5, label %6, label %_ZL8given_atIbET_iS0_mmm.exit

6:
  %7 = extractelement <2 x i64> %2, i64 0
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_item_local_id(ptr %8, i32 0)
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %_ZL5is_atmmm.exit.i

11:
  %12 = call ptr @__native_item() #5
  %13 = call i64 @__native_query_item_local_id(ptr %12, i32 1)
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %_ZL5is_atmmm.exit.i

15:
  %16 = call ptr @__native_item() #5
  %17 = call i64 @__native_query_item_local_id(ptr %16, i32 2)
  %18 = icmp eq i64 %17, 0
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %19 = phi i1 [ false, %11 ], [ false, %6 ], [ %18, %15 ]
  %20 = call zeroext i1 @_ZL14given_in_groupIbET_bS0_(i1 zeroext %19, i1 zeroext %1)
  br label %_ZL8given_atIbET_iS0_mmm.exit

_ZL8given_atIbET_iS0_mmm.exit:
  %21 = phi i1 [ %20, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i1 %21
}

define zeroext i1 @_Z22__spirv_GroupBroadcastibDv3_l(i32 %0, i1 zeroext %1, <3 x i64> %2) #0 {
  %4 = extractelement <3 x i64> %2, i64 1
  %5 = extractelement <3 x i64> %2, i64 2
  %6 = icmp slt i32 %0, 3
  br i1 %6, label %7, label %_ZL8given_atIbET_iS0_mmm.exit

7:
  %8 = extractelement <3 x i64> %2, i64 0
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_local_id(ptr %9, i32 0)
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %_ZL5is_atmmm.exit.i

12:
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %_ZL5is_atmmm.exit.i

16:
  %17 = call ptr @__native_item() #5
  %18 = call i64 @__native_query_item_local_id(ptr %17, i32 2)
  %19 = icmp eq i64 %18, %5
  br label %_ZL5is_atmmm.exit.i

_ZL5is_atmmm.exit.i:
  %20 = phi i1 [ false, %12 ], [ false, %7 ], [ %19, %16 ]
  %21 = call zeroext i1 @_ZL14given_in_groupIbET_bS0_(i1 zeroext %20, i1 zeroext %1)
  br label %_ZL8given_atIbET_iS0_mmm.exit

_ZL8given_atIbET_iS0_mmm.exit:
  %22 = phi i1 [ %21, %_ZL5is_atmmm.exit.i ], [ %1, %3 ]
  ret i1 %22
}

define zeroext i1 @_Z32__spirv_GroupNonUniformBroadcastibi(i32 %0, i1 zeroext %1, i32 %2) #0 {
  ret i1 %1
}

define zeroext i1 @_Z37__spirv_GroupNonUniformBroadcastFirstib(i32 %0, i1 zeroext %1) #0 {
  ret i1 %1
}

define zeroext i1 @_Z30__spirv_GroupNonUniformShuffleibi(i32 %0, i1 zeroext %1, i32 %2) #0 {
  ret i1 %1
}

define zeroext i1 @_Z33__spirv_GroupNonUniformShuffleXoribi(i32 %0, i1 zeroext %1, i32 %2) #0 {
  ret i1 %1
}

define zeroext i1 @_Z32__spirv_GroupNonUniformShuffleUpibi(i32 %0, i1 zeroext %1, i32 %2) #0 {
  ret i1 %1
}

define zeroext i1 @_Z34__spirv_GroupNonUniformShuffleDownibi(i32 %0, i1 zeroext %1, i32 %2) #0 {
  ret i1 %1
}

define zeroext i1 @_Z31__spirv_GroupNonUniformAllEqualib(i32 %0, i1 zeroext %1) #0 {
  ret i1 true
}

define zeroext i1 @_Z28__spirv_SubgroupShuffleINTELbi(i1 zeroext %0, i32 %1) #0 {
  ret i1 %0
}

define zeroext i1 @_Z31__spirv_SubgroupShuffleXorINTELbi(i1 zeroext %0, i32 %1) #0 {
  ret i1 %0
}

define zeroext i1 @_Z30__spirv_SubgroupShuffleUpINTELbbi(i1 zeroext %0, i1 zeroext %1, i32 %2) #0 {
_ZL11from_two_upIbET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %3 = select i1 %.not, i1 %1, i1 %0
  ret i1 %3
}

define zeroext i1 @_Z32__spirv_SubgroupShuffleDownINTELbbi(i1 zeroext %0, i1 zeroext %1, i32 %2) #0 {
_ZL13from_two_downIbET_S0_S0_j.exit:
  %.not = icmp eq i32 %2, 0
  %3 = select i1 %.not, i1 %0, i1 %1
  ret i1 %3
}

define zeroext i1 @_Z16__spirv_GroupAllib(i32 %0, i1 zeroext %1) #0 {
  %3 = icmp slt i32 %0, 3
  br i1 %3, label %4, label %8

4:
  %5 = zext i1 %1 to i32
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 0, i32 %5, i32 1)
  %7 = icmp ne i32 %6, 0
  br label %8

8:
  %9 = phi i1 [ %7, %4 ], [ %1, %2 ]
  ret i1 %9
}

define zeroext i1 @_Z16__spirv_GroupAnyib(i32 %0, i1 zeroext %1) #0 {
  %3 = icmp slt i32 %0, 3
  br i1 %3, label %4, label %8

4:
  %5 = zext i1 %1 to i32
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 0, i32 %5, i32 0)
  %7 = icmp ne i32 %6, 0
  br label %8

8:
  %9 = phi i1 [ %7, %4 ], [ %1, %2 ]
  ret i1 %9
}

define zeroext i1 @_Z26__spirv_GroupNonUniformAllib(i32 %0, i1 zeroext %1) #0 {
  %3 = icmp slt i32 %0, 3
  br i1 %3, label %4, label %8

4:
  %5 = zext i1 %1 to i32
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_13AndEiET0_iS2_S2_(i32 0, i32 %5, i32 1)
  %7 = icmp ne i32 %6, 0
  br label %8

8:
  %9 = phi i1 [ %7, %4 ], [ %1, %2 ]
  ret i1 %9
}

define zeroext i1 @_Z26__spirv_GroupNonUniformAnyib(i32 %0, i1 zeroext %1) #0 {
  %3 = icmp slt i32 %0, 3
  br i1 %3, label %4, label %8

4:
  %5 = zext i1 %1 to i32
  %6 = call i32 @_ZL15folded_in_groupIN12_GLOBAL__N_12OrEiET0_iS2_S2_(i32 0, i32 %5, i32 0)
  %7 = icmp ne i32 %6, 0
  br label %8

8:
  %9 = phi i1 [ %7, %4 ], [ %1, %2 ]
  ret i1 %9
}

define zeroext i1 @_Z28__spirv_GroupNonUniformElecti(i32 %0) #0 {
  ret i1 true
}

define <4 x i32> @_Z29__spirv_GroupNonUniformBallotib(i32 %0, i1 zeroext %1) #0 {
  %3 = zext i1 %1 to i32
  %4 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %3, i64 0
  ret <4 x i32> %4
}

define zeroext i1 @_Z36__spirv_GroupNonUniformInverseBallotiDv4_i(i32 %0, <4 x i32> %1) #0 {
  %3 = extractelement <4 x i32> %1, i64 0
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

define zeroext i1 @_Z39__spirv_GroupNonUniformBallotBitExtractiDv4_ii(i32 %0, <4 x i32> %1, i32 %2) #0 {
  %4 = extractelement <4 x i32> %1, i64 0
  %5 = shl nuw i32 1, %2
  %6 = and i32 %4, %5
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define i32 @_Z37__spirv_GroupNonUniformBallotBitCountiiDv4_i(i32 %0, i32 %1, <4 x i32> %2) #0 {
_ZL7countedij.exit:
  %3 = extractelement <4 x i32> %2, i64 0
  %switch.selectcmp = icmp eq i32 %1, 1
  %switch.select = zext i1 %switch.selectcmp to i32
  %switch.selectcmp6 = icmp eq i32 %1, 0
  %switch.select7 = select i1 %switch.selectcmp6, i32 -1, i32 %switch.select
  %4 = and i32 %3, 1
  %5 = and i32 %4, %switch.select7
  ret i32 %5
}

define i32 @_Z36__spirv_GroupNonUniformBallotFindLSBiDv4_i(i32 %0, <4 x i32> %1) #0 {
_ZL10lowest_bitj.exit:
  %2 = extractelement <4 x i32> %1, i64 0
  %3 = and i32 %2, 1
  %sext = add nsw i32 %3, -1
  ret i32 %sext
}

define i32 @_Z36__spirv_GroupNonUniformBallotFindMSBiDv4_i(i32 %0, <4 x i32> %1) #0 {
_ZL11highest_bitj.exit:
  %2 = extractelement <4 x i32> %1, i64 0
  %3 = and i32 %2, 1
  %sext = add nsw i32 %3, -1
  ret i32 %sext
}

define ptr @_Z21async_work_group_copyPcS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPcS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPcS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPcm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_cS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_cm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_cS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_cm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_cS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_cm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_cS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_cm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_cS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_cS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_cm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPhS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPhS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPhS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPhm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_hS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_hm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_hS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_hm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_hS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_hm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_hS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_hm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_hS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_hS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_hm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPsS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPsS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPsS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPsm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_sS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_sm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_sS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_sm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_sS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_sm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_sS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_sm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_sS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_sS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_sm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPtS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPtS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPtS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPtm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_tS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_tm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_tS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_tm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_tS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_tm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_tS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_tm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_tS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_tS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_tm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPiS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPiS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPiS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPim(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_iS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_im(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_iS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_im(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_iS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_im(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_iS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_im(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_iS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_iS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_im(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPjS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPjS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPjS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPjm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_jS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_jm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_jS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_jm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_jS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_jm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_jS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_jm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_jS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_jS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_jm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPlS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPlS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPlS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPlm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_lS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_lm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_lS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_lm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_lS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_lm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_lS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_lm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_lS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_lS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_lm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPmS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPmS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPmS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPmm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_mS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_mm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_mS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_mm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_mS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_mm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_mS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_mm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_mS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_mS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_mm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDF16_S_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDF16_S_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDF16_S_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDF16_m(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_DF16_S0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_DF16_m(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_DF16_S0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_DF16_m(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_DF16_S0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_DF16_m(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_DF16_S0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_DF16_m(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_DF16_S0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_DF16_S0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_DF16_m(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPfS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPfS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPfS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPfm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_fS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_fm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_fS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_fm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_fS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_fm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_fS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_fm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_fS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_fS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_fm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPdS_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPdS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPdS_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPdm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv2_dS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv2_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv2_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv2_dm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv3_dS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv3_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv3_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv3_dm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv4_dS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv4_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv4_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv4_dm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv8_dS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv8_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv8_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv8_dm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z21async_work_group_copyPDv16_dS0_mPv(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 1)
  ret ptr %3
}

define ptr @_Z29async_work_group_strided_copyPDv16_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 1, i64 %3)
  ret ptr %4
}

define ptr @_Z33async_work_group_strided_copy_outPDv16_dS0_mmPv(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 1)
  ret ptr %4
}

define void @_Z8prefetchPDv16_dm(ptr %0, i64 %1) #0 {
  ret void
}

define ptr @_Z22__spirv_GroupAsyncCopyiPcS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPcS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm1EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv2_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv2_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv3_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv3_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv4_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv4_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv8_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv8_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv16_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv16_cS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPsS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPsS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv2_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv2_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv3_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv3_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv4_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv4_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv8_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv8_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv16_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv16_sS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPiS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPiS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv2_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv2_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv3_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv3_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv4_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv4_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv8_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv8_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv16_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv16_iS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPlS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPlS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv2_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv2_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv3_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv3_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv4_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv4_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv8_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv8_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv16_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv16_lS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDF16_S_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDF16_S_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm2EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv2_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv2_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv3_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv3_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv4_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv4_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv8_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv8_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv16_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv16_DF16_S0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPfS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPfS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm4EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv2_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv2_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv3_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv3_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv4_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv4_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv8_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv8_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv16_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv16_fS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPdS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPdS_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm8EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv2_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv2_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm16EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv3_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv3_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv4_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv4_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm32EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv8_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv8_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm64EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define ptr @_Z22__spirv_GroupAsyncCopyiPDv16_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 1, i64 %4)
  ret ptr %5
}

define ptr @_Z26__spirv_GroupAsyncCopy_outiPDv16_dS0_llPv(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, ptr %5) #0 {
  call void @_ZL6copiedILm128EEvPcPKcmmm(ptr %1, ptr %2, i64 %3, i64 %4, i64 1)
  ret ptr %5
}

define void @_Z17wait_group_eventsiPPv(i32 %0, ptr %1) #0 {
  call void @__native_barrier() #11
  ret void
}

define void @_Z23__spirv_GroupWaitEventsiiPPv(i32 %0, i32 %1, ptr %2) #0 {
  call void @__native_barrier() #11
  ret void
}

define i32 @__native_printf(ptr %0, ptr %1, i32 %2) #0 {
  %4 = alloca %struct.Text, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @_ZL9formattedPKcPKmi(ptr dead_on_unwind nonnull writable sret(%struct.Text) align 8 %4, ptr %0, ptr %1, i32 %2)
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = load i64, ptr %6, align 8
  call void @_ZL12give_to_hostPKcm(ptr %5, i64 %7)
  %8 = load ptr, ptr %4, align 8
  call void @free(ptr %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret i32 0
}

define internal void @_ZL9formattedPKcPKmi(ptr dead_on_unwind noalias writable sret(%struct.Text) align 8 %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.Directive, align 8
  %7 = alloca %struct.Spelled, align 4
  store ptr %2, ptr %5, align 8
  %8 = sext i32 %3 to i64
  %9 = getelementptr inbounds i64, ptr %2, i64 %8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  br label %10

10:
  %.034 = phi ptr [ %1, %4 ], [ %.2, %53 ]
  %11 = load i8, ptr %.034, align 1
  %.not = icmp eq i8 %11, 0
  br i1 %.not, label %54, label %12

12:
  %.1 = phi ptr [ %15, %14 ], [ %.034, %10 ]
  %13 = load i8, ptr %.1, align 1
  switch i8 %13, label %14 [
    i8 0, label %.critedge
    i8 37, label %.critedge
  ]

14:
  %15 = getelementptr inbounds nuw i8, ptr %.1, i64 1
  br label %12, !llvm.loop !168

.critedge:
  %16 = ptrtoint ptr %.1 to i64
  %17 = ptrtoint ptr %.034 to i64
  %18 = sub i64 %16, %17
  call void @_ZL6appendP4TextPKcm(ptr nonnull %0, ptr nonnull %.034, i64 %18)
  %19 = load i8, ptr %.1, align 1
  %.not38 = icmp eq i8 %19, 0
  br i1 %.not38, label %53, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %.1, i64 1
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %22 = call ptr @_ZL14read_directivePKcP9DirectivePPKmS4_(ptr nonnull %21, ptr nonnull %6, ptr nonnull %5, ptr %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  call void @_ZL5spellPK9DirectiveP7Spelled(ptr nonnull %6, ptr nonnull %7)
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 37
  br i1 %24, label %25, label %27

25:
  call void @_ZL6appendP4TextPKcm(ptr nonnull %0, ptr nonnull @.str.5, i64 1)
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 1
  br label %52

27:
  %.033 = phi ptr [ %32, %31 ], [ @_ZL11CONVERSIONS, %20 ]
  %28 = load i8, ptr %.033, align 1
  %.not39 = icmp eq i8 %28, 0
  br i1 %.not39, label %_ZL9is_one_ofcPKc.exit, label %29

29:
  %30 = icmp eq i8 %28, %23
  br i1 %30, label %.critedge35, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %.033, i64 1
  br label %27, !llvm.loop !169

_ZL9is_one_ofcPKc.exit:
  %33 = ptrtoint ptr %22 to i64
  %34 = sub i64 %33, %16
  call void @_ZL6appendP4TextPKcm(ptr nonnull %0, ptr nonnull %.1, i64 %34)
  br label %52

.critedge35:
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 1
  br label %36

36:
  %.0 = phi i32 [ 0, %.critedge35 ], [ %51, %45 ]
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %38 = load i32, ptr %37, align 4
  %39 = icmp slt i32 %.0, %38
  %40 = load ptr, ptr %5, align 8
  %41 = icmp ult ptr %40, %9
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %43, label %52

43:
  %.not40 = icmp eq i32 %.0, 0
  br i1 %.not40, label %45, label %44

44:
  call void @_ZL6appendP4TextPKcm(ptr nonnull %0, ptr nonnull @.str.6, i64 1)
  br label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %47 = load i32, ptr %46, align 8
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store ptr %49, ptr %5, align 8
  %50 = load i64, ptr %48, align 8
  call void @_ZL11append_slotP4TextP7Spelledicm(ptr nonnull %0, ptr nonnull %7, i32 %47, i8 signext %23, i64 %50)
  %51 = add nuw nsw i32 %.0, 1
  br label %36, !llvm.loop !170

52:
  %.3 = phi ptr [ %26, %25 ], [ %22, %_ZL9is_one_ofcPKc.exit ], [ %35, %36 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %53

53:
  %.2 = phi ptr [ %.3, %52 ], [ %.1, %.critedge ]
  %.032 = phi i32 [ 0, %52 ], [ 3, %.critedge ]
  switch i32 %.032, label %55 [
    i32 0, label %10
    i32 3, label %54
  ], !llvm.loop !171

54:
  ret void

55:
  unreachable
}

define internal void @_ZL12give_to_hostPKcm(ptr %0, i64 %1) #0 {
  br label %3

3:
  %4 = atomicrmw xchg ptr @_ZL15native_printing, i32 1 acquire, align 4
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %5, label %3, !llvm.loop !172

5:
  call void @_ZL6appendP4TextPKcm(ptr nonnull @_ZL14native_printed, ptr %0, i64 %1)
  store atomic i32 0, ptr @_ZL15native_printing release, align 4
  ret void
}

declare void @free(ptr) #6

define ptr @__native_take_printed(ptr %0) #0 {
  %2 = alloca %struct.Text, align 8
  store i64 0, ptr %0, align 8
  br label %3

3:
  %.09 = phi i32 [ 0, %1 ], [ %8, %7 ]
  %4 = atomicrmw xchg ptr @_ZL15native_printing, i32 1 acquire, align 4
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %9, label %5

5:
  %6 = icmp eq i32 %.09, 67108864
  br i1 %6, label %9, label %7

7:
  %8 = add i32 %.09, 1
  br label %3, !llvm.loop !173

9:
  %.010 = phi i32 [ 2, %3 ], [ 1, %5 ]
  switch i32 %.010, label %14 [
    i32 2, label %10
    i32 1, label %13
  ]

10:
  %11 = load ptr, ptr @_ZL14native_printed, align 8
  %12 = load i64, ptr getelementptr inbounds nuw (i8, ptr @_ZL14native_printed, i64 8), align 8
  store i64 %12, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) @_ZL14native_printed, ptr nonnull align 8 dereferenceable(24) %2, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  store atomic i32 0, ptr @_ZL15native_printing release, align 4
  br label %13

13:
  %.1 = phi ptr [ %11, %10 ], [ null, %9 ]
  ret ptr %.1

14:
  unreachable
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

define void @__native_write_printed() #0 {
  %1 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6
  %2 = call ptr @__native_take_printed(ptr nonnull %1)
  br label %3

3:
  %.0 = phi i64 [ 0, %0 ], [ %.1, %6 ]
  %4 = load i64, ptr %1, align 8
  %5 = icmp ult i64 %.0, %4
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 %.0
  %8 = sub i64 %4, %.0
  %9 = call i64 @write(i32 1, ptr %7, i64 %8)
  %10 = icmp sgt i64 %9, 0
  %11 = call i64 @llvm.smax.i64(i64 %9, i64 0)
  %.1 = add i64 %.0, %11
  br i1 %10, label %3, label %12, !llvm.loop !174

12:
  call void @free(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6
  ret void
}

declare i64 @write(i32, ptr, i64) #6

define i32 @puts(ptr %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @__native_printf(ptr nonnull @.str, ptr nonnull %2, i32 1)
  ret i32 %3
}

define i32 @putchar(i32 %0) #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = sext i32 %0 to i64
  store i64 %3, ptr %2, align 8
  %4 = call i32 @__native_printf(ptr nonnull @.str.1, ptr nonnull %2, i32 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret i32 %0
}

define ptr @__native_format_records(ptr %0, i64 %1, i32 %2, ptr %3) #0 {
  %5 = alloca %struct.Text, align 8
  %6 = alloca %struct.PrintRecord, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  br label %7

7:
  %.011 = phi i64 [ 0, %4 ], [ %27, %24 ]
  %8 = add i64 %.011, 16
  %.not15 = icmp ugt i64 %8, %1
  br i1 %.not15, label %28, label %9

9:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %.011
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(16) %6, ptr nonnull align 4 dereferenceable(16) %10, i64 16, i1 false)
  %11 = load i32, ptr %6, align 4
  %12 = zext i32 %11 to i64
  %13 = sub i64 %1, %.011
  %14 = icmp ult i64 %13, %12
  br i1 %14, label %.critedge, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, %2
  br i1 %18, label %19, label %23

19:
  %20 = call zeroext i1 @_ZL13append_recordP4TextPcRK11PrintRecord(ptr nonnull %5, ptr %10, ptr nonnull align 4 dereferenceable(16) %6)
  %21 = load i32, ptr %6, align 4
  %22 = icmp ugt i32 %21, 15
  %or.cond.not = select i1 %20, i1 %22, i1 false
  br i1 %or.cond.not, label %24, label %.critedge

23:
  %.old14 = icmp ult i32 %11, 16
  br i1 %.old14, label %.critedge, label %24

24:
  %25 = load i32, ptr %6, align 4
  %26 = zext i32 %25 to i64
  %27 = add i64 %.011, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %7, !llvm.loop !175

.critedge:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %3, align 8
  %31 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret ptr %31
}

define internal zeroext i1 @_ZL13append_recordP4TextPcRK11PrintRecord(ptr %0, ptr %1, ptr nonnull align 4 dereferenceable(16) %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Directive, align 8
  %6 = alloca %struct.Text, align 8
  %7 = load i32, ptr %2, align 4
  %8 = icmp ult i32 %7, 16
  br i1 %8, label %69, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = zext i32 %7 to i64
  %14 = add nsw i64 %13, -16
  %15 = lshr i64 %14, 3
  %16 = icmp samesign ult i64 %15, %12
  br i1 %16, label %69, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %19 = load i32, ptr %18, align 4
  %.not = icmp ult i32 %19, %7
  br i1 %.not, label %20, label %69

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = zext i32 %19 to i64
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  store ptr %21, ptr %4, align 8
  %24 = getelementptr inbounds nuw i64, ptr %21, i64 %12
  br label %25

25:
  %.037 = phi ptr [ %23, %20 ], [ %.2, %_ZL9is_one_ofcPKc.exit.i ], [ %28, %27 ]
  %26 = load i8, ptr %.037, align 1
  %.not50 = icmp eq i8 %26, 0
  br i1 %.not50, label %"_ZL9each_textIZL13append_recordP4TextPcRK11PrintRecordE3$_0EvPKcPKmjT_.exit", label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %.037, i64 1
  %.not51 = icmp eq i8 %26, 37
  br i1 %.not51, label %29, label %25, !llvm.loop !176

29:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %30 = call ptr @_ZL14read_directivePKcP9DirectivePPKmS4_(ptr nonnull %28, ptr nonnull %5, ptr nonnull %4, ptr nonnull %24)
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 37
  %spec.select.idx = zext i1 %32 to i64
  %spec.select = getelementptr inbounds nuw i8, ptr %30, i64 %spec.select.idx
  %33 = load i8, ptr %spec.select, align 1
  br label %34

34:
  %.036 = phi ptr [ @_ZL11CONVERSIONS, %29 ], [ %39, %38 ]
  %35 = load i8, ptr %.036, align 1
  %.not52 = icmp eq i8 %35, 0
  br i1 %.not52, label %_ZL9is_one_ofcPKc.exit.i, label %36, !llvm.loop !176

36:
  %37 = icmp eq i8 %35, %33
  br i1 %37, label %.critedge, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %.036, i64 1
  br label %34, !llvm.loop !169

.critedge:
  %40 = icmp eq i8 %33, 115
  %41 = load ptr, ptr %4, align 8
  %42 = icmp ult ptr %41, %24
  %or.cond = select i1 %40, i1 %42, i1 false
  br i1 %or.cond, label %43, label %58

43:
  %44 = load i64, ptr %41, align 8
  %.not53 = icmp eq i64 %44, 0
  br i1 %.not53, label %58, label %"_ZZL13append_recordP4TextPcRK11PrintRecordENK3$_0clEj.exit"

"_ZZL13append_recordP4TextPcRK11PrintRecordENK3$_0clEj.exit":
  %45 = ptrtoint ptr %41 to i64
  %46 = ptrtoint ptr %21 to i64
  %47 = sub i64 %45, %46
  %48 = lshr exact i64 %47, 3
  %49 = and i64 %48, 4294967295
  %50 = getelementptr inbounds nuw i64, ptr %21, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = load i32, ptr %2, align 4
  %53 = zext i32 %52 to i64
  %54 = icmp ult i64 %51, %53
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %51
  %56 = ptrtoint ptr %55 to i64
  %57 = select i1 %54, i64 %56, i64 0
  store i64 %57, ptr %50, align 8
  br label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %60 = load i32, ptr %59, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i64, ptr %41, i64 %61
  store ptr %62, ptr %4, align 8
  %63 = getelementptr inbounds nuw i8, ptr %spec.select, i64 1
  br label %_ZL9is_one_ofcPKc.exit.i

_ZL9is_one_ofcPKc.exit.i:
  %.2 = phi ptr [ %63, %58 ], [ %spec.select, %34 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  br label %25

"_ZL9each_textIZL13append_recordP4TextPcRK11PrintRecordE3$_0EvPKcPKmjT_.exit":
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %64 = load i32, ptr %10, align 4
  call void @_ZL9formattedPKcPKmi(ptr dead_on_unwind nonnull writable sret(%struct.Text) align 8 %6, ptr %23, ptr nonnull %21, i32 %64)
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %67 = load i64, ptr %66, align 8
  call void @_ZL6appendP4TextPKcm(ptr %0, ptr %65, i64 %67)
  %68 = load ptr, ptr %6, align 8
  call void @free(ptr %68)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %69

69:
  %.039 = phi i1 [ true, %"_ZL9each_textIZL13append_recordP4TextPcRK11PrintRecordE3$_0EvPKcPKmjT_.exit" ], [ false, %17 ], [ false, %9 ], [ false, %3 ]
  ret i1 %.039
}

define void @__devicelib_assert_fail(ptr %0, ptr %1, i32 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #8 {
  %.not = icmp eq ptr %3, null
  %..str.3 = select i1 %.not, ptr @.str.3, ptr %3
  call void @__native_write_printed()
  %11 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @.str.2, ptr %1, i32 %2, ptr nonnull %..str.3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, ptr %0)
  call void @abort() #14
  unreachable
}

define void @__assert_fail(ptr %0, ptr %1, i32 %2, ptr %3) #8 {
  %5 = call ptr @__native_item() #5
  %6 = call i64 @__native_query_item_global_id(ptr %5, i32 0)
  %7 = call ptr @__native_item() #5
  %8 = call i64 @__native_query_item_global_id(ptr %7, i32 1)
  %9 = call ptr @__native_item() #5
  %10 = call i64 @__native_query_item_global_id(ptr %9, i32 2)
  %11 = call ptr @__native_item() #5
  %12 = call i64 @__native_query_item_local_id(ptr %11, i32 0)
  %13 = call ptr @__native_item() #5
  %14 = call i64 @__native_query_item_local_id(ptr %13, i32 1)
  %15 = call ptr @__native_item() #5
  %16 = call i64 @__native_query_item_local_id(ptr %15, i32 2)
  call void @__devicelib_assert_fail(ptr %0, ptr %1, i32 %2, ptr %3, i64 %6, i64 %8, i64 %10, i64 %12, i64 %14, i64 %16) #9
  unreachable
}

define void @__cxa_pure_virtual() #8 {
  call void @__native_write_printed()
  %1 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @.str.4)
  call void @abort() #14
  unreachable
}

define float @__spirv_bfloat16_to_float(i16 zeroext %0) #0 {
  %2 = zext i16 %0 to i32
  %3 = shl nuw i32 %2, 16
  %4 = bitcast i32 %3 to float
  ret float %4
}

define zeroext i16 @__spirv_float_to_bfloat16(float %0) #0 {
  %2 = bitcast float %0 to i32
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %4, label %7

4:
  %5 = lshr i32 %2, 16
  %6 = or i32 %5, 32704
  br label %13

7:
  %8 = add i32 %2, 32767
  %9 = lshr i32 %2, 16
  %10 = and i32 %9, 1
  %11 = add i32 %8, %10
  %12 = lshr i32 %11, 16
  br label %13

13:
  %14 = phi i32 [ %6, %4 ], [ %12, %7 ]
  %15 = trunc i32 %14 to i16
  ret i16 %15
}

define float @__devicelib_ConvertBF16ToFINTEL(ptr %0) #0 {
  %2 = load i16, ptr %0, align 2
  %3 = call float @__spirv_bfloat16_to_float(i16 zeroext %2)
  ret float %3
}

define zeroext i16 @__devicelib_ConvertFToBF16INTEL(ptr %0) #0 {
  %2 = load float, ptr %0, align 4
  %3 = call zeroext i16 @__spirv_float_to_bfloat16(float %2)
  ret i16 %3
}

define void @_ZdlPv(ptr %0) #0 {
  call void @abort() #14
  unreachable
}

declare void @abort() #9

define void @_ZdlPvm(ptr %0, i64 %1) #0 {
  call void @abort() #14
  unreachable
}

define void @_ZdlPvmSt11align_val_t(ptr %0, i64 %1, i64 %2) #0 {
  call void @abort() #14
  unreachable
}

define void @div(ptr dead_on_unwind noalias writable sret({ i32, i32 }) align 4 %0, i32 %1, i32 %2) #0 {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = srem i32 %1, %2
  store i32 %6, ptr %5, align 4
  ret void
}

define void @ldiv(ptr dead_on_unwind noalias writable sret({ i64, i64 }) align 8 %0, i64 %1, i64 %2) #0 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = srem i64 %1, %2
  store i64 %6, ptr %5, align 8
  ret void
}

define void @lldiv(ptr dead_on_unwind noalias writable sret({ i64, i64 }) align 8 %0, i64 %1, i64 %2) #0 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = srem i64 %1, %2
  store i64 %6, ptr %5, align 8
  ret void
}

define double @nexttoward(double %0, double %1) #0 {
  %3 = call double @_Z9nextafterdd(double %0, double %1)
  ret double %3
}

define float @nexttowardf(float %0, double %1) #0 {
  %3 = fpext float %0 to double
  %4 = fcmp oeq double %1, %3
  br i1 %4, label %5, label %7

5:
  %6 = fptrunc double %1 to float
  br label %11

7:
  %8 = fcmp ogt double %1, %3
  %9 = select i1 %8, float 0x7FF0000000000000, float 0xFFF0000000000000
  %10 = call float @_Z9nextafterff(float %0, float %9)
  br label %11

11:
  %12 = phi float [ %6, %5 ], [ %10, %7 ]
  ret float %12
}

define void @__mulsc3(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, float %1, float %2, float %3, float %4) #0 {
  %6 = fneg float %4
  %7 = fmul float %2, %6
  %8 = call float @llvm.fmuladd.f32(float %1, float %3, float %7)
  %9 = fmul float %2, %3
  %10 = call float @llvm.fmuladd.f32(float %1, float %4, float %9)
  %11 = fcmp ord float %8, 0.000000e+00
  %12 = fcmp ord float %10, 0.000000e+00
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %13, label %15

13:
  store float %8, ptr %0, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %10, ptr %14, align 4
  br label %67

15:
  %16 = call float @llvm.fabs.f32(float %1)
  %17 = fcmp oeq float %16, 0x7FF0000000000000
  %18 = call float @llvm.fabs.f32(float %2)
  %19 = fcmp oeq float %18, 0x7FF0000000000000
  %or.cond67 = or i1 %17, %19
  br i1 %or.cond67, label %20, label %35

20:
  %21 = select i1 %17, float 1.000000e+00, float 0.000000e+00
  %22 = call float @_Z8copysignff(float %21, float %1)
  %23 = call float @llvm.fabs.f32(float %2)
  %24 = fcmp oeq float %23, 0x7FF0000000000000
  %25 = select i1 %24, float 1.000000e+00, float 0.000000e+00
  %26 = call float @_Z8copysignff(float %25, float %2)
  %27 = fcmp ord float %3, 0.000000e+00
  br i1 %27, label %30, label %28

28:
  %29 = call float @_Z8copysignff(float 0.000000e+00, float %3)
  br label %30

30:
  %31 = phi float [ %29, %28 ], [ %3, %20 ]
  %32 = fcmp ord float %4, 0.000000e+00
  br i1 %32, label %35, label %33

33:
  %34 = call float @_Z8copysignff(float 0.000000e+00, float %4)
  br label %35

35:
  %.058 = phi float [ %3, %15 ], [ %31, %30 ], [ %31, %33 ]
  %.056 = phi float [ %4, %15 ], [ %4, %30 ], [ %34, %33 ]
  %.054 = phi float [ %2, %15 ], [ %26, %30 ], [ %26, %33 ]
  %.052 = phi float [ %1, %15 ], [ %22, %30 ], [ %22, %33 ]
  %.0 = phi i1 [ false, %15 ], [ true, %30 ], [ true, %33 ]
  %36 = call float @llvm.fabs.f32(float %.058)
  %37 = fcmp oeq float %36, 0x7FF0000000000000
  %38 = call float @llvm.fabs.f32(float %.056)
  %39 = fcmp oeq float %38, 0x7FF0000000000000
  %or.cond69 = or i1 %37, %39
  br i1 %or.cond69, label %40, label %55

40:
  %41 = select i1 %37, float 1.000000e+00, float 0.000000e+00
  %42 = call float @_Z8copysignff(float %41, float %.058)
  %43 = call float @llvm.fabs.f32(float %.056)
  %44 = fcmp oeq float %43, 0x7FF0000000000000
  %45 = select i1 %44, float 1.000000e+00, float 0.000000e+00
  %46 = call float @_Z8copysignff(float %45, float %.056)
  %47 = fcmp ord float %.052, 0.000000e+00
  br i1 %47, label %50, label %48

48:
  %49 = call float @_Z8copysignff(float 0.000000e+00, float %.052)
  br label %50

50:
  %51 = phi float [ %49, %48 ], [ %.052, %40 ]
  %52 = fcmp ord float %.054, 0.000000e+00
  br i1 %52, label %55, label %53

53:
  %54 = call float @_Z8copysignff(float 0.000000e+00, float %.054)
  br label %55

55:
  %.159 = phi float [ %.058, %35 ], [ %42, %50 ], [ %42, %53 ]
  %.157 = phi float [ %.056, %35 ], [ %46, %50 ], [ %46, %53 ]
  %.155 = phi float [ %.054, %35 ], [ %.054, %50 ], [ %54, %53 ]
  %.153 = phi float [ %.052, %35 ], [ %51, %50 ], [ %51, %53 ]
  %.1 = phi i1 [ %.0, %35 ], [ true, %50 ], [ true, %53 ]
  br i1 %.1, label %58, label %56

56:
  store float %8, ptr %0, align 4
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %10, ptr %57, align 4
  br label %67

58:
  %59 = fneg float %.157
  %60 = fmul float %.155, %59
  %61 = call float @llvm.fmuladd.f32(float %.153, float %.159, float %60)
  %62 = fmul float %61, 0x7FF0000000000000
  store float %62, ptr %0, align 4
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %64 = fmul float %.155, %.159
  %65 = call float @llvm.fmuladd.f32(float %.153, float %.157, float %64)
  %66 = fmul float %65, 0x7FF0000000000000
  store float %66, ptr %63, align 4
  br label %67

67:
  ret void
}

define void @__divsc3(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, float %1, float %2, float %3, float %4) #0 {
  %6 = call float @_Z4fabsf(float %3)
  %7 = call float @_Z4fabsf(float %4)
  %8 = call float @_Z4fmaxff(float %6, float %7)
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub float %8, %8
  %11 = fcmp une float %10, 0.000000e+00
  %or.cond = or i1 %9, %11
  br i1 %or.cond, label %14, label %12

12:
  %13 = call i32 @_Z5ilogbf(float %8)
  br label %14

14:
  %15 = phi i32 [ %13, %12 ], [ 0, %5 ]
  %16 = sub nsw i32 0, %15
  %17 = call float @_Z5ldexpfi(float %3, i32 %16)
  %18 = call float @_Z5ldexpfi(float %4, i32 %16)
  %19 = fmul float %18, %18
  %20 = call float @llvm.fmuladd.f32(float %17, float %17, float %19)
  %21 = fmul float %2, %18
  %22 = call float @llvm.fmuladd.f32(float %1, float %17, float %21)
  %23 = fdiv float %22, %20
  %24 = call float @_Z5ldexpfi(float %23, i32 %16)
  %25 = fneg float %18
  %26 = fmul float %1, %25
  %27 = call float @llvm.fmuladd.f32(float %2, float %17, float %26)
  %28 = fdiv float %27, %20
  %29 = call float @_Z5ldexpfi(float %28, i32 %16)
  %30 = fcmp ord float %24, 0.000000e+00
  %31 = fcmp ord float %29, 0.000000e+00
  %or.cond79 = or i1 %30, %31
  br i1 %or.cond79, label %32, label %34

32:
  store float %24, ptr %0, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %29, ptr %33, align 4
  br label %97

34:
  %35 = fcmp oeq float %20, 0.000000e+00
  br i1 %35, label %36, label %44

36:
  %37 = fcmp ord float %1, 0.000000e+00
  %38 = fcmp ord float %2, 0.000000e+00
  %or.cond80 = or i1 %37, %38
  br i1 %or.cond80, label %39, label %44

39:
  %40 = call float @_Z8copysignff(float 0x7FF0000000000000, float %3)
  %41 = fmul float %40, %1
  store float %41, ptr %0, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %43 = fmul float %40, %2
  store float %43, ptr %42, align 4
  br label %97

44:
  %45 = call float @llvm.fabs.f32(float %1)
  %46 = fcmp oeq float %45, 0x7FF0000000000000
  br i1 %46, label %52, label %47

47:
  %48 = call float @llvm.fabs.f32(float %2)
  %49 = fcmp oeq float %48, 0x7FF0000000000000
  %50 = fsub float %3, %3
  %51 = fcmp oeq float %50, 0.000000e+00
  %or.cond82 = and i1 %49, %51
  br i1 %or.cond82, label %53, label %71

52:
  %.old = fsub float %3, %3
  %.old81 = fcmp oeq float %.old, 0.000000e+00
  br i1 %.old81, label %53, label %71

53:
  %54 = fsub float %4, %4
  %55 = fcmp oeq float %54, 0.000000e+00
  br i1 %55, label %56, label %71

56:
  %57 = select i1 %46, float 1.000000e+00, float 0.000000e+00
  %58 = call float @_Z8copysignff(float %57, float %1)
  %59 = call float @llvm.fabs.f32(float %2)
  %60 = fcmp oeq float %59, 0x7FF0000000000000
  %61 = select i1 %60, float 1.000000e+00, float 0.000000e+00
  %62 = call float @_Z8copysignff(float %61, float %2)
  %63 = fmul float %62, %4
  %64 = call float @llvm.fmuladd.f32(float %58, float %3, float %63)
  %65 = fmul float %64, 0x7FF0000000000000
  store float %65, ptr %0, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %67 = fneg float %4
  %68 = fmul float %58, %67
  %69 = call float @llvm.fmuladd.f32(float %62, float %3, float %68)
  %70 = fmul float %69, 0x7FF0000000000000
  store float %70, ptr %66, align 4
  br label %97

71:
  %72 = call float @llvm.fabs.f32(float %8)
  %73 = fcmp oeq float %72, 0x7FF0000000000000
  %74 = fsub float %1, %1
  %75 = fcmp oeq float %74, 0.000000e+00
  %or.cond85 = and i1 %73, %75
  %76 = fsub float %2, %2
  %77 = fcmp oeq float %76, 0.000000e+00
  %or.cond88 = and i1 %or.cond85, %77
  br i1 %or.cond88, label %78, label %95

78:
  %79 = call float @llvm.fabs.f32(float %3)
  %80 = fcmp oeq float %79, 0x7FF0000000000000
  %81 = select i1 %80, float 1.000000e+00, float 0.000000e+00
  %82 = call float @_Z8copysignff(float %81, float %3)
  %83 = call float @llvm.fabs.f32(float %4)
  %84 = fcmp oeq float %83, 0x7FF0000000000000
  %85 = select i1 %84, float 1.000000e+00, float 0.000000e+00
  %86 = call float @_Z8copysignff(float %85, float %4)
  %87 = fmul float %2, %86
  %88 = call float @llvm.fmuladd.f32(float %1, float %82, float %87)
  %89 = fmul float %88, 0.000000e+00
  store float %89, ptr %0, align 4
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %91 = fneg float %86
  %92 = fmul float %1, %91
  %93 = call float @llvm.fmuladd.f32(float %2, float %82, float %92)
  %94 = fmul float %93, 0.000000e+00
  store float %94, ptr %90, align 4
  br label %97

95:
  store float %24, ptr %0, align 4
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %29, ptr %96, align 4
  br label %97

97:
  ret void
}

define void @__muldc3(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, double %1, double %2, double %3, double %4) #0 {
  %6 = fneg double %4
  %7 = fmul double %2, %6
  %8 = call double @llvm.fmuladd.f64(double %1, double %3, double %7)
  %9 = fmul double %2, %3
  %10 = call double @llvm.fmuladd.f64(double %1, double %4, double %9)
  %11 = fcmp ord double %8, 0.000000e+00
  %12 = fcmp ord double %10, 0.000000e+00
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %13, label %15

13:
  store double %8, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %10, ptr %14, align 8
  br label %67

15:
  %16 = call double @llvm.fabs.f64(double %1)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  %18 = call double @llvm.fabs.f64(double %2)
  %19 = fcmp oeq double %18, 0x7FF0000000000000
  %or.cond67 = or i1 %17, %19
  br i1 %or.cond67, label %20, label %35

20:
  %21 = select i1 %17, double 1.000000e+00, double 0.000000e+00
  %22 = call double @_Z8copysigndd(double %21, double %1)
  %23 = call double @llvm.fabs.f64(double %2)
  %24 = fcmp oeq double %23, 0x7FF0000000000000
  %25 = select i1 %24, double 1.000000e+00, double 0.000000e+00
  %26 = call double @_Z8copysigndd(double %25, double %2)
  %27 = fcmp ord double %3, 0.000000e+00
  br i1 %27, label %30, label %28

28:
  %29 = call double @_Z8copysigndd(double 0.000000e+00, double %3)
  br label %30

30:
  %31 = phi double [ %29, %28 ], [ %3, %20 ]
  %32 = fcmp ord double %4, 0.000000e+00
  br i1 %32, label %35, label %33

33:
  %34 = call double @_Z8copysigndd(double 0.000000e+00, double %4)
  br label %35

35:
  %.058 = phi double [ %3, %15 ], [ %31, %30 ], [ %31, %33 ]
  %.056 = phi double [ %4, %15 ], [ %4, %30 ], [ %34, %33 ]
  %.054 = phi double [ %2, %15 ], [ %26, %30 ], [ %26, %33 ]
  %.052 = phi double [ %1, %15 ], [ %22, %30 ], [ %22, %33 ]
  %.0 = phi i1 [ false, %15 ], [ true, %30 ], [ true, %33 ]
  %36 = call double @llvm.fabs.f64(double %.058)
  %37 = fcmp oeq double %36, 0x7FF0000000000000
  %38 = call double @llvm.fabs.f64(double %.056)
  %39 = fcmp oeq double %38, 0x7FF0000000000000
  %or.cond69 = or i1 %37, %39
  br i1 %or.cond69, label %40, label %55

40:
  %41 = select i1 %37, double 1.000000e+00, double 0.000000e+00
  %42 = call double @_Z8copysigndd(double %41, double %.058)
  %43 = call double @llvm.fabs.f64(double %.056)
  %44 = fcmp oeq double %43, 0x7FF0000000000000
  %45 = select i1 %44, double 1.000000e+00, double 0.000000e+00
  %46 = call double @_Z8copysigndd(double %45, double %.056)
  %47 = fcmp ord double %.052, 0.000000e+00
  br i1 %47, label %50, label %48

48:
  %49 = call double @_Z8copysigndd(double 0.000000e+00, double %.052)
  br label %50

50:
  %51 = phi double [ %49, %48 ], [ %.052, %40 ]
  %52 = fcmp ord double %.054, 0.000000e+00
  br i1 %52, label %55, label %53

53:
  %54 = call double @_Z8copysigndd(double 0.000000e+00, double %.054)
  br label %55

55:
  %.159 = phi double [ %.058, %35 ], [ %42, %50 ], [ %42, %53 ]
  %.157 = phi double [ %.056, %35 ], [ %46, %50 ], [ %46, %53 ]
  %.155 = phi double [ %.054, %35 ], [ %.054, %50 ], [ %54, %53 ]
  %.153 = phi double [ %.052, %35 ], [ %51, %50 ], [ %51, %53 ]
  %.1 = phi i1 [ %.0, %35 ], [ true, %50 ], [ true, %53 ]
  br i1 %.1, label %58, label %56

56:
  store double %8, ptr %0, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %10, ptr %57, align 8
  br label %67

58:
  %59 = fneg double %.157
  %60 = fmul double %.155, %59
  %61 = call double @llvm.fmuladd.f64(double %.153, double %.159, double %60)
  %62 = fmul double %61, 0x7FF0000000000000
  store double %62, ptr %0, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %64 = fmul double %.155, %.159
  %65 = call double @llvm.fmuladd.f64(double %.153, double %.157, double %64)
  %66 = fmul double %65, 0x7FF0000000000000
  store double %66, ptr %63, align 8
  br label %67

67:
  ret void
}

define void @__divdc3(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, double %1, double %2, double %3, double %4) #0 {
  %6 = call double @_Z4fabsd(double %3)
  %7 = call double @_Z4fabsd(double %4)
  %8 = call double @_Z4fmaxdd(double %6, double %7)
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = fsub double %8, %8
  %11 = fcmp une double %10, 0.000000e+00
  %or.cond = or i1 %9, %11
  br i1 %or.cond, label %14, label %12

12:
  %13 = call i32 @_Z5ilogbd(double %8)
  br label %14

14:
  %15 = phi i32 [ %13, %12 ], [ 0, %5 ]
  %16 = sub nsw i32 0, %15
  %17 = call double @_Z5ldexpdi(double %3, i32 %16)
  %18 = call double @_Z5ldexpdi(double %4, i32 %16)
  %19 = fmul double %18, %18
  %20 = call double @llvm.fmuladd.f64(double %17, double %17, double %19)
  %21 = fmul double %2, %18
  %22 = call double @llvm.fmuladd.f64(double %1, double %17, double %21)
  %23 = fdiv double %22, %20
  %24 = call double @_Z5ldexpdi(double %23, i32 %16)
  %25 = fneg double %18
  %26 = fmul double %1, %25
  %27 = call double @llvm.fmuladd.f64(double %2, double %17, double %26)
  %28 = fdiv double %27, %20
  %29 = call double @_Z5ldexpdi(double %28, i32 %16)
  %30 = fcmp ord double %24, 0.000000e+00
  %31 = fcmp ord double %29, 0.000000e+00
  %or.cond79 = or i1 %30, %31
  br i1 %or.cond79, label %32, label %34

32:
  store double %24, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %29, ptr %33, align 8
  br label %97

34:
  %35 = fcmp oeq double %20, 0.000000e+00
  br i1 %35, label %36, label %44

36:
  %37 = fcmp ord double %1, 0.000000e+00
  %38 = fcmp ord double %2, 0.000000e+00
  %or.cond80 = or i1 %37, %38
  br i1 %or.cond80, label %39, label %44

39:
  %40 = call double @_Z8copysigndd(double 0x7FF0000000000000, double %3)
  %41 = fmul double %40, %1
  store double %41, ptr %0, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %43 = fmul double %40, %2
  store double %43, ptr %42, align 8
  br label %97

44:
  %45 = call double @llvm.fabs.f64(double %1)
  %46 = fcmp oeq double %45, 0x7FF0000000000000
  br i1 %46, label %52, label %47

47:
  %48 = call double @llvm.fabs.f64(double %2)
  %49 = fcmp oeq double %48, 0x7FF0000000000000
  %50 = fsub double %3, %3
  %51 = fcmp oeq double %50, 0.000000e+00
  %or.cond82 = and i1 %49, %51
  br i1 %or.cond82, label %53, label %71

52:
  %.old = fsub double %3, %3
  %.old81 = fcmp oeq double %.old, 0.000000e+00
  br i1 %.old81, label %53, label %71

53:
  %54 = fsub double %4, %4
  %55 = fcmp oeq double %54, 0.000000e+00
  br i1 %55, label %56, label %71

56:
  %57 = select i1 %46, double 1.000000e+00, double 0.000000e+00
  %58 = call double @_Z8copysigndd(double %57, double %1)
  %59 = call double @llvm.fabs.f64(double %2)
  %60 = fcmp oeq double %59, 0x7FF0000000000000
  %61 = select i1 %60, double 1.000000e+00, double 0.000000e+00
  %62 = call double @_Z8copysigndd(double %61, double %2)
  %63 = fmul double %62, %4
  %64 = call double @llvm.fmuladd.f64(double %58, double %3, double %63)
  %65 = fmul double %64, 0x7FF0000000000000
  store double %65, ptr %0, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %67 = fneg double %4
  %68 = fmul double %58, %67
  %69 = call double @llvm.fmuladd.f64(double %62, double %3, double %68)
  %70 = fmul double %69, 0x7FF0000000000000
  store double %70, ptr %66, align 8
  br label %97

71:
  %72 = call double @llvm.fabs.f64(double %8)
  %73 = fcmp oeq double %72, 0x7FF0000000000000
  %74 = fsub double %1, %1
  %75 = fcmp oeq double %74, 0.000000e+00
  %or.cond85 = and i1 %73, %75
  %76 = fsub double %2, %2
  %77 = fcmp oeq double %76, 0.000000e+00
  %or.cond88 = and i1 %or.cond85, %77
  br i1 %or.cond88, label %78, label %95

78:
  %79 = call double @llvm.fabs.f64(double %3)
  %80 = fcmp oeq double %79, 0x7FF0000000000000
  %81 = select i1 %80, double 1.000000e+00, double 0.000000e+00
  %82 = call double @_Z8copysigndd(double %81, double %3)
  %83 = call double @llvm.fabs.f64(double %4)
  %84 = fcmp oeq double %83, 0x7FF0000000000000
  %85 = select i1 %84, double 1.000000e+00, double 0.000000e+00
  %86 = call double @_Z8copysigndd(double %85, double %4)
  %87 = fmul double %2, %86
  %88 = call double @llvm.fmuladd.f64(double %1, double %82, double %87)
  %89 = fmul double %88, 0.000000e+00
  store double %89, ptr %0, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %91 = fneg double %86
  %92 = fmul double %1, %91
  %93 = call double @llvm.fmuladd.f64(double %2, double %82, double %92)
  %94 = fmul double %93, 0.000000e+00
  store double %94, ptr %90, align 8
  br label %97

95:
  store double %24, ptr %0, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %29, ptr %96, align 8
  br label %97

97:
  ret void
}

define double @cabs(ptr byval({ double, double }) align 8 %0) #10 {
  %2 = load double, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8
  %5 = call double @_Z5hypotdd(double %2, double %4)
  ret double %5
}

define double @carg(ptr byval({ double, double }) align 8 %0) #10 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %0, align 8
  %5 = call double @_Z5atan2dd(double %3, double %4)
  ret double %5
}

define double @creal(ptr byval({ double, double }) align 8 %0) #10 {
  %2 = load double, ptr %0, align 8
  ret double %2
}

define double @cimag(ptr byval({ double, double }) align 8 %0) #10 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8
  ret double %3
}

define void @conj(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = load double, ptr %1, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load double, ptr %4, align 8
  %6 = fneg double %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %3, ptr %0, align 8
  store double %6, ptr %7, align 8
  store double %3, ptr %0, align 8
  store double %6, ptr %7, align 8
  ret void
}

define void @cpow(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1, ptr byval({ double, double }) align 8 %2) #10 {
  %4 = alloca { double, double }, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  %7 = alloca { double, double }, align 8
  %8 = load double, ptr %1, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load double, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %8, ptr %4, align 8, !noalias !177
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %10, ptr %.sroa.5.0..sroa_idx, align 8, !noalias !177
  %11 = call double @_ZL11log_of_size13DoubleComplex(ptr nonnull byval({ double, double }) align 8 %4), !noalias !177
  %12 = call double @_Z5atan2dd(double %10, double %8), !noalias !177
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %13 = load double, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load double, ptr %14, align 8
  call void @__muldc3(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %5, double %13, double %15, double %11, double %12)
  %16 = fcmp oeq double %13, 0.000000e+00
  %17 = fcmp oeq double %15, 0.000000e+00
  %18 = and i1 %16, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  br i1 %18, label %19, label %21

19:
  store double 1.000000e+00, ptr %6, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double 0.000000e+00, ptr %20, align 8
  br label %22

21:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %7, ptr nonnull align 8 dereferenceable(16) %5, i64 16, i1 false)
  call void @_ZL11complex_exp13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %6, ptr nonnull byval({ double, double }) align 8 %7)
  br label %22

22:
  %.sroa.01.0.copyload = load double, ptr %6, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %6, i64 8
  %.sroa.6.0.copyload = load double, ptr %.sroa.6.0..sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %.sroa.01.0.copyload, ptr %0, align 8
  store double %.sroa.6.0.copyload, ptr %23, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  store double %.sroa.01.0.copyload, ptr %0, align 8
  store double %.sroa.6.0.copyload, ptr %23, align 8
  ret void
}

define internal void @_ZL11complex_exp13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load double, ptr %3, align 8
  %5 = fcmp oeq double %4, 0.000000e+00
  br i1 %5, label %6, label %10

6:
  %7 = load double, ptr %1, align 8
  %8 = call double @_Z3expd(double %7)
  store double %8, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %4, ptr %9, align 8
  br label %39

10:
  %11 = load double, ptr %1, align 8
  %12 = call double @llvm.fabs.f64(double %11)
  %13 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %13, label %14, label %23

14:
  %15 = fsub double %4, %4
  %16 = fcmp oeq double %15, 0.000000e+00
  br i1 %16, label %23, label %17

17:
  %18 = fcmp olt double %11, 0.000000e+00
  br i1 %18, label %19, label %21

19:
  store double 0.000000e+00, ptr %0, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double 0.000000e+00, ptr %20, align 8
  br label %39

21:
  store double %11, ptr %0, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %15, ptr %22, align 8
  br label %39

23:
  %24 = fcmp ogt double %11, 7.000000e+02
  %25 = fadd double %11, -7.000000e+02
  %26 = select i1 %24, double %25, double %11
  %27 = call double @_Z3expd(double %26)
  br i1 %24, label %28, label %30

28:
  %29 = call double @_Z3expd(double 7.000000e+02)
  br label %30

30:
  %31 = phi double [ %29, %28 ], [ 1.000000e+00, %23 ]
  %32 = call double @_Z3cosd(double %4)
  %33 = fmul double %27, %32
  %34 = fmul double %33, %31
  store double %34, ptr %0, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = call double @_Z3sind(double %4)
  %37 = fmul double %27, %36
  %38 = fmul double %37, %31
  store double %38, ptr %35, align 8
  br label %39

39:
  ret void
}

define void @cexp(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL11complex_exp13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define void @clog(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = load double, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store double %4, ptr %3, align 8, !noalias !180
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %6, ptr %.sroa.5.0..sroa_idx, align 8, !noalias !180
  %7 = call double @_ZL11log_of_size13DoubleComplex(ptr nonnull byval({ double, double }) align 8 %3), !noalias !180
  %8 = call double @_Z5atan2dd(double %6, double %4), !noalias !180
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %7, ptr %0, align 8
  store double %8, ptr %9, align 8
  store double %7, ptr %0, align 8
  store double %8, ptr %9, align 8
  ret void
}

define void @csqrt(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = load double, ptr %1, align 8
  %4 = fcmp oeq double %3, 0.000000e+00
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8
  %7 = fcmp oeq double %6, 0.000000e+00
  %or.cond = select i1 %4, i1 %7, i1 false
  br i1 %or.cond, label %8, label %10

8:
  store double 0.000000e+00, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %6, ptr %9, align 8
  br label %60

10:
  %11 = call double @llvm.fabs.f64(double %6)
  %12 = fcmp oeq double %11, 0x7FF0000000000000
  br i1 %12, label %13, label %15

13:
  store double 0x7FF0000000000000, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %6, ptr %14, align 8
  br label %60

15:
  %16 = call double @llvm.fabs.f64(double %3)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  br i1 %17, label %18, label %29

18:
  %19 = fcmp olt double %3, 0.000000e+00
  br i1 %19, label %20, label %25

20:
  %21 = fsub double %6, %6
  %22 = call double @_Z4fabsd(double %21)
  store double %22, ptr %0, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = call double @_Z8copysigndd(double %3, double %6)
  store double %24, ptr %23, align 8
  br label %60

25:
  store double %3, ptr %0, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = fsub double %6, %6
  %28 = call double @_Z8copysigndd(double %27, double %6)
  store double %28, ptr %26, align 8
  br label %60

29:
  %30 = call double @_Z4fabsd(double %3)
  %31 = call double @_Z4fabsd(double %6)
  %32 = call double @_Z4fmaxdd(double %30, double %31)
  %33 = fcmp ogt double %32, 1.000000e+300
  %34 = fcmp olt double %32, 1.000000e-290
  %35 = select i1 %34, double 0x3C90000000000000, double 1.000000e+00
  %36 = select i1 %33, double 2.000000e+00, double %35
  %37 = fmul double %36, %36
  %38 = fdiv double %3, %37
  %39 = fdiv double %6, %37
  %40 = call double @_Z4fabsd(double %38)
  %41 = call double @_Z5hypotdd(double %38, double %39)
  %42 = fadd double %40, %41
  %43 = fmul double %42, 5.000000e-01
  %44 = call double @_Z4sqrtd(double %43)
  %45 = fcmp ult double %3, 0.000000e+00
  br i1 %45, label %52, label %46

46:
  %47 = fmul double %36, %44
  store double %47, ptr %0, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %49 = fmul double %44, 2.000000e+00
  %50 = fdiv double %39, %49
  %51 = fmul double %36, %50
  store double %51, ptr %48, align 8
  br label %60

52:
  %53 = call double @_Z4fabsd(double %39)
  %54 = fmul double %44, 2.000000e+00
  %55 = fdiv double %53, %54
  %56 = fmul double %36, %55
  store double %56, ptr %0, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %58 = fmul double %36, %44
  %59 = call double @_Z8copysigndd(double %58, double %6)
  store double %59, ptr %57, align 8
  br label %60

60:
  ret void
}

define void @cproj(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = load double, ptr %1, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load double, ptr %4, align 8
  %6 = call double @llvm.fabs.f64(double %3)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  %8 = call double @llvm.fabs.f64(double %5)
  %9 = fcmp oeq double %8, 0x7FF0000000000000
  %spec.select = select i1 %7, i1 true, i1 %9
  br i1 %spec.select, label %10, label %_ZL12complex_proj13DoubleComplex.exit

10:
  %11 = call double @_Z8copysigndd(double 0.000000e+00, double %5), !noalias !183
  br label %_ZL12complex_proj13DoubleComplex.exit

_ZL12complex_proj13DoubleComplex.exit:
  %.sroa.01.0 = phi double [ 0x7FF0000000000000, %10 ], [ %3, %2 ]
  %.sroa.5.0 = phi double [ %11, %10 ], [ %5, %2 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %.sroa.01.0, ptr %0, align 8
  store double %.sroa.5.0, ptr %12, align 8
  store double %.sroa.01.0, ptr %0, align 8
  store double %.sroa.5.0, ptr %12, align 8
  ret void
}

define void @csin(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load double, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load double, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %8 = fneg double %7
  store double %8, ptr %4, align 8, !alias.scope !186, !noalias !189
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %5, ptr %9, align 8, !alias.scope !186, !noalias !189
  call void @_ZL12complex_sinh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !189
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  %10 = fneg double %.sroa.06.0.copyload
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  ret void
}

define void @ccos(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = load double, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load double, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %8 = fneg double %7
  store double %8, ptr %3, align 8, !alias.scope !192, !noalias !195
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %5, ptr %9, align 8, !alias.scope !192, !noalias !195
  call void @_ZL12complex_cosh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %4, ptr nonnull byval({ double, double }) align 8 %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %10 = load double, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %10, ptr %0, align 8
  store double %12, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  store double %10, ptr %0, align 8
  store double %12, ptr %13, align 8
  ret void
}

define void @ctan(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load double, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load double, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %8 = fneg double %7
  store double %8, ptr %4, align 8, !alias.scope !198, !noalias !201
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %5, ptr %9, align 8, !alias.scope !198, !noalias !201
  call void @_ZL12complex_tanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !201
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  %10 = fneg double %.sroa.06.0.copyload
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  ret void
}

define void @casin(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL12complex_asin13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL12complex_asin13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %7 = load double, ptr %1, align 8
  %8 = fsub double 1.000000e+00, %7
  store double %8, ptr %4, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8
  %12 = fneg double %11
  store double %12, ptr %9, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %13 = fadd double %7, 1.000000e+00
  store double %13, ptr %6, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %11, ptr %14, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %5, ptr nonnull byval({ double, double }) align 8 %6)
  %15 = load double, ptr %3, align 8
  %16 = load double, ptr %5, align 8
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = load double, ptr %19, align 8
  %21 = fneg double %20
  %22 = fmul double %18, %21
  %23 = call double @llvm.fmuladd.f64(double %15, double %16, double %22)
  %24 = call double @_Z5atan2dd(double %7, double %23)
  store double %24, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load double, ptr %3, align 8
  %27 = load double, ptr %19, align 8
  %28 = load double, ptr %17, align 8
  %29 = load double, ptr %5, align 8
  %30 = fneg double %29
  %31 = fmul double %28, %30
  %32 = call double @llvm.fmuladd.f64(double %26, double %27, double %31)
  %33 = call double @_Z5asinhd(double %32)
  store double %33, ptr %25, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

define void @cacos(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL12complex_acos13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL12complex_acos13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %7 = load double, ptr %1, align 8
  %8 = fsub double 1.000000e+00, %7
  store double %8, ptr %4, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8
  %12 = fneg double %11
  store double %12, ptr %9, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %13 = fadd double %7, 1.000000e+00
  store double %13, ptr %6, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %11, ptr %14, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %5, ptr nonnull byval({ double, double }) align 8 %6)
  %15 = load double, ptr %3, align 8
  %16 = load double, ptr %5, align 8
  %17 = call double @_Z5atan2dd(double %15, double %16)
  %18 = fmul double %17, 2.000000e+00
  store double %18, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load double, ptr %5, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load double, ptr %23, align 8
  %25 = load double, ptr %3, align 8
  %26 = fneg double %25
  %27 = fmul double %24, %26
  %28 = call double @llvm.fmuladd.f64(double %20, double %22, double %27)
  %29 = call double @_Z5asinhd(double %28)
  store double %29, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

define void @catan(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load double, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load double, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %8 = fneg double %7
  store double %8, ptr %4, align 8, !alias.scope !204, !noalias !207
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %5, ptr %9, align 8, !alias.scope !204, !noalias !207
  call void @_ZL13complex_atanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !207
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  %10 = fneg double %.sroa.06.0.copyload
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  ret void
}

define void @csinh(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL12complex_sinh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL12complex_sinh13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load double, ptr %3, align 8
  %5 = fcmp oeq double %4, 0.000000e+00
  br i1 %5, label %6, label %10

6:
  %7 = load double, ptr %1, align 8
  %8 = call double @_Z4sinhd(double %7)
  store double %8, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %4, ptr %9, align 8
  br label %47

10:
  %11 = fsub double %4, %4
  %12 = fcmp oeq double %11, 0.000000e+00
  br i1 %12, label %20, label %13

13:
  %14 = load double, ptr %1, align 8
  %15 = fcmp oeq double %14, 0.000000e+00
  %16 = call double @llvm.fabs.f64(double %14)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  %or.cond = or i1 %15, %17
  %18 = select i1 %or.cond, double %14, double %11
  store double %18, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %11, ptr %19, align 8
  br label %47

20:
  %21 = load double, ptr %1, align 8
  %22 = call double @_Z4fabsd(double %21)
  %23 = fcmp ogt double %22, 7.000000e+02
  br i1 %23, label %24, label %39

24:
  %25 = call double @_Z4fabsd(double %21)
  %26 = fadd double %25, -7.000000e+02
  %27 = call double @_Z3expd(double %26)
  %28 = call double @_Z3expd(double 7.000000e+02)
  %29 = fmul double %28, 5.000000e-01
  %30 = call double @_Z8copysigndd(double 1.000000e+00, double %21)
  %31 = fmul double %30, %27
  %32 = call double @_Z3cosd(double %4)
  %33 = fmul double %31, %32
  %34 = fmul double %33, %29
  store double %34, ptr %0, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = call double @_Z3sind(double %4)
  %37 = fmul double %27, %36
  %38 = fmul double %37, %29
  store double %38, ptr %35, align 8
  br label %47

39:
  %40 = call double @_Z4sinhd(double %21)
  %41 = call double @_Z3cosd(double %4)
  %42 = fmul double %40, %41
  store double %42, ptr %0, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = call double @_Z4coshd(double %21)
  %45 = call double @_Z3sind(double %4)
  %46 = fmul double %44, %45
  store double %46, ptr %43, align 8
  br label %47

47:
  ret void
}

define void @ccosh(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL12complex_cosh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL12complex_cosh13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load double, ptr %3, align 8
  %5 = fcmp oeq double %4, 0.000000e+00
  br i1 %5, label %6, label %12

6:
  %7 = load double, ptr %1, align 8
  %8 = call double @_Z4coshd(double %7)
  store double %8, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = call double @_Z8copysigndd(double 1.000000e+00, double %7)
  %11 = fmul double %4, %10
  store double %11, ptr %9, align 8
  br label %50

12:
  %13 = fsub double %4, %4
  %14 = fcmp oeq double %13, 0.000000e+00
  br i1 %14, label %23, label %15

15:
  %16 = load double, ptr %1, align 8
  %17 = call double @llvm.fabs.f64(double %16)
  %18 = fcmp oeq double %17, 0x7FF0000000000000
  %19 = select i1 %18, double 0x7FF0000000000000, double %13
  store double %19, ptr %0, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = fcmp oeq double %16, 0.000000e+00
  %22 = select i1 %21, double %16, double %13
  store double %22, ptr %20, align 8
  br label %50

23:
  %24 = load double, ptr %1, align 8
  %25 = call double @_Z4fabsd(double %24)
  %26 = fcmp ogt double %25, 7.000000e+02
  br i1 %26, label %27, label %42

27:
  %28 = call double @_Z4fabsd(double %24)
  %29 = fadd double %28, -7.000000e+02
  %30 = call double @_Z3expd(double %29)
  %31 = call double @_Z3expd(double 7.000000e+02)
  %32 = fmul double %31, 5.000000e-01
  %33 = call double @_Z3cosd(double %4)
  %34 = fmul double %30, %33
  %35 = fmul double %34, %32
  store double %35, ptr %0, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = call double @_Z8copysigndd(double 1.000000e+00, double %24)
  %38 = fmul double %37, %30
  %39 = call double @_Z3sind(double %4)
  %40 = fmul double %38, %39
  %41 = fmul double %40, %32
  store double %41, ptr %36, align 8
  br label %50

42:
  %43 = call double @_Z4coshd(double %24)
  %44 = call double @_Z3cosd(double %4)
  %45 = fmul double %43, %44
  store double %45, ptr %0, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = call double @_Z4sinhd(double %24)
  %48 = call double @_Z3sind(double %4)
  %49 = fmul double %47, %48
  store double %49, ptr %46, align 8
  br label %50

50:
  ret void
}

define void @ctanh(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL12complex_tanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL12complex_tanh13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = load double, ptr %1, align 8
  %4 = call double @llvm.fabs.f64(double %3)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %5, label %6, label %19

6:
  %7 = call double @_Z8copysigndd(double 1.000000e+00, double %3)
  store double %7, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load double, ptr %9, align 8
  %11 = fsub double %10, %10
  %12 = fcmp oeq double %11, 0.000000e+00
  br i1 %12, label %13, label %16

13:
  %14 = fmul double %10, 2.000000e+00
  %15 = call double @_Z3sind(double %14)
  br label %16

16:
  %17 = phi double [ %15, %13 ], [ %10, %6 ]
  %18 = call double @_Z8copysigndd(double 0.000000e+00, double %17)
  store double %18, ptr %8, align 8
  br label %60

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load double, ptr %20, align 8
  %22 = fcmp oeq double %21, 0.000000e+00
  br i1 %22, label %23, label %26

23:
  %24 = call double @_Z4tanhd(double %3)
  store double %24, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %21, ptr %25, align 8
  br label %60

26:
  %27 = fsub double %21, %21
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %33, label %29

29:
  %30 = fcmp oeq double %3, 0.000000e+00
  %31 = select i1 %30, double %3, double %27
  store double %31, ptr %0, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %27, ptr %32, align 8
  br label %60

33:
  %34 = call double @_Z4fabsd(double %3)
  %35 = fcmp ogt double %34, 2.200000e+01
  br i1 %35, label %36, label %47

36:
  %37 = call double @_Z8copysigndd(double 1.000000e+00, double %3)
  store double %37, ptr %0, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = call double @_Z3sind(double %21)
  %40 = fmul double %39, 4.000000e+00
  %41 = call double @_Z3cosd(double %21)
  %42 = fmul double %40, %41
  %43 = call double @_Z4fabsd(double %3)
  %44 = fmul double %43, -2.000000e+00
  %45 = call double @_Z3expd(double %44)
  %46 = fmul double %42, %45
  store double %46, ptr %38, align 8
  br label %60

47:
  %48 = call double @_Z3tand(double %21)
  %49 = call double @llvm.fmuladd.f64(double %48, double %48, double 1.000000e+00)
  %50 = call double @_Z4sinhd(double %3)
  %51 = fmul double %49, %50
  %52 = call double @llvm.fmuladd.f64(double %51, double %50, double 1.000000e+00)
  %53 = call double @llvm.fmuladd.f64(double %50, double %50, double 1.000000e+00)
  %54 = call double @_Z4sqrtd(double %53)
  %55 = fmul double %49, %54
  %56 = fmul double %55, %50
  %57 = fdiv double %56, %52
  store double %57, ptr %0, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %59 = fdiv double %48, %52
  store double %59, ptr %58, align 8
  br label %60

60:
  ret void
}

define void @casinh(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load double, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load double, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %8 = fneg double %7
  store double %8, ptr %4, align 8, !alias.scope !210, !noalias !213
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %5, ptr %9, align 8, !alias.scope !210, !noalias !213
  call void @_ZL12complex_asin13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !213
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  %10 = fneg double %.sroa.06.0.copyload
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  store double %.sroa.47.0.copyload, ptr %0, align 8
  store double %10, ptr %11, align 8
  ret void
}

define void @cacosh(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL13complex_acosh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL13complex_acosh13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %7 = load double, ptr %1, align 8
  %8 = fadd double %7, -1.000000e+00
  store double %8, ptr %4, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8
  store double %11, ptr %9, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %12 = fadd double %7, 1.000000e+00
  store double %12, ptr %6, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %11, ptr %13, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %5, ptr nonnull byval({ double, double }) align 8 %6)
  %14 = load double, ptr %3, align 8
  %15 = load double, ptr %5, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %19 = load double, ptr %18, align 8
  %20 = fmul double %17, %19
  %21 = call double @llvm.fmuladd.f64(double %14, double %15, double %20)
  %22 = call double @_Z5asinhd(double %21)
  store double %22, ptr %0, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load double, ptr %16, align 8
  %25 = load double, ptr %5, align 8
  %26 = call double @_Z5atan2dd(double %24, double %25)
  %27 = fmul double %26, 2.000000e+00
  store double %27, ptr %23, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

define void @catanh(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load double, ptr %1, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %6, align 8
  call void @_ZL13complex_atanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %9 = load double, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store double %9, ptr %0, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @_ZL13complex_atanh13DoubleComplex(ptr dead_on_unwind noalias writable sret({ double, double }) align 8 %0, ptr byval({ double, double }) align 8 %1) #0 {
  %3 = load double, ptr %1, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load double, ptr %4, align 8
  %6 = call double @_Z5hypotdd(double %3, double %5)
  %7 = call double @_Z4fabsd(double %3)
  %8 = fcmp ogt double %6, 0x5F138D352E5096AF
  br i1 %8, label %9, label %17

9:
  %10 = fcmp oeq double %6, 0x7FF0000000000000
  %11 = fdiv double %7, %6
  %12 = fdiv double %11, %6
  %13 = select i1 %10, double 0.000000e+00, double %12
  %14 = call double @_Z8copysigndd(double %13, double %3)
  store double %14, ptr %0, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = call double @_Z8copysigndd(double 0x3FF921FB54442D18, double %5)
  store double %16, ptr %15, align 8
  br label %34

17:
  %18 = fmul double %7, 4.000000e+00
  %19 = fsub double 1.000000e+00, %7
  %20 = fmul double %5, %5
  %21 = call double @llvm.fmuladd.f64(double %19, double %19, double %20)
  %22 = fdiv double %18, %21
  %23 = call double @_Z5log1pd(double %22)
  %24 = fmul double %23, 2.500000e-01
  %25 = call double @_Z8copysigndd(double %24, double %3)
  store double %25, ptr %0, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = fmul double %5, 2.000000e+00
  %28 = fadd double %7, 1.000000e+00
  %29 = fneg double %5
  %30 = fmul double %5, %29
  %31 = call double @llvm.fmuladd.f64(double %19, double %28, double %30)
  %32 = call double @_Z5atan2dd(double %27, double %31)
  %33 = fmul double %32, 5.000000e-01
  store double %33, ptr %26, align 8
  br label %34

34:
  ret void
}

define float @cabsf(ptr byval({ float, float }) align 4 %0) #10 {
  %2 = load float, ptr %0, align 4
  %3 = fpext float %2 to double
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4
  %6 = fpext float %5 to double
  %7 = call double @_Z5hypotdd(double %3, double %6)
  %8 = fptrunc double %7 to float
  ret float %8
}

define float @cargf(ptr byval({ float, float }) align 4 %0) #10 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = load float, ptr %0, align 4
  %6 = fpext float %5 to double
  %7 = call double @_Z5atan2dd(double %4, double %6)
  %8 = fptrunc double %7 to float
  ret float %8
}

define float @crealf(ptr byval({ float, float }) align 4 %0) #10 {
  %2 = load float, ptr %0, align 4
  ret float %2
}

define float @cimagf(ptr byval({ float, float }) align 4 %0) #10 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3 = load float, ptr %2, align 4
  ret float %3
}

define void @conjf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = load float, ptr %1, align 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %5 = load float, ptr %4, align 4
  %6 = fneg float %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %3, ptr %0, align 4
  store float %6, ptr %7, align 4
  store float %3, ptr %0, align 4
  store float %6, ptr %7, align 4
  ret void
}

define void @cpowf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1, ptr byval({ float, float }) align 4 %2) #10 {
  %4 = alloca { double, double }, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  %7 = alloca { double, double }, align 8
  %8 = load float, ptr %1, align 4
  %9 = fpext float %8 to double
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %9, ptr %4, align 8, !noalias !216
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %12, ptr %.sroa.5.0..sroa_idx, align 8, !noalias !216
  %13 = call double @_ZL11log_of_size13DoubleComplex(ptr nonnull byval({ double, double }) align 8 %4), !noalias !216
  %14 = call double @_Z5atan2dd(double %12, double %9), !noalias !216
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %15 = load float, ptr %2, align 4
  %16 = fpext float %15 to double
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fpext float %18 to double
  call void @__muldc3(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %5, double %16, double %19, double %13, double %14)
  %20 = fcmp oeq float %15, 0.000000e+00
  %21 = fcmp oeq float %18, 0.000000e+00
  %22 = and i1 %20, %21
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  br i1 %22, label %23, label %25

23:
  store double 1.000000e+00, ptr %6, align 8
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double 0.000000e+00, ptr %24, align 8
  br label %26

25:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %7, ptr nonnull align 8 dereferenceable(16) %5, i64 16, i1 false)
  call void @_ZL11complex_exp13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %6, ptr nonnull byval({ double, double }) align 8 %7)
  br label %26

26:
  %.sroa.01.0.copyload = load double, ptr %6, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %6, i64 8
  %.sroa.6.0.copyload = load double, ptr %.sroa.6.0..sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  %27 = fptrunc double %.sroa.01.0.copyload to float
  %28 = fptrunc double %.sroa.6.0.copyload to float
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %27, ptr %0, align 4
  store float %28, ptr %29, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  store float %27, ptr %0, align 4
  store float %28, ptr %29, align 4
  ret void
}

define void @cexpf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL11complex_exp13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @clogf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = load float, ptr %1, align 4
  %5 = fpext float %4 to double
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  %8 = fpext float %7 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store double %5, ptr %3, align 8, !noalias !219
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %8, ptr %.sroa.5.0..sroa_idx, align 8, !noalias !219
  %9 = call double @_ZL11log_of_size13DoubleComplex(ptr nonnull byval({ double, double }) align 8 %3), !noalias !219
  %10 = call double @_Z5atan2dd(double %8, double %5), !noalias !219
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %11 = fptrunc double %9 to float
  %12 = fptrunc double %10 to float
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %11, ptr %0, align 4
  store float %12, ptr %13, align 4
  store float %11, ptr %0, align 4
  store float %12, ptr %13, align 4
  ret void
}

define void @csqrtf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL12complex_sqrt13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @cprojf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = load float, ptr %1, align 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %5 = load float, ptr %4, align 4
  %6 = fpext float %5 to double
  %7 = call float @llvm.fabs.f32(float %3)
  %8 = fcmp oeq float %7, 0x7FF0000000000000
  %9 = call double @llvm.fabs.f64(double %6)
  %10 = fcmp oeq double %9, 0x7FF0000000000000
  %spec.select = select i1 %8, i1 true, i1 %10
  br i1 %spec.select, label %11, label %_ZL12complex_proj13DoubleComplex.exit

11:
  %12 = call double @_Z8copysigndd(double 0.000000e+00, double %6), !noalias !222
  %13 = fptrunc double %12 to float
  br label %_ZL12complex_proj13DoubleComplex.exit

_ZL12complex_proj13DoubleComplex.exit:
  %.sroa.01.0 = phi float [ 0x7FF0000000000000, %11 ], [ %3, %2 ]
  %.sroa.5.0 = phi float [ %13, %11 ], [ %5, %2 ]
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %.sroa.01.0, ptr %0, align 4
  store float %.sroa.5.0, ptr %14, align 4
  store float %.sroa.01.0, ptr %0, align 4
  store float %.sroa.5.0, ptr %14, align 4
  ret void
}

define void @csinf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4
  %9 = fpext float %8 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %10 = fneg double %9
  store double %10, ptr %4, align 8, !alias.scope !225, !noalias !228
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %6, ptr %11, align 8, !alias.scope !225, !noalias !228
  call void @_ZL12complex_sinh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !228
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %12 = fptrunc double %.sroa.47.0.copyload to float
  %13 = fptrunc double %.sroa.06.0.copyload to float
  %14 = fneg float %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  ret void
}

define void @ccosf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4
  %9 = fpext float %8 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %10 = fneg double %9
  store double %10, ptr %3, align 8, !alias.scope !231, !noalias !234
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double %6, ptr %11, align 8, !alias.scope !231, !noalias !234
  call void @_ZL12complex_cosh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %4, ptr nonnull byval({ double, double }) align 8 %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %12 = load double, ptr %4, align 8
  %13 = fptrunc double %12 to float
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %15 = load double, ptr %14, align 8
  %16 = fptrunc double %15 to float
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %13, ptr %0, align 4
  store float %16, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  store float %13, ptr %0, align 4
  store float %16, ptr %17, align 4
  ret void
}

define void @ctanf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4
  %9 = fpext float %8 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %10 = fneg double %9
  store double %10, ptr %4, align 8, !alias.scope !237, !noalias !240
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %6, ptr %11, align 8, !alias.scope !237, !noalias !240
  call void @_ZL12complex_tanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !240
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %12 = fptrunc double %.sroa.47.0.copyload to float
  %13 = fptrunc double %.sroa.06.0.copyload to float
  %14 = fneg float %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  ret void
}

define void @casinf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL12complex_asin13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @cacosf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL12complex_acos13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @catanf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4
  %9 = fpext float %8 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %10 = fneg double %9
  store double %10, ptr %4, align 8, !alias.scope !243, !noalias !246
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %6, ptr %11, align 8, !alias.scope !243, !noalias !246
  call void @_ZL13complex_atanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !246
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %12 = fptrunc double %.sroa.47.0.copyload to float
  %13 = fptrunc double %.sroa.06.0.copyload to float
  %14 = fneg float %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  ret void
}

define void @csinhf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL12complex_sinh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @ccoshf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL12complex_cosh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @ctanhf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL12complex_tanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @casinhf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4
  %9 = fpext float %8 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %10 = fneg double %9
  store double %10, ptr %4, align 8, !alias.scope !249, !noalias !252
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %6, ptr %11, align 8, !alias.scope !249, !noalias !252
  call void @_ZL12complex_asin13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4), !noalias !252
  %.sroa.06.0.copyload = load double, ptr %3, align 8
  %.sroa.47.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.47.0.copyload = load double, ptr %.sroa.47.0..sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %12 = fptrunc double %.sroa.47.0.copyload to float
  %13 = fptrunc double %.sroa.06.0.copyload to float
  %14 = fneg float %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  store float %12, ptr %0, align 4
  store float %14, ptr %15, align 4
  ret void
}

define void @cacoshf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL13complex_acosh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

define void @catanhf(ptr dead_on_unwind noalias writable sret({ float, float }) align 4 %0, ptr byval({ float, float }) align 4 %1) #10 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = load float, ptr %1, align 4
  %6 = fpext float %5 to double
  store double %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fpext float %9 to double
  store double %10, ptr %7, align 8
  call void @_ZL13complex_atanh13DoubleComplex(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %3, ptr nonnull byval({ double, double }) align 8 %4)
  %11 = load double, ptr %3, align 8
  %12 = fptrunc double %11 to float
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  store float %12, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

declare i64 @__native_query_item_global_id(ptr, i32) #6

declare ptr @__native_item() #5

declare i64 @__native_query_item_local_id(ptr, i32) #6

declare i64 @__native_query_group_group_id(ptr, i32) #6

declare i64 @__native_query_group_global_size(ptr, i32) #6

declare i64 @__native_query_group_local_size(ptr, i32) #6

declare i64 @__native_query_group_group_count(ptr, i32) #6

declare i64 @__native_query_group_global_offset(ptr, i32) #6

declare i64 @__native_query_group_dimensions(ptr) #6

declare i64 @__native_query_item_index(ptr) #6

declare i64 @__native_query_group_items(ptr) #6

declare ptr @__native_query_group_dynamic_local_memory(ptr) #6

declare void @__native_barrier() #11

define internal void @_ZL6appendP4TextPKcm(ptr %0, ptr %1, i64 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %5, %7
  %.not = icmp ult i64 %8, %2
  br i1 %.not, label %9, label %.critedge

9:
  %10 = shl i64 %5, 1
  %11 = add i64 %10, %2
  %12 = add i64 %11, 64
  %13 = load ptr, ptr %0, align 8
  %14 = call ptr @realloc(ptr %13, i64 %12) #15
  %.not20 = icmp eq ptr %14, null
  br i1 %.not20, label %_ZL8has_roomP4Textm.exit, label %15

15:
  store ptr %14, ptr %0, align 8
  store i64 %12, ptr %4, align 8
  br label %.critedge

.critedge:
  %16 = load ptr, ptr %0, align 8
  %17 = load i64, ptr %6, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %1, i64 %2, i1 false)
  %19 = load i64, ptr %6, align 8
  %20 = add i64 %19, %2
  store i64 %20, ptr %6, align 8
  br label %_ZL8has_roomP4Textm.exit

_ZL8has_roomP4Textm.exit:
  ret void
}

define internal ptr @_ZL14read_directivePKcP9DirectivePPKmS4_(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  store ptr %0, ptr %1, align 8
  br label %5

5:
  %.0117 = phi ptr [ %0, %4 ], [ %13, %.critedge ]
  %6 = load i8, ptr %.0117, align 1
  br label %7

7:
  %.088 = phi ptr [ @.str.7, %5 ], [ %12, %11 ]
  %8 = load i8, ptr %.088, align 1
  %.not = icmp eq i8 %8, 0
  br i1 %.not, label %_ZL9is_one_ofcPKc.exit, label %9

9:
  %10 = icmp eq i8 %8, %6
  br i1 %10, label %.critedge, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %.088, i64 1
  br label %7, !llvm.loop !169

.critedge:
  %13 = getelementptr inbounds nuw i8, ptr %.0117, i64 1
  br label %5, !llvm.loop !255

_ZL9is_one_ofcPKc.exit:
  %14 = ptrtoint ptr %.0117 to i64
  %15 = ptrtoint ptr %0 to i64
  %16 = sub i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %20 = load i8, ptr %.0117, align 1
  %21 = icmp eq i8 %20, 42
  br i1 %21, label %22, label %32

22:
  %23 = load ptr, ptr %2, align 8
  %24 = icmp ult ptr %23, %3
  br i1 %24, label %25, label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %26, ptr %2, align 8
  %27 = load i64, ptr %23, align 8
  %28 = trunc i64 %27 to i32
  br label %29

29:
  %30 = phi i32 [ %28, %25 ], [ 0, %22 ]
  store i32 %30, ptr %19, align 4
  %31 = getelementptr inbounds nuw i8, ptr %.0117, i64 1
  br label %_ZL11read_numberPPKcPiPPKmS4_.exit

32:
  store i32 0, ptr %19, align 4
  br label %33

33:
  %.086 = phi ptr [ %.0117, %32 ], [ %45, %37 ]
  %34 = load i8, ptr %.086, align 1
  %35 = icmp sgt i8 %34, 47
  %36 = icmp slt i8 %34, 58
  %or.cond = and i1 %35, %36
  br i1 %or.cond, label %37, label %_ZL11read_numberPPKcPiPPKmS4_.exit

37:
  %38 = load i32, ptr %19, align 4
  %39 = icmp slt i32 %38, 100000
  %40 = mul nsw i32 %38, 10
  %41 = sext i8 %34 to i32
  %42 = add nsw i32 %41, -48
  %43 = add nsw i32 %40, %42
  %44 = select i1 %39, i32 %43, i32 %38
  store i32 %44, ptr %19, align 4
  %45 = getelementptr inbounds nuw i8, ptr %.086, i64 1
  br label %33, !llvm.loop !256

_ZL11read_numberPPKcPiPPKmS4_.exit:
  %.5 = phi ptr [ %31, %29 ], [ %.086, %33 ]
  %46 = icmp ne ptr %.5, %.0117
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %48 = zext i1 %46 to i8
  store i8 %48, ptr %47, align 4
  %49 = load i8, ptr %.5, align 1
  %50 = icmp eq i8 %49, 46
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 29
  %52 = zext i1 %50 to i8
  store i8 %52, ptr %51, align 1
  br i1 %50, label %53, label %85

53:
  %54 = getelementptr inbounds nuw i8, ptr %.5, i64 1
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %56 = load i8, ptr %54, align 1
  %57 = icmp eq i8 %56, 42
  br i1 %57, label %58, label %68

58:
  %59 = load ptr, ptr %2, align 8
  %60 = icmp ult ptr %59, %3
  br i1 %60, label %61, label %65

61:
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store ptr %62, ptr %2, align 8
  %63 = load i64, ptr %59, align 8
  %64 = trunc i64 %63 to i32
  br label %65

65:
  %66 = phi i32 [ %64, %61 ], [ 0, %58 ]
  store i32 %66, ptr %55, align 4
  %67 = getelementptr inbounds nuw i8, ptr %.5, i64 2
  br label %_ZL11read_numberPPKcPiPPKmS4_.exit2

68:
  store i32 0, ptr %55, align 4
  br label %69

69:
  %.087 = phi ptr [ %54, %68 ], [ %81, %73 ]
  %70 = load i8, ptr %.087, align 1
  %71 = icmp sgt i8 %70, 47
  %72 = icmp slt i8 %70, 58
  %or.cond124 = and i1 %71, %72
  br i1 %or.cond124, label %73, label %_ZL11read_numberPPKcPiPPKmS4_.exit2

73:
  %74 = load i32, ptr %55, align 4
  %75 = icmp slt i32 %74, 100000
  %76 = mul nsw i32 %74, 10
  %77 = sext i8 %70 to i32
  %78 = add nsw i32 %77, -48
  %79 = add nsw i32 %76, %78
  %80 = select i1 %75, i32 %79, i32 %74
  store i32 %80, ptr %55, align 4
  %81 = getelementptr inbounds nuw i8, ptr %.087, i64 1
  br label %69, !llvm.loop !256

_ZL11read_numberPPKcPiPPKmS4_.exit2:
  %.6 = phi ptr [ %67, %65 ], [ %.087, %69 ]
  %82 = load i32, ptr %55, align 8
  %83 = icmp sgt i32 %82, -1
  %84 = zext i1 %83 to i8
  store i8 %84, ptr %51, align 1
  br label %85

85:
  %.1 = phi ptr [ %.6, %_ZL11read_numberPPKcPiPPKmS4_.exit2 ], [ %.5, %_ZL11read_numberPPKcPiPPKmS4_.exit ]
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 20
  store i32 1, ptr %86, align 4
  %87 = load i8, ptr %.1, align 1
  %88 = icmp eq i8 %87, 118
  br i1 %88, label %89, label %_ZL11read_digitsPKcPi.exit4

89:
  %storemerge = phi i32 [ %99, %93 ], [ 0, %85 ]
  %.1.pn = phi ptr [ %.0, %93 ], [ %.1, %85 ]
  store i32 %storemerge, ptr %86, align 4
  %.0 = getelementptr inbounds nuw i8, ptr %.1.pn, i64 1
  %90 = load i8, ptr %.0, align 1
  %91 = icmp sgt i8 %90, 47
  %92 = icmp slt i8 %90, 58
  %or.cond125 = and i1 %91, %92
  br i1 %or.cond125, label %93, label %_ZL11read_digitsPKcPi.exit4

93:
  %94 = icmp slt i32 %storemerge, 100000
  %95 = mul nsw i32 %storemerge, 10
  %96 = sext i8 %90 to i32
  %97 = add nsw i32 %96, -48
  %98 = add nsw i32 %95, %97
  %99 = select i1 %94, i32 %98, i32 %storemerge
  br label %89, !llvm.loop !256

_ZL11read_digitsPKcPi.exit4:
  %.2 = phi ptr [ %.1, %85 ], [ %.0, %89 ]
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i32 4, ptr %100, align 8
  %101 = load i8, ptr %.2, align 1
  %102 = icmp eq i8 %101, 104
  br i1 %102, label %103, label %109

103:
  %104 = getelementptr inbounds nuw i8, ptr %.2, i64 1
  %105 = load i8, ptr %104, align 1
  %106 = icmp eq i8 %105, 108
  br i1 %106, label %107, label %109

107:
  %108 = getelementptr inbounds nuw i8, ptr %.2, i64 2
  br label %_ZL9is_one_ofcPKc.exit1

109:
  br label %110

110:
  %.4 = phi ptr [ %.2, %109 ], [ %124, %122 ]
  %111 = load i8, ptr %.4, align 1
  %112 = icmp eq i8 %111, 104
  br i1 %112, label %.critedge126, label %113

113:
  %.091 = phi ptr [ %118, %117 ], [ @.str.8, %110 ]
  %114 = load i8, ptr %.091, align 1
  %.not122 = icmp eq i8 %114, 0
  br i1 %.not122, label %_ZL9is_one_ofcPKc.exit1, label %115

115:
  %116 = icmp eq i8 %114, %111
  br i1 %116, label %.critedge121, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %.091, i64 1
  br label %113, !llvm.loop !169

.critedge121:
  br i1 %112, label %.critedge126, label %122

.critedge126:
  %119 = load i32, ptr %100, align 8
  %120 = icmp eq i32 %119, 2
  %121 = select i1 %120, i32 1, i32 2
  br label %122

122:
  %123 = phi i32 [ %121, %.critedge126 ], [ 8, %.critedge121 ]
  store i32 %123, ptr %100, align 8
  %124 = getelementptr inbounds nuw i8, ptr %.4, i64 1
  br label %110, !llvm.loop !257

_ZL9is_one_ofcPKc.exit1:
  %.3 = phi ptr [ %108, %107 ], [ %.4, %113 ]
  ret ptr %.3
}

define internal void @_ZL5spellPK9DirectiveP7Spelled(ptr %0, ptr %1) #0 {
  store i8 37, ptr %1, align 1
  br label %3

3:
  %.021 = phi i32 [ 1, %2 ], [ %13, %8 ]
  %.0 = phi i32 [ 0, %2 ], [ %16, %8 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp slt i32 %.0, %5
  %7 = icmp samesign ult i32 %.021, 8
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %17

8:
  %9 = load ptr, ptr %0, align 8
  %10 = zext nneg i32 %.0 to i64
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = add nuw nsw i32 %.021, 1
  %14 = zext nneg i32 %.021 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  store i8 %12, ptr %15, align 1
  %16 = add nuw nsw i32 %.0, 1
  br label %3, !llvm.loop !258

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %19 = load i8, ptr %18, align 4, !range !166, !noundef !167
  %20 = trunc nuw i8 %19 to i1
  br i1 %20, label %21, label %28

21:
  %22 = zext nneg i32 %.021 to i64
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull dereferenceable(1) %23, i64 12, ptr nonnull @.str.9, i32 %25) #6
  %27 = add nsw i32 %.021, %26
  br label %28

28:
  %.1 = phi i32 [ %27, %21 ], [ %.021, %17 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 29
  %30 = load i8, ptr %29, align 1, !range !166, !noundef !167
  %31 = trunc nuw i8 %30 to i1
  br i1 %31, label %32, label %39

32:
  %33 = sext i32 %.1 to i64
  %34 = getelementptr inbounds i8, ptr %1, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i32, ptr %35, align 8
  %37 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull dereferenceable(1) %34, i64 13, ptr nonnull @.str.10, i32 %36) #6
  %38 = add nsw i32 %.1, %37
  br label %39

39:
  %.2 = phi i32 [ %38, %32 ], [ %.1, %28 ]
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store i32 %.2, ptr %40, align 4
  ret void
}

define internal void @_ZL11append_slotP4TextP7Spelledicm(ptr %0, ptr %1, i32 %2, i8 signext %3, i64 %4) #0 {
  %6 = alloca [3 x i8], align 1
  %7 = alloca [2 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  store i8 108, ptr %6, align 1
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 1
  store i8 %3, ptr %8, align 1
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 2
  store i8 0, ptr %9, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  store i8 %3, ptr %7, align 1
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 1
  store i8 0, ptr %10, align 1
  switch i8 %3, label %34 [
    i8 100, label %11
    i8 105, label %11
    i8 117, label %19
    i8 111, label %19
    i8 120, label %19
    i8 88, label %19
    i8 99, label %27
    i8 115, label %29
    i8 112, label %32
  ]

11:
  switch i32 %2, label %_ZL9as_signedli.exit [
    i32 1, label %12
    i32 2, label %14
    i32 4, label %16
  ]

12:
  %sext38 = shl i64 %4, 56
  %13 = ashr exact i64 %sext38, 56
  br label %_ZL9as_signedli.exit

14:
  %sext37 = shl i64 %4, 48
  %15 = ashr exact i64 %sext37, 48
  br label %_ZL9as_signedli.exit

16:
  %sext = shl i64 %4, 32
  %17 = ashr exact i64 %sext, 32
  br label %_ZL9as_signedli.exit

_ZL9as_signedli.exit:
  %18 = phi i64 [ %13, %12 ], [ %15, %14 ], [ %17, %16 ], [ %4, %11 ]
  call void @_ZL12append_valueIlEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr nonnull %6, i64 %18)
  br label %36

19:
  switch i32 %2, label %_ZL11as_unsignedmi.exit [
    i32 1, label %20
    i32 2, label %22
    i32 4, label %24
  ]

20:
  %21 = and i64 %4, 255
  br label %_ZL11as_unsignedmi.exit

22:
  %23 = and i64 %4, 65535
  br label %_ZL11as_unsignedmi.exit

24:
  %25 = and i64 %4, 4294967295
  br label %_ZL11as_unsignedmi.exit

_ZL11as_unsignedmi.exit:
  %26 = phi i64 [ %21, %20 ], [ %23, %22 ], [ %25, %24 ], [ %4, %19 ]
  call void @_ZL12append_valueImEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr nonnull %6, i64 %26)
  br label %36

27:
  %28 = trunc i64 %4 to i32
  call void @_ZL12append_valueIiEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr nonnull %7, i32 %28)
  br label %36

29:
  %.not = icmp eq i64 %4, 0
  %30 = inttoptr i64 %4 to ptr
  %31 = select i1 %.not, ptr @.str.11, ptr %30
  call void @_ZL12append_valueIPKcEvP4TextP7SpelledS1_T_(ptr %0, ptr %1, ptr nonnull %7, ptr %31)
  br label %36

32:
  %33 = inttoptr i64 %4 to ptr
  call void @_ZL12append_valueIPvEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr nonnull %7, ptr %33)
  br label %36

34:
  %35 = bitcast i64 %4 to double
  call void @_ZL12append_valueIdEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr nonnull %7, double %35)
  br label %36

36:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  ret void
}

declare ptr @realloc(ptr, i64) #12

declare i32 @snprintf(ptr, i64, ptr, ...) #6

define internal void @_ZL12append_valueIlEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  br label %9

9:
  %.041 = phi i32 [ 0, %4 ], [ %15, %14 ]
  %10 = zext nneg i32 %.041 to i64
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %10
  store i8 %12, ptr %13, align 1
  %.not = icmp eq i8 %12, 0
  br i1 %.not, label %16, label %14

14:
  %15 = add nuw nsw i32 %.041, 1
  br label %9, !llvm.loop !259

16:
  %.040 = phi i32 [ %46, %_ZL8has_roomP4Textm.exit ], [ 0, %9 ]
  %17 = icmp samesign ult i32 %.040, 2
  br i1 %17, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %22
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %25, i64 %23, ptr %1, i64 %3) #6
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %.critedge, label %28

28:
  %29 = zext nneg i32 %26 to i64
  %30 = icmp ugt i64 %23, %29
  br i1 %30, label %31, label %34

31:
  %32 = load i64, ptr %21, align 8
  %33 = add i64 %32, %29
  store i64 %33, ptr %21, align 8
  br label %.critedge

34:
  %narrow = add nuw i32 %26, 1
  %35 = zext i32 %narrow to i64
  %36 = load i64, ptr %19, align 8
  %37 = load i64, ptr %21, align 8
  %38 = sub i64 %36, %37
  %.not43 = icmp ult i64 %38, %35
  br i1 %.not43, label %39, label %_ZL8has_roomP4Textm.exit

39:
  %40 = shl i64 %36, 1
  %41 = add i64 %40, %35
  %42 = add i64 %41, 64
  %43 = load ptr, ptr %0, align 8
  %44 = call ptr @realloc(ptr %43, i64 %42) #15
  %.not44 = icmp eq ptr %44, null
  br i1 %.not44, label %.critedge, label %45

45:
  store ptr %44, ptr %0, align 8
  store i64 %42, ptr %19, align 8
  br label %_ZL8has_roomP4Textm.exit

_ZL8has_roomP4Textm.exit:
  %46 = add nuw nsw i32 %.040, 1
  br label %16, !llvm.loop !260

.critedge:
  ret void
}

define internal void @_ZL12append_valueImEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  br label %9

9:
  %.041 = phi i32 [ 0, %4 ], [ %15, %14 ]
  %10 = zext nneg i32 %.041 to i64
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %10
  store i8 %12, ptr %13, align 1
  %.not = icmp eq i8 %12, 0
  br i1 %.not, label %16, label %14

14:
  %15 = add nuw nsw i32 %.041, 1
  br label %9, !llvm.loop !261

16:
  %.040 = phi i32 [ %46, %_ZL8has_roomP4Textm.exit ], [ 0, %9 ]
  %17 = icmp samesign ult i32 %.040, 2
  br i1 %17, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %22
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %25, i64 %23, ptr %1, i64 %3) #6
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %.critedge, label %28

28:
  %29 = zext nneg i32 %26 to i64
  %30 = icmp ugt i64 %23, %29
  br i1 %30, label %31, label %34

31:
  %32 = load i64, ptr %21, align 8
  %33 = add i64 %32, %29
  store i64 %33, ptr %21, align 8
  br label %.critedge

34:
  %narrow = add nuw i32 %26, 1
  %35 = zext i32 %narrow to i64
  %36 = load i64, ptr %19, align 8
  %37 = load i64, ptr %21, align 8
  %38 = sub i64 %36, %37
  %.not43 = icmp ult i64 %38, %35
  br i1 %.not43, label %39, label %_ZL8has_roomP4Textm.exit

39:
  %40 = shl i64 %36, 1
  %41 = add i64 %40, %35
  %42 = add i64 %41, 64
  %43 = load ptr, ptr %0, align 8
  %44 = call ptr @realloc(ptr %43, i64 %42) #15
  %.not44 = icmp eq ptr %44, null
  br i1 %.not44, label %.critedge, label %45

45:
  store ptr %44, ptr %0, align 8
  store i64 %42, ptr %19, align 8
  br label %_ZL8has_roomP4Textm.exit

_ZL8has_roomP4Textm.exit:
  %46 = add nuw nsw i32 %.040, 1
  br label %16, !llvm.loop !262

.critedge:
  ret void
}

define internal void @_ZL12append_valueIiEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  br label %9

9:
  %.041 = phi i32 [ 0, %4 ], [ %15, %14 ]
  %10 = zext nneg i32 %.041 to i64
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %10
  store i8 %12, ptr %13, align 1
  %.not = icmp eq i8 %12, 0
  br i1 %.not, label %16, label %14

14:
  %15 = add nuw nsw i32 %.041, 1
  br label %9, !llvm.loop !263

16:
  %.040 = phi i32 [ %46, %_ZL8has_roomP4Textm.exit ], [ 0, %9 ]
  %17 = icmp samesign ult i32 %.040, 2
  br i1 %17, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %22
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %25, i64 %23, ptr %1, i32 %3) #6
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %.critedge, label %28

28:
  %29 = zext nneg i32 %26 to i64
  %30 = icmp ugt i64 %23, %29
  br i1 %30, label %31, label %34

31:
  %32 = load i64, ptr %21, align 8
  %33 = add i64 %32, %29
  store i64 %33, ptr %21, align 8
  br label %.critedge

34:
  %narrow = add nuw i32 %26, 1
  %35 = zext i32 %narrow to i64
  %36 = load i64, ptr %19, align 8
  %37 = load i64, ptr %21, align 8
  %38 = sub i64 %36, %37
  %.not43 = icmp ult i64 %38, %35
  br i1 %.not43, label %39, label %_ZL8has_roomP4Textm.exit

39:
  %40 = shl i64 %36, 1
  %41 = add i64 %40, %35
  %42 = add i64 %41, 64
  %43 = load ptr, ptr %0, align 8
  %44 = call ptr @realloc(ptr %43, i64 %42) #15
  %.not44 = icmp eq ptr %44, null
  br i1 %.not44, label %.critedge, label %45

45:
  store ptr %44, ptr %0, align 8
  store i64 %42, ptr %19, align 8
  br label %_ZL8has_roomP4Textm.exit

_ZL8has_roomP4Textm.exit:
  %46 = add nuw nsw i32 %.040, 1
  br label %16, !llvm.loop !264

.critedge:
  ret void
}

define internal void @_ZL12append_valueIPKcEvP4TextP7SpelledS1_T_(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  br label %9

9:
  %.041 = phi i32 [ 0, %4 ], [ %15, %14 ]
  %10 = zext nneg i32 %.041 to i64
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %10
  store i8 %12, ptr %13, align 1
  %.not = icmp eq i8 %12, 0
  br i1 %.not, label %16, label %14

14:
  %15 = add nuw nsw i32 %.041, 1
  br label %9, !llvm.loop !265

16:
  %.040 = phi i32 [ %46, %_ZL8has_roomP4Textm.exit ], [ 0, %9 ]
  %17 = icmp samesign ult i32 %.040, 2
  br i1 %17, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %22
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %25, i64 %23, ptr %1, ptr %3) #6
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %.critedge, label %28

28:
  %29 = zext nneg i32 %26 to i64
  %30 = icmp ugt i64 %23, %29
  br i1 %30, label %31, label %34

31:
  %32 = load i64, ptr %21, align 8
  %33 = add i64 %32, %29
  store i64 %33, ptr %21, align 8
  br label %.critedge

34:
  %narrow = add nuw i32 %26, 1
  %35 = zext i32 %narrow to i64
  %36 = load i64, ptr %19, align 8
  %37 = load i64, ptr %21, align 8
  %38 = sub i64 %36, %37
  %.not43 = icmp ult i64 %38, %35
  br i1 %.not43, label %39, label %_ZL8has_roomP4Textm.exit

39:
  %40 = shl i64 %36, 1
  %41 = add i64 %40, %35
  %42 = add i64 %41, 64
  %43 = load ptr, ptr %0, align 8
  %44 = call ptr @realloc(ptr %43, i64 %42) #15
  %.not44 = icmp eq ptr %44, null
  br i1 %.not44, label %.critedge, label %45

45:
  store ptr %44, ptr %0, align 8
  store i64 %42, ptr %19, align 8
  br label %_ZL8has_roomP4Textm.exit

_ZL8has_roomP4Textm.exit:
  %46 = add nuw nsw i32 %.040, 1
  br label %16, !llvm.loop !266

.critedge:
  ret void
}

define internal void @_ZL12append_valueIPvEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  br label %9

9:
  %.041 = phi i32 [ 0, %4 ], [ %15, %14 ]
  %10 = zext nneg i32 %.041 to i64
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %10
  store i8 %12, ptr %13, align 1
  %.not = icmp eq i8 %12, 0
  br i1 %.not, label %16, label %14

14:
  %15 = add nuw nsw i32 %.041, 1
  br label %9, !llvm.loop !267

16:
  %.040 = phi i32 [ %46, %_ZL8has_roomP4Textm.exit ], [ 0, %9 ]
  %17 = icmp samesign ult i32 %.040, 2
  br i1 %17, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %22
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %25, i64 %23, ptr %1, ptr %3) #6
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %.critedge, label %28

28:
  %29 = zext nneg i32 %26 to i64
  %30 = icmp ugt i64 %23, %29
  br i1 %30, label %31, label %34

31:
  %32 = load i64, ptr %21, align 8
  %33 = add i64 %32, %29
  store i64 %33, ptr %21, align 8
  br label %.critedge

34:
  %narrow = add nuw i32 %26, 1
  %35 = zext i32 %narrow to i64
  %36 = load i64, ptr %19, align 8
  %37 = load i64, ptr %21, align 8
  %38 = sub i64 %36, %37
  %.not43 = icmp ult i64 %38, %35
  br i1 %.not43, label %39, label %_ZL8has_roomP4Textm.exit

39:
  %40 = shl i64 %36, 1
  %41 = add i64 %40, %35
  %42 = add i64 %41, 64
  %43 = load ptr, ptr %0, align 8
  %44 = call ptr @realloc(ptr %43, i64 %42) #15
  %.not44 = icmp eq ptr %44, null
  br i1 %.not44, label %.critedge, label %45

45:
  store ptr %44, ptr %0, align 8
  store i64 %42, ptr %19, align 8
  br label %_ZL8has_roomP4Textm.exit

_ZL8has_roomP4Textm.exit:
  %46 = add nuw nsw i32 %.040, 1
  br label %16, !llvm.loop !268

.critedge:
  ret void
}

define internal void @_ZL12append_valueIdEvP4TextP7SpelledPKcT_(ptr %0, ptr %1, ptr %2, double %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  br label %9

9:
  %.041 = phi i32 [ 0, %4 ], [ %15, %14 ]
  %10 = zext nneg i32 %.041 to i64
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %10
  store i8 %12, ptr %13, align 1
  %.not = icmp eq i8 %12, 0
  br i1 %.not, label %16, label %14

14:
  %15 = add nuw nsw i32 %.041, 1
  br label %9, !llvm.loop !269

16:
  %.040 = phi i32 [ %46, %_ZL8has_roomP4Textm.exit ], [ 0, %9 ]
  %17 = icmp samesign ult i32 %.040, 2
  br i1 %17, label %18, label %.critedge

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %20, %22
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %22
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %25, i64 %23, ptr %1, double %3) #6
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %.critedge, label %28

28:
  %29 = zext nneg i32 %26 to i64
  %30 = icmp ugt i64 %23, %29
  br i1 %30, label %31, label %34

31:
  %32 = load i64, ptr %21, align 8
  %33 = add i64 %32, %29
  store i64 %33, ptr %21, align 8
  br label %.critedge

34:
  %narrow = add nuw i32 %26, 1
  %35 = zext i32 %narrow to i64
  %36 = load i64, ptr %19, align 8
  %37 = load i64, ptr %21, align 8
  %38 = sub i64 %36, %37
  %.not43 = icmp ult i64 %38, %35
  br i1 %.not43, label %39, label %_ZL8has_roomP4Textm.exit

39:
  %40 = shl i64 %36, 1
  %41 = add i64 %40, %35
  %42 = add i64 %41, 64
  %43 = load ptr, ptr %0, align 8
  %44 = call ptr @realloc(ptr %43, i64 %42) #15
  %.not44 = icmp eq ptr %44, null
  br i1 %.not44, label %.critedge, label %45

45:
  store ptr %44, ptr %0, align 8
  store i64 %42, ptr %19, align 8
  br label %_ZL8has_roomP4Textm.exit

_ZL8has_roomP4Textm.exit:
  %46 = add nuw nsw i32 %.040, 1
  br label %16, !llvm.loop !270

.critedge:
  ret void
}

define internal double @_ZL11log_of_size13DoubleComplex(ptr byval({ double, double }) align 8 %0) #0 {
  %2 = load double, ptr %0, align 8
  %3 = call double @_Z4fabsd(double %2)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8
  %6 = call double @_Z4fabsd(double %5)
  %7 = fcmp ogt double %3, %6
  %. = select i1 %7, double %3, double %6
  %8 = select i1 %7, double %6, double %3
  %9 = fsub double %., %.
  %10 = fcmp oeq double %9, 0.000000e+00
  %11 = fcmp ogt double %., 1.000000e+300
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %18

12:
  %13 = fmul double %3, 2.500000e-01
  %14 = fmul double %6, 2.500000e-01
  %15 = call double @_Z5hypotdd(double %13, double %14)
  %16 = call double @_Z3logd(double %15)
  %17 = fadd double %16, 0x3FF62E42FEFA39EF
  br label %31

18:
  %19 = call double @_Z5hypotdd(double %3, double %6)
  %20 = fcmp ogt double %19, 5.000000e-01
  %21 = fcmp olt double %19, 2.000000e+00
  %or.cond24 = and i1 %20, %21
  br i1 %or.cond24, label %22, label %29

22:
  %23 = fadd double %., -1.000000e+00
  %24 = fadd double %., 1.000000e+00
  %25 = fmul double %8, %8
  %26 = call double @llvm.fmuladd.f64(double %23, double %24, double %25)
  %27 = call double @_Z5log1pd(double %26)
  %28 = fmul double %27, 5.000000e-01
  br label %31

29:
  %30 = call double @_Z3logd(double %19)
  br label %31

31:
  %.0 = phi double [ %17, %12 ], [ %28, %22 ], [ %30, %29 ]
  ret double %.0
}

declare ptr @__native_local(ptr) #6

define internal zeroext i1 @_ZL14given_in_groupIbET_bS0_(i1 zeroext %0, i1 zeroext %1) #0 {
  %3 = call ptr @__native_local(ptr nonnull @__native_group_scratch)
  br i1 %0, label %4, label %6

4:
  %5 = zext i1 %1 to i8
  store i8 %5, ptr %3, align 1
  br label %6

6:
  call void @__native_barrier() #11
  %7 = load i8, ptr %3, align 1, !range !166, !noundef !167
  %8 = trunc nuw i8 %7 to i1
  call void @__native_barrier() #11
  ret i1 %8
}

define internal void @_ZL6copiedILm1EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %18, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %19

12:
  %13 = mul i64 %.0, %3
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %15 = mul i64 %.0, %4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %17 = load i8, ptr %16, align 1
  store i8 %17, ptr %14, align 1
  %18 = add i64 %.0, %9
  br label %10, !llvm.loop !271

19:
  ret void
}

define internal void @_ZL6copiedILm2EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %20, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %21

12:
  %13 = mul i64 %.0, %3
  %14 = shl i64 %13, 1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = mul i64 %.0, %4
  %17 = shl i64 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i16, ptr %18, align 1
  store i16 %19, ptr %15, align 1
  %20 = add i64 %.0, %9
  br label %10, !llvm.loop !272

21:
  ret void
}

define internal void @_ZL6copiedILm4EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %20, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %21

12:
  %13 = mul i64 %.0, %3
  %14 = shl i64 %13, 2
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = mul i64 %.0, %4
  %17 = shl i64 %16, 2
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 1
  store i32 %19, ptr %15, align 1
  %20 = add i64 %.0, %9
  br label %10, !llvm.loop !273

21:
  ret void
}

define internal void @_ZL6copiedILm8EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %20, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %21

12:
  %13 = mul i64 %.0, %3
  %14 = shl i64 %13, 3
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = mul i64 %.0, %4
  %17 = shl i64 %16, 3
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 1
  store i64 %19, ptr %15, align 1
  %20 = add i64 %.0, %9
  br label %10, !llvm.loop !274

21:
  ret void
}

define internal void @_ZL6copiedILm16EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %19, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %20

12:
  %13 = mul i64 %.0, %3
  %14 = shl i64 %13, 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = mul i64 %.0, %4
  %17 = shl i64 %16, 4
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 dereferenceable(16) %15, ptr nonnull align 1 dereferenceable(16) %18, i64 16, i1 false)
  %19 = add i64 %.0, %9
  br label %10, !llvm.loop !275

20:
  ret void
}

define internal void @_ZL6copiedILm32EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %19, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %20

12:
  %13 = mul i64 %.0, %3
  %14 = shl i64 %13, 5
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = mul i64 %.0, %4
  %17 = shl i64 %16, 5
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 dereferenceable(32) %15, ptr nonnull align 1 dereferenceable(32) %18, i64 32, i1 false)
  %19 = add i64 %.0, %9
  br label %10, !llvm.loop !276

20:
  ret void
}

define internal void @_ZL6copiedILm64EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %19, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %20

12:
  %13 = mul i64 %.0, %3
  %14 = shl i64 %13, 6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = mul i64 %.0, %4
  %17 = shl i64 %16, 6
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 dereferenceable(64) %15, ptr nonnull align 1 dereferenceable(64) %18, i64 64, i1 false)
  %19 = add i64 %.0, %9
  br label %10, !llvm.loop !277

20:
  ret void
}

define internal void @_ZL6copiedILm128EEvPcPKcmmm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) #0 {
  %6 = call ptr @__native_item() #5
  %7 = call i64 @__native_query_item_index(ptr %6)
  %8 = call ptr @__native_item() #5
  %9 = call i64 @__native_query_group_items(ptr %8)
  br label %10

10:
  %.0 = phi i64 [ %7, %5 ], [ %19, %12 ]
  %11 = icmp ult i64 %.0, %2
  br i1 %11, label %12, label %20

12:
  %13 = mul i64 %.0, %3
  %14 = shl i64 %13, 7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = mul i64 %.0, %4
  %17 = shl i64 %16, 7
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 dereferenceable(128) %15, ptr nonnull align 1 dereferenceable(128) %18, i64 128, i1 false)
  %19 = add i64 %.0, %9
  br label %10, !llvm.loop !278

20:
  ret void
}

declare i32 @dprintf(i32, ptr, ...) #6

declare void @llvm.experimental.noalias.scope.decl(metadata) #13

declare i8 @llvm.abs.i8(i8, i1 immarg) #3

declare i8 @llvm.smax.i8(i8, i8) #2

declare i8 @llvm.smin.i8(i8, i8) #2

declare i16 @llvm.smax.i16(i16, i16) #2

declare i16 @llvm.smin.i16(i16, i16) #2

declare i8 @llvm.fshl.i8(i8, i8, i8) #2

declare i8 @llvm.umax.i8(i8, i8) #2

declare i8 @llvm.umin.i8(i8, i8) #2

declare i16 @llvm.umin.i16(i16, i16) #2

declare i16 @llvm.abs.i16(i16, i1 immarg) #3

declare i32 @llvm.smax.i32(i32, i32) #2

declare i32 @llvm.smin.i32(i32, i32) #2

declare i16 @llvm.fshl.i16(i16, i16, i16) #2

declare i16 @llvm.umax.i16(i16, i16) #2

declare i32 @llvm.umin.i32(i32, i32) #2

declare i32 @llvm.abs.i32(i32, i1 immarg) #3

declare i64 @llvm.smax.i64(i64, i64) #2

declare i64 @llvm.smin.i64(i64, i64) #2

declare i32 @llvm.fshl.i32(i32, i32, i32) #2

declare i32 @llvm.umax.i32(i32, i32) #2

declare i64 @llvm.umin.i64(i64, i64) #2

declare i64 @llvm.abs.i64(i64, i1 immarg) #3

declare i128 @llvm.smax.i128(i128, i128) #2

declare i128 @llvm.smin.i128(i128, i128) #2

declare i64 @llvm.fshl.i64(i64, i64, i64) #2

declare i64 @llvm.umax.i64(i64, i64) #2

declare i128 @llvm.umin.i128(i128, i128) #2

declare range(i32 -1, 2) i32 @llvm.scmp.i32.i16(i16, i16) #2

declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i16(i16, i16) #2

declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #2

declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #2

declare range(i32 -1, 2) i32 @llvm.scmp.i32.i64(i64, i64) #2

declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i64(i64, i64) #2

attributes #0 = { mustprogress nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress noreturn nounwind }
attributes #9 = { noreturn }
attributes #10 = { mustprogress nounwind willreturn }
attributes #11 = { convergent nounwind }
attributes #12 = { allocsize(1) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind allocsize(1) }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"native_cpu"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
!28 = distinct !{!28, !4}
!29 = distinct !{!29, !4}
!30 = distinct !{!30, !4}
!31 = distinct !{!31, !4}
!32 = distinct !{!32, !4}
!33 = distinct !{!33, !4}
!34 = distinct !{!34, !4}
!35 = distinct !{!35, !4}
!36 = distinct !{!36, !4}
!37 = distinct !{!37, !4}
!38 = distinct !{!38, !4}
!39 = distinct !{!39, !4}
!40 = distinct !{!40, !4}
!41 = distinct !{!41, !4}
!42 = distinct !{!42, !4}
!43 = distinct !{!43, !4}
!44 = distinct !{!44, !4}
!45 = distinct !{!45, !4}
!46 = distinct !{!46, !4}
!47 = distinct !{!47, !4}
!48 = distinct !{!48, !4}
!49 = distinct !{!49, !4}
!50 = distinct !{!50, !4}
!51 = distinct !{!51, !4}
!52 = distinct !{!52, !4}
!53 = distinct !{!53, !4}
!54 = distinct !{!54, !4}
!55 = distinct !{!55, !4}
!56 = distinct !{!56, !4}
!57 = distinct !{!57, !4}
!58 = distinct !{!58, !4}
!59 = distinct !{!59, !4}
!60 = distinct !{!60, !4}
!61 = distinct !{!61, !4}
!62 = distinct !{!62, !4}
!63 = distinct !{!63, !4}
!64 = distinct !{!64, !4}
!65 = distinct !{!65, !4}
!66 = distinct !{!66, !4}
!67 = distinct !{!67, !4}
!68 = distinct !{!68, !4}
!69 = distinct !{!69, !4}
!70 = distinct !{!70, !4}
!71 = distinct !{!71, !4}
!72 = distinct !{!72, !4}
!73 = distinct !{!73, !4}
!74 = distinct !{!74, !4}
!75 = distinct !{!75, !4}
!76 = distinct !{!76, !4}
!77 = distinct !{!77, !4}
!78 = distinct !{!78, !4}
!79 = distinct !{!79, !4}
!80 = distinct !{!80, !4}
!81 = distinct !{!81, !4}
!82 = distinct !{!82, !4}
!83 = distinct !{!83, !4}
!84 = distinct !{!84, !4}
!85 = distinct !{!85, !4}
!86 = distinct !{!86, !4}
!87 = distinct !{!87, !4}
!88 = distinct !{!88, !4}
!89 = distinct !{!89, !4}
!90 = distinct !{!90, !4}
!91 = distinct !{!91, !4}
!92 = distinct !{!92, !4}
!93 = distinct !{!93, !4}
!94 = distinct !{!94, !4}
!95 = distinct !{!95, !4}
!96 = distinct !{!96, !4}
!97 = distinct !{!97, !4}
!98 = distinct !{!98, !4}
!99 = distinct !{!99, !4}
!100 = distinct !{!100, !4}
!101 = distinct !{!101, !4}
!102 = distinct !{!102, !4}
!103 = distinct !{!103, !4}
!104 = distinct !{!104, !4}
!105 = distinct !{!105, !4}
!106 = distinct !{!106, !4}
!107 = distinct !{!107, !4}
!108 = distinct !{!108, !4}
!109 = distinct !{!109, !4}
!110 = distinct !{!110, !4}
!111 = distinct !{!111, !4}
!112 = distinct !{!112, !4}
!113 = distinct !{!113, !4}
!114 = distinct !{!114, !4}
!115 = distinct !{!115, !4}
!116 = distinct !{!116, !4}
!117 = distinct !{!117, !4}
!118 = distinct !{!118, !4}
!119 = distinct !{!119, !4}
!120 = distinct !{!120, !4}
!121 = distinct !{!121, !4}
!122 = distinct !{!122, !4}
!123 = distinct !{!123, !4}
!124 = distinct !{!124, !4}
!125 = distinct !{!125, !4}
!126 = distinct !{!126, !4}
!127 = distinct !{!127, !4}
!128 = distinct !{!128, !4}
!129 = distinct !{!129, !4}
!130 = distinct !{!130, !4}
!131 = distinct !{!131, !4}
!132 = distinct !{!132, !4}
!133 = distinct !{!133, !4}
!134 = distinct !{!134, !4}
!135 = distinct !{!135, !4}
!136 = distinct !{!136, !4}
!137 = distinct !{!137, !4}
!138 = distinct !{!138, !4}
!139 = distinct !{!139, !4}
!140 = distinct !{!140, !4}
!141 = distinct !{!141, !4}
!142 = distinct !{!142, !4}
!143 = distinct !{!143, !4}
!144 = distinct !{!144, !4}
!145 = distinct !{!145, !4}
!146 = distinct !{!146, !4}
!147 = distinct !{!147, !4}
!148 = distinct !{!148, !4}
!149 = distinct !{!149, !4}
!150 = distinct !{!150, !4}
!151 = distinct !{!151, !4}
!152 = distinct !{!152, !4}
!153 = distinct !{!153, !4}
!154 = distinct !{!154, !4}
!155 = distinct !{!155, !4}
!156 = distinct !{!156, !4}
!157 = distinct !{!157, !4}
!158 = distinct !{!158, !4}
!159 = distinct !{!159, !4}
!160 = distinct !{!160, !4}
!161 = distinct !{!161, !4}
!162 = distinct !{!162, !4}
!163 = distinct !{!163, !4}
!164 = distinct !{!164, !4}
!165 = distinct !{!165, !4}
!166 = !{i8 0, i8 2}
!167 = !{}
!168 = distinct !{!168, !4}
!169 = distinct !{!169, !4}
!170 = distinct !{!170, !4}
!171 = distinct !{!171, !4}
!172 = distinct !{!172, !4}
!173 = distinct !{!173, !4}
!174 = distinct !{!174, !4}
!175 = distinct !{!175, !4}
!176 = distinct !{!176, !4}
!177 = !{!178}
!178 = distinct !{!178, !179, !"_ZL11complex_log13DoubleComplex: argument 0"}
!179 = distinct !{!179, !"_ZL11complex_log13DoubleComplex"}
!180 = !{!181}
!181 = distinct !{!181, !182, !"_ZL11complex_log13DoubleComplex: argument 0"}
!182 = distinct !{!182, !"_ZL11complex_log13DoubleComplex"}
!183 = !{!184}
!184 = distinct !{!184, !185, !"_ZL12complex_proj13DoubleComplex: argument 0"}
!185 = distinct !{!185, !"_ZL12complex_proj13DoubleComplex"}
!186 = !{!187}
!187 = distinct !{!187, !188, !"_ZL7times_i13DoubleComplex: argument 0"}
!188 = distinct !{!188, !"_ZL7times_i13DoubleComplex"}
!189 = !{!190}
!190 = distinct !{!190, !191, !"_ZL11complex_sin13DoubleComplex: argument 0"}
!191 = distinct !{!191, !"_ZL11complex_sin13DoubleComplex"}
!192 = !{!193}
!193 = distinct !{!193, !194, !"_ZL7times_i13DoubleComplex: argument 0"}
!194 = distinct !{!194, !"_ZL7times_i13DoubleComplex"}
!195 = !{!196}
!196 = distinct !{!196, !197, !"_ZL11complex_cos13DoubleComplex: argument 0"}
!197 = distinct !{!197, !"_ZL11complex_cos13DoubleComplex"}
!198 = !{!199}
!199 = distinct !{!199, !200, !"_ZL7times_i13DoubleComplex: argument 0"}
!200 = distinct !{!200, !"_ZL7times_i13DoubleComplex"}
!201 = !{!202}
!202 = distinct !{!202, !203, !"_ZL11complex_tan13DoubleComplex: argument 0"}
!203 = distinct !{!203, !"_ZL11complex_tan13DoubleComplex"}
!204 = !{!205}
!205 = distinct !{!205, !206, !"_ZL7times_i13DoubleComplex: argument 0"}
!206 = distinct !{!206, !"_ZL7times_i13DoubleComplex"}
!207 = !{!208}
!208 = distinct !{!208, !209, !"_ZL12complex_atan13DoubleComplex: argument 0"}
!209 = distinct !{!209, !"_ZL12complex_atan13DoubleComplex"}
!210 = !{!211}
!211 = distinct !{!211, !212, !"_ZL7times_i13DoubleComplex: argument 0"}
!212 = distinct !{!212, !"_ZL7times_i13DoubleComplex"}
!213 = !{!214}
!214 = distinct !{!214, !215, !"_ZL13complex_asinh13DoubleComplex: argument 0"}
!215 = distinct !{!215, !"_ZL13complex_asinh13DoubleComplex"}
!216 = !{!217}
!217 = distinct !{!217, !218, !"_ZL11complex_log13DoubleComplex: argument 0"}
!218 = distinct !{!218, !"_ZL11complex_log13DoubleComplex"}
!219 = !{!220}
!220 = distinct !{!220, !221, !"_ZL11complex_log13DoubleComplex: argument 0"}
!221 = distinct !{!221, !"_ZL11complex_log13DoubleComplex"}
!222 = !{!223}
!223 = distinct !{!223, !224, !"_ZL12complex_proj13DoubleComplex: argument 0"}
!224 = distinct !{!224, !"_ZL12complex_proj13DoubleComplex"}
!225 = !{!226}
!226 = distinct !{!226, !227, !"_ZL7times_i13DoubleComplex: argument 0"}
!227 = distinct !{!227, !"_ZL7times_i13DoubleComplex"}
!228 = !{!229}
!229 = distinct !{!229, !230, !"_ZL11complex_sin13DoubleComplex: argument 0"}
!230 = distinct !{!230, !"_ZL11complex_sin13DoubleComplex"}
!231 = !{!232}
!232 = distinct !{!232, !233, !"_ZL7times_i13DoubleComplex: argument 0"}
!233 = distinct !{!233, !"_ZL7times_i13DoubleComplex"}
!234 = !{!235}
!235 = distinct !{!235, !236, !"_ZL11complex_cos13DoubleComplex: argument 0"}
!236 = distinct !{!236, !"_ZL11complex_cos13DoubleComplex"}
!237 = !{!238}
!238 = distinct !{!238, !239, !"_ZL7times_i13DoubleComplex: argument 0"}
!239 = distinct !{!239, !"_ZL7times_i13DoubleComplex"}
!240 = !{!241}
!241 = distinct !{!241, !242, !"_ZL11complex_tan13DoubleComplex: argument 0"}
!242 = distinct !{!242, !"_ZL11complex_tan13DoubleComplex"}
!243 = !{!244}
!244 = distinct !{!244, !245, !"_ZL7times_i13DoubleComplex: argument 0"}
!245 = distinct !{!245, !"_ZL7times_i13DoubleComplex"}
!246 = !{!247}
!247 = distinct !{!247, !248, !"_ZL12complex_atan13DoubleComplex: argument 0"}
!248 = distinct !{!248, !"_ZL12complex_atan13DoubleComplex"}
!249 = !{!250}
!250 = distinct !{!250, !251, !"_ZL7times_i13DoubleComplex: argument 0"}
!251 = distinct !{!251, !"_ZL7times_i13DoubleComplex"}
!252 = !{!253}
!253 = distinct !{!253, !254, !"_ZL13complex_asinh13DoubleComplex: argument 0"}
!254 = distinct !{!254, !"_ZL13complex_asinh13DoubleComplex"}
!255 = distinct !{!255, !4}
!256 = distinct !{!256, !4}
!257 = distinct !{!257, !4}
!258 = distinct !{!258, !4}
!259 = distinct !{!259, !4}
!260 = distinct !{!260, !4}
!261 = distinct !{!261, !4}
!262 = distinct !{!262, !4}
!263 = distinct !{!263, !4}
!264 = distinct !{!264, !4}
!265 = distinct !{!265, !4}
!266 = distinct !{!266, !4}
!267 = distinct !{!267, !4}
!268 = distinct !{!268, !4}
!269 = distinct !{!269, !4}
!270 = distinct !{!270, !4}
!271 = distinct !{!271, !4}
!272 = distinct !{!272, !4}
!273 = distinct !{!273, !4}
!274 = distinct !{!274, !4}
!275 = distinct !{!275, !4}
!276 = distinct !{!276, !4}
!277 = distinct !{!277, !4}
!278 = distinct !{!278, !4}
