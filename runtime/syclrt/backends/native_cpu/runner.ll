source_filename = "runner.cpp"

%struct.Action = type { ptr, [16 x i64], i32, ptr }
%struct.Unlocked = type { %struct.Running, ptr }
%struct.Running = type { i64, ptr, i64, i32, ptr }
%struct.References = type { i32, [64 x ptr] }
%struct.Range = type { [3 x i64], [3 x i64], [3 x i64], i64, i64 }
%struct.Items = type { i64, [32 x ptr] }
%struct.Parameter = type { i32, i32, i32, i32, i32 }
%struct.KernelApart = type { %struct.Apart, ptr, ptr, ptr, i64, ptr }
%struct.Apart = type { ptr, ptr }
%struct.Time = type { i64, i64 }
%struct.Share = type { i64, i64, [48 x i8] }
%struct.Launch = type { [3 x i64], [3 x i64], [3 x i64], [3 x i64], i64, i64, i64, i64, i64, i64 }
%struct.Kernel = type { ptr, i64, i64, ptr, %struct.Launch, %struct.Launch }
%struct.ReplayApart = type <{ %struct.Apart, ptr, i32, [4 x i8] }>
%struct.Target = type { ptr, ptr, %struct.Parameter, i32 }
%struct.Change = type { ptr, ptr }
%struct.Node = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, [8 x i8] }
%struct.Slot = type { ptr, i32, i32, i32, [44 x i8] }
%struct.Graph = type { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, ptr, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, [40 x i8], i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], i32, [60 x i8], %struct.Opaque }
%struct.Opaque = type { [64 x i8] }
%struct.SignalStack = type { ptr, i32, i64 }
%struct.HandlerStack = type { [65536 x i8], %struct.SignalStack }
%struct.Worker = type { ptr, i32 }
%struct.Piece = type { ptr, ptr, i64 }
%struct.Named = type { i32, i32, i32 }

@_ZL6queues = internal unnamed_addr global ptr null, align 8
@_ZL8programs = internal global [256 x ptr] zeroinitializer, align 16
@_ZL5codes = internal global [4096 x ptr] zeroinitializer, align 16
@_ZL6stacks = internal global [64 x ptr] zeroinitializer, align 16
@constinit.1 = private unnamed_addr constant [3 x i64] [i64 1, i64 1, i64 1], align 8
@_ZL12is_installed = internal global i8 0, align 1
@__const._ZL7installv.action = private unnamed_addr constant %struct.Action { ptr @_ZL8at_faultiP4InfoPv, [16 x i64] zeroinitializer, i32 134217732, ptr null }, align 8
@_ZL6before = internal global [12 x %struct.Action] zeroinitializer, align 16
@_ZL10is_telling = internal global i8 0, align 1
@_ZL4line = internal global [4096 x i8] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [53 x i8] c"division by zero, or with a result that is too large\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"arithmetic exception\00", align 1
@.str.6 = private unnamed_addr constant [66 x i8] c"trap: code that must not be reached, or is none of this processor\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"bus error\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"segmentation fault\00", align 1
@.str.10 = private unnamed_addr constant [75 x i8] c", which it may not use: a null or freed pointer, or an index out of bounds\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1

@_ZN8UnlockedC1EPK4Pool = unnamed_addr alias void (ptr, ptr), ptr @_ZN8UnlockedC2EPK4Pool

define void @_ZN8UnlockedC2EPK4Pool(ptr nonnull align 8 captures(none) dereferenceable(48) initializes((0, 48)) %0, ptr readonly captures(none) %1) unnamed_addr #0 align 2 {
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(40) %0, i8 0, i64 40, i1 false)
  %3 = tail call i64 @pthread_self() #12
  store i64 %3, ptr %0, align 8, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = tail call ptr @PyEval_SaveThread() #12
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

define internal zeroext i1 @_ZL14handle_signalsP7Running(ptr captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  tail call void @PyEval_RestoreThread(ptr %3) #12
  %4 = tail call i32 @PyErr_CheckSignals() #12
  %5 = icmp ne i32 %4, 0
  %6 = tail call ptr @PyEval_SaveThread() #12
  store ptr %6, ptr %2, align 8, !tbaa !13
  ret i1 %5
}

define void @__native_know_queues(ptr %0) #3 {
  store ptr %0, ptr @_ZL6queues, align 8, !tbaa !21
  ret void
}

define ptr @__native_parallel_for(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca [2 x ptr], align 16
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Unlocked, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.References, align 8
  %.sroa.0.i.i.i = alloca { [3 x i64], [3 x i64], [3 x i64] }, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Range, align 8
  %14 = alloca %struct.References, align 8
  %15 = alloca [256 x i8], align 16
  %16 = alloca %struct.Unlocked, align 8
  %17 = alloca %struct.References, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.References, align 8
  %20 = alloca [256 x i8], align 16
  %21 = icmp slt i64 %2, 2
  %22 = icmp ne ptr %3, null
  %or.cond = or i1 %21, %22
  br i1 %or.cond, label %531, label %23

23:
  %24 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %26 = load ptr, ptr %25, align 8, !tbaa !23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  %29 = tail call ptr %26(ptr %28, ptr %0, ptr null) #12
  %.not.i = icmp eq ptr %29, null
  br i1 %.not.i, label %30, label %_ZNK6Member2ofEP6Object.exit

30:
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 88
  tail call void @PyErr_Clear() #12
  %32 = load ptr, ptr %31, align 8, !tbaa !27
  %33 = tail call ptr @PyObject_GetAttr(ptr %0, ptr %32) #12
  br label %_ZNK6Member2ofEP6Object.exit

_ZNK6Member2ofEP6Object.exit:
  %.0.i = phi ptr [ %33, %30 ], [ %29, %23 ]
  %.not = icmp eq ptr %.0.i, null
  br i1 %.not, label %_ZL11is_launchedP6ObjectS0_PKS0_xRS0_.exit, label %34

34:
  %35 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 56
  %37 = load ptr, ptr %36, align 8, !tbaa !28
  %.not21 = icmp eq ptr %.0.i, %37
  br i1 %.not21, label %_ZL11is_launchedP6ObjectS0_PKS0_xRS0_.exit, label %38

38:
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #13
  store i32 0, ptr %18, align 4, !tbaa !3
  %39 = tail call ptr @PyTuple_GetItem(ptr nonnull %.0.i, i64 0) #12
  %40 = call i64 @PyLong_AsLongLongAndOverflow(ptr %39, ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #13
  %41 = inttoptr i64 %40 to ptr
  %42 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %45 = load ptr, ptr %44, align 8, !tbaa !30
  %46 = load ptr, ptr %1, align 8, !tbaa !30
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %48 = load ptr, ptr %47, align 8, !tbaa !31
  %49 = call ptr @PyObject_Type(ptr %45) #12
  call void @Py_DecRef(ptr %49) #12
  %50 = icmp eq ptr %49, %48
  br i1 %50, label %51, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

51:
  %52 = getelementptr inbounds nuw i8, ptr %42, i64 168
  %53 = load ptr, ptr %52, align 8, !tbaa !23
  %54 = getelementptr inbounds nuw i8, ptr %42, i64 160
  %55 = load ptr, ptr %54, align 8, !tbaa !26
  %56 = call ptr %53(ptr %55, ptr %45, ptr null) #12
  %.not.i.i.i.i = icmp eq ptr %56, null
  br i1 %.not.i.i.i.i, label %57, label %_ZNK6Member2ofEP6Object.exit.i.i.i

57:
  %58 = getelementptr inbounds nuw i8, ptr %42, i64 152
  call void @PyErr_Clear() #12
  %59 = load ptr, ptr %58, align 8, !tbaa !27
  %60 = call ptr @PyObject_GetAttr(ptr %45, ptr %59) #12
  br label %_ZNK6Member2ofEP6Object.exit.i.i.i

_ZNK6Member2ofEP6Object.exit.i.i.i:
  %.0.i.i.i.i = phi ptr [ %60, %57 ], [ %56, %51 ]
  %.not.i.i.i = icmp eq ptr %.0.i.i.i.i, null
  br i1 %.not.i.i.i, label %_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %63 = load ptr, ptr %62, align 8, !tbaa !28
  %.not20.i.i.i = icmp eq ptr %.0.i.i.i.i, %63
  br i1 %.not20.i.i.i, label %81, label %64

64:
  %65 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 0) #12
  %66 = icmp eq ptr %65, %46
  br i1 %66, label %67, label %81

67:
  %68 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 1) #12
  %69 = load ptr, ptr %43, align 8, !tbaa !32
  %70 = icmp eq ptr %68, %69
  br i1 %70, label %71, label %81

71:
  %72 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 2) #12
  %73 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !34
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %81

76:
  %77 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 3) #12
  %78 = call ptr @PyCFunction_GetFunction(ptr %77) #12
  %79 = icmp eq ptr %78, @__native_call_kernel
  br i1 %79, label %80, label %81

80:
  call void @Py_IncRef(ptr %77) #12
  br label %81

81:
  %.0.i.i.i = phi ptr [ %77, %80 ], [ null, %61 ], [ null, %71 ], [ null, %67 ], [ null, %64 ], [ null, %76 ]
  call void @Py_DecRef(ptr nonnull %.0.i.i.i.i) #12
  br label %_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i

_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i:
  %.018.i.i.i = phi ptr [ %.0.i.i.i, %81 ], [ null, %_ZNK6Member2ofEP6Object.exit.i.i.i ]
  %.not.i.i = icmp eq ptr %.018.i.i.i, null
  br i1 %.not.i.i, label %82, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

82:
  %83 = load ptr, ptr %42, align 8, !tbaa !35
  %84 = call ptr @PyObject_Type(ptr %46) #12
  call void @Py_DecRef(ptr %84) #12
  %85 = icmp eq ptr %84, %83
  br i1 %85, label %.critedge.i.i.i, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !36
  %89 = call ptr @PyObject_Type(ptr %46) #12
  call void @Py_DecRef(ptr %89) #12
  %90 = icmp eq ptr %89, %88
  br i1 %90, label %.critedge.i.i.i, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %93 = load ptr, ptr %92, align 8, !tbaa !37
  %94 = call ptr @PyObject_Type(ptr %46) #12
  call void @Py_DecRef(ptr %94) #12
  %95 = icmp eq ptr %94, %93
  br i1 %95, label %.critedge.i.i.i, label %96

96:
  %97 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %98 = load ptr, ptr %97, align 8, !tbaa !38
  %99 = call ptr @PyObject_Type(ptr %46) #12
  call void @Py_DecRef(ptr %99) #12
  %100 = icmp eq ptr %99, %98
  br i1 %100, label %101, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

101:
  %102 = call i64 @PyTuple_Size(ptr %46) #12
  br label %103

103:
  %.015.i.i.i.i = phi i64 [ %102, %101 ], [ %106, %105 ]
  %104 = icmp slt i64 %.015.i.i.i.i, 1
  br i1 %104, label %.critedge.i.i.i, label %105

105:
  %106 = add nsw i64 %.015.i.i.i.i, -1
  %107 = call ptr @PyTuple_GetItem(ptr %46, i64 %106) #12
  %108 = load ptr, ptr %42, align 8, !tbaa !35
  %109 = call ptr @PyObject_Type(ptr %107) #12
  call void @Py_DecRef(ptr %109) #12
  %110 = icmp eq ptr %109, %108
  br i1 %110, label %103, label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i, !llvm.loop !39

.critedge.i.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #13
  store i32 0, ptr %17, align 8, !tbaa !41
  %111 = load ptr, ptr %43, align 8, !tbaa !32
  %112 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %113 = load ptr, ptr %112, align 8, !tbaa !34
  %114 = call ptr @PyTuple_New(i64 3) #12
  %.not.i.i17.i.i = icmp eq ptr %114, null
  br i1 %.not.i.i17.i.i, label %_ZN10References4keptEP6Object.exit.i.i.i, label %.lr.ph.i.i.i.i

.lr.ph.i.i.i.i:
  call void @Py_IncRef(ptr %46) #12
  %115 = call i32 @PyTuple_SetItem(ptr nonnull %114, i64 0, ptr %46) #12, !callees !43
  call void @Py_IncRef(ptr %111) #12
  %116 = call i32 @PyTuple_SetItem(ptr nonnull %114, i64 1, ptr %111) #12, !callees !43
  call void @Py_IncRef(ptr %113) #12
  %117 = call i32 @PyTuple_SetItem(ptr nonnull %114, i64 2, ptr %113) #12, !callees !43
  %118 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 1, ptr %17, align 8, !tbaa !41
  store ptr %114, ptr %118, align 8, !tbaa !30
  br label %_ZN10References4keptEP6Object.exit.i.i.i

_ZN10References4keptEP6Object.exit.i.i.i:
  %119 = load ptr, ptr %43, align 8, !tbaa !32
  %120 = load ptr, ptr %112, align 8, !tbaa !34
  %121 = call ptr @PyTuple_New(i64 4) #12
  %.not.i32.i.i.i = icmp eq ptr %121, null
  br i1 %.not.i32.i.i.i, label %_ZN10References4keptEP6Object.exit36.i.i.i, label %.lr.ph.i33.i.i.i

.lr.ph.i33.i.i.i:
  call void @Py_IncRef(ptr %46) #12
  %122 = call i32 @PyTuple_SetItem(ptr nonnull %121, i64 0, ptr %46) #12, !callees !43
  call void @Py_IncRef(ptr %119) #12
  %123 = call i32 @PyTuple_SetItem(ptr nonnull %121, i64 1, ptr %119) #12, !callees !43
  call void @Py_IncRef(ptr %120) #12
  %124 = call i32 @PyTuple_SetItem(ptr nonnull %121, i64 2, ptr %120) #12, !callees !43
  %125 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %126 = load i32, ptr %17, align 8, !tbaa !41
  %127 = add i32 %126, 1
  store i32 %127, ptr %17, align 8, !tbaa !41
  %128 = zext i32 %126 to i64
  %129 = getelementptr inbounds nuw ptr, ptr %125, i64 %128
  store ptr %121, ptr %129, align 8, !tbaa !30
  br label %_ZN10References4keptEP6Object.exit36.i.i.i

_ZN10References4keptEP6Object.exit36.i.i.i:
  %130 = getelementptr inbounds nuw i8, ptr %42, i64 136
  %131 = load ptr, ptr %130, align 8, !tbaa !23
  %132 = getelementptr inbounds nuw i8, ptr %42, i64 128
  %133 = load ptr, ptr %132, align 8, !tbaa !26
  %134 = call ptr %131(ptr %133, ptr %45, ptr null) #12
  %.not.i.i.i.i.i = icmp eq ptr %134, null
  br i1 %.not.i.i.i.i.i, label %135, label %_ZNK6Member2ofEP6Object.exit.i.i.i.i

135:
  %136 = getelementptr inbounds nuw i8, ptr %42, i64 120
  call void @PyErr_Clear() #12
  %137 = load ptr, ptr %136, align 8, !tbaa !27
  %138 = call ptr @PyObject_GetAttr(ptr %45, ptr %137) #12
  br label %_ZNK6Member2ofEP6Object.exit.i.i.i.i

_ZNK6Member2ofEP6Object.exit.i.i.i.i:
  %.0.i.i.i.i.i = phi ptr [ %138, %135 ], [ %134, %_ZN10References4keptEP6Object.exit36.i.i.i ]
  %.not.i3.i.i.i.i = icmp eq ptr %.0.i.i.i.i.i, null
  br i1 %.not.i3.i.i.i.i, label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i, label %139

139:
  %140 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %141 = load i32, ptr %17, align 8, !tbaa !41
  %142 = add i32 %141, 1
  store i32 %142, ptr %17, align 8, !tbaa !41
  %143 = zext i32 %141 to i64
  %144 = getelementptr inbounds nuw ptr, ptr %140, i64 %143
  store ptr %.0.i.i.i.i.i, ptr %144, align 8, !tbaa !30
  br label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i:
  %145 = icmp ne ptr %114, null
  %146 = icmp ne ptr %121, null
  %or.cond.i.i.i = and i1 %145, %146
  %147 = icmp ne ptr %.0.i.i.i.i.i, null
  %or.cond3.i.i.i = and i1 %or.cond.i.i.i, %147
  br i1 %or.cond3.i.i.i, label %148, label %150

148:
  %149 = call ptr @PyDict_GetItemWithError(ptr nonnull %.0.i.i.i.i.i, ptr nonnull %114) #12
  br label %150

150:
  %151 = phi ptr [ %149, %148 ], [ null, %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i.i ]
  %.not.i37.i.i.i = icmp eq ptr %151, null
  br i1 %.not.i37.i.i.i, label %.critedge45.i.i.i, label %152

152:
  %153 = getelementptr inbounds nuw i8, ptr %42, i64 40
  %154 = load ptr, ptr %153, align 8, !tbaa !44
  %155 = call ptr @PyObject_Type(ptr nonnull %151) #12
  call void @Py_DecRef(ptr %155) #12
  %156 = icmp eq ptr %155, %154
  br i1 %156, label %_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i.i, label %.critedge45.i.i.i

_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i.i:
  %157 = call ptr @PyCFunction_GetFunction(ptr nonnull %151) #12
  %158 = icmp eq ptr %157, @__native_call_kernel
  br i1 %158, label %159, label %.critedge45.i.i.i

159:
  call void @Py_IncRef(ptr nonnull %151) #12
  call void @Py_IncRef(ptr nonnull %151) #12
  %160 = call i32 @PyTuple_SetItem(ptr %121, i64 3, ptr nonnull %151) #12, !callees !43
  %161 = load ptr, ptr %52, align 8, !tbaa !23
  %162 = load ptr, ptr %54, align 8, !tbaa !26
  %163 = call ptr %161(ptr %162, ptr %45, ptr null) #12
  %.not.i.i38.i.i.i = icmp eq ptr %163, null
  br i1 %.not.i.i38.i.i.i, label %164, label %_ZNK6Member2ofEP6Object.exit.i39.i.i.i

164:
  %165 = getelementptr inbounds nuw i8, ptr %42, i64 152
  call void @PyErr_Clear() #12
  %166 = load ptr, ptr %165, align 8, !tbaa !27
  %167 = call ptr @PyObject_GetAttr(ptr %45, ptr %166) #12
  br label %_ZNK6Member2ofEP6Object.exit.i39.i.i.i

_ZNK6Member2ofEP6Object.exit.i39.i.i.i:
  %.0.i.i40.i.i.i = phi ptr [ %167, %164 ], [ %163, %159 ]
  %.not.i3.i41.i.i.i = icmp eq ptr %.0.i.i40.i.i.i, null
  br i1 %.not.i3.i41.i.i.i, label %_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i, label %168

168:
  %169 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %170 = load i32, ptr %17, align 8, !tbaa !41
  %171 = add i32 %170, 1
  store i32 %171, ptr %17, align 8, !tbaa !41
  %172 = zext i32 %170 to i64
  %173 = getelementptr inbounds nuw ptr, ptr %169, i64 %172
  store ptr %.0.i.i40.i.i.i, ptr %173, align 8, !tbaa !30
  br label %_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i:
  %174 = getelementptr inbounds nuw i8, ptr %42, i64 176
  %175 = load ptr, ptr %174, align 8, !tbaa !45
  %176 = load ptr, ptr %54, align 8, !tbaa !26
  %177 = call i32 %175(ptr %176, ptr %45, ptr %121) #12
  br label %.critedge45.i.i.i

.critedge45.i.i.i:
  %.1.i.i.i = phi ptr [ %151, %_ZN10References9attributeEP6ObjectRK6Member.exit42.i.i.i ], [ null, %_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i.i ], [ null, %150 ], [ null, %152 ]
  %178 = load i32, ptr %17, align 8, !tbaa !41
  %.not1.i.i.i.i = icmp eq i32 %178, 0
  br i1 %.not1.i.i.i.i, label %_ZN10ReferencesD2Ev.exit.i.i.i, label %.lr.ph.i43.i.i.i

.lr.ph.i43.i.i.i:
  %179 = zext i32 %178 to i64
  br label %180

180:
  %indvars.iv.i.i.i = phi i64 [ %indvars.iv.next.i.i.i, %180 ], [ %179, %.lr.ph.i43.i.i.i ]
  %indvars.iv.next.i.i.i = add nsw i64 %indvars.iv.i.i.i, -1
  %181 = getelementptr ptr, ptr %17, i64 %indvars.iv.i.i.i
  %182 = load ptr, ptr %181, align 8, !tbaa !30
  call void @Py_DecRef(ptr %182) #12
  %.not.i44.wide.i.i.i = icmp eq i64 %indvars.iv.i.i.i, 1
  br i1 %.not.i44.wide.i.i.i, label %_ZN10ReferencesD2Ev.exit.loopexit.i.i.i, label %180, !llvm.loop !46

_ZN10ReferencesD2Ev.exit.loopexit.i.i.i:
  store i32 0, ptr %17, align 8, !tbaa !41
  br label %_ZN10ReferencesD2Ev.exit.i.i.i

_ZN10ReferencesD2Ev.exit.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #13
  br label %_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i

_ZL9direct_ofPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i:
  %.0.i.i = phi ptr [ null, %38 ], [ %.018.i.i.i, %_ZL13recent_directPK6QueuesPK5PlaceP6ObjectS6_Pv.exit.i.i ], [ %.1.i.i.i, %_ZN10ReferencesD2Ev.exit.i.i.i ], [ null, %96 ], [ null, %105 ]
  %.not.i22 = icmp eq ptr %.0.i.i, null
  br i1 %.not.i22, label %183, label %366

183:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  store i32 0, ptr %12, align 4, !tbaa !3
  %184 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i, i64 0) #12
  %185 = call i64 @PyLong_AsLongLongAndOverflow(ptr %184, ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  %186 = inttoptr i64 %185 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #13
  %187 = load ptr, ptr %44, align 8, !tbaa !30
  %188 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 32
  %190 = load ptr, ptr %189, align 8, !tbaa !31
  %191 = call ptr @PyObject_Type(ptr %187) #12
  call void @Py_DecRef(ptr %191) #12
  %192 = icmp eq ptr %191, %190
  br i1 %192, label %193, label %_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i

193:
  %194 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %195 = load ptr, ptr %1, align 8, !tbaa !30
  %196 = getelementptr inbounds nuw i8, ptr %194, i64 8
  %197 = load ptr, ptr %196, align 8, !tbaa !38
  %198 = call ptr @PyObject_Type(ptr %195) #12
  call void @Py_DecRef(ptr %198) #12
  %199 = icmp eq ptr %198, %197
  br i1 %199, label %.critedge.i.i77.i, label %200

200:
  %201 = load ptr, ptr %194, align 8, !tbaa !35
  %202 = call ptr @PyObject_Type(ptr %195) #12
  call void @Py_DecRef(ptr %202) #12
  %203 = icmp eq ptr %202, %201
  br i1 %203, label %205, label %_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i

.critedge.i.i77.i:
  %204 = call i64 @PyTuple_Size(ptr %195) #12
  br label %205

205:
  %206 = phi i64 [ %204, %.critedge.i.i77.i ], [ 1, %200 ]
  %207 = add i64 %206, -4
  %or.cond.i.i76.i = icmp ult i64 %207, -3
  br i1 %or.cond.i.i76.i, label %_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i, label %208

208:
  call void @llvm.lifetime.start.p0(ptr nonnull %.sroa.0.i.i.i)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.i.i.i, ptr nonnull align 8 dereferenceable(24) @constinit.1, i64 24, i1 false), !tbaa.struct !47
  %.sroa.0.24..sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %.sroa.0.i.i.i, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.24..sroa_idx.i.i.i, ptr nonnull align 8 dereferenceable(24) @constinit.1, i64 24, i1 false), !tbaa.struct !47
  %.sroa.0.i.i.i.48.i.i.i.48.i.i.i.48.i.i.48.i.i.48.i.48.i.48..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0.i.i.i, i64 48
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %.sroa.0.i.i.i.48.i.i.i.48.i.i.i.48.i.i.48.i.i.48.i.48.i.48..sroa_idx, i8 0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(88) %13, ptr nonnull align 8 dereferenceable(72) %.sroa.0.i.i.i, i64 72, i1 false), !tbaa.struct !49
  %.sroa.6.0..sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %13, i64 72
  store i64 %206, ptr %.sroa.6.0..sroa_idx.i.i.i, align 8, !tbaa !50
  %.sroa.7.0..sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %13, i64 80
  store i64 0, ptr %.sroa.7.0..sroa_idx.i.i.i, align 8, !tbaa !50
  call void @llvm.lifetime.end.p0(ptr nonnull %.sroa.0.i.i.i)
  %.not46.i.i.i = icmp sgt i64 %206, 0
  br i1 %.not46.i.i.i, label %.lr.ph.i.i.i, label %_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i

.lr.ph.i.i.i:
  %209 = getelementptr i64, ptr %13, i64 %206
  br label %210

210:
  %.03648.i.i.i = phi i64 [ 0, %.lr.ph.i.i.i ], [ %230, %226 ]
  %.03747.i.i.i = phi i64 [ 1, %.lr.ph.i.i.i ], [ %227, %226 ]
  br i1 %199, label %211, label %213

211:
  %212 = call ptr @PyTuple_GetItem(ptr %195, i64 %.03648.i.i.i) #12
  br label %213

213:
  %214 = phi ptr [ %212, %211 ], [ %195, %210 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  store i32 0, ptr %11, align 4, !tbaa !3
  %215 = load ptr, ptr %194, align 8, !tbaa !35
  %216 = call ptr @PyObject_Type(ptr %214) #12
  call void @Py_DecRef(ptr %216) #12
  %217 = icmp eq ptr %216, %215
  br i1 %217, label %218, label %220

218:
  %219 = call i64 @PyLong_AsLongLongAndOverflow(ptr %214, ptr nonnull %11) #12
  br label %220

220:
  %221 = phi i64 [ %219, %218 ], [ 0, %213 ]
  %222 = icmp slt i64 %221, 1
  br i1 %222, label %.critedge44.i.i.i, label %223

223:
  %224 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %.03747.i.i.i, i64 %221)
  %225 = extractvalue { i64, i1 } %224, 1
  br i1 %225, label %.critedge44.i.i.i, label %226

226:
  %227 = extractvalue { i64, i1 } %224, 0
  %228 = xor i64 %.03648.i.i.i, -1
  %229 = getelementptr i64, ptr %209, i64 %228
  store i64 %221, ptr %229, align 8, !tbaa !50
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  %230 = add nuw nsw i64 %.03648.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %230, %206
  br i1 %exitcond.not.i.i.i, label %_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i, label %210, !llvm.loop !51

.critedge44.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  br label %_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i

_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i:
  %231 = phi i64 [ 0, %183 ], [ 0, %200 ], [ 0, %205 ], [ 0, %.critedge44.i.i.i ], [ 1, %208 ], [ %227, %226 ]
  %.not.i58.i = icmp eq i64 %231, 0
  br i1 %.not.i58.i, label %280, label %232

232:
  %233 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %234 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %235 = load ptr, ptr %44, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store i32 0, ptr %10, align 8, !tbaa !41
  %236 = getelementptr inbounds nuw i8, ptr %233, i64 56
  %237 = load ptr, ptr %236, align 8, !tbaa !28
  %238 = load ptr, ptr %234, align 8, !tbaa !32
  %239 = getelementptr inbounds nuw i8, ptr %186, i64 24
  %240 = load ptr, ptr %239, align 8, !tbaa !34
  %241 = call ptr @PyTuple_New(i64 3) #12
  %.not.i.i.i59.i = icmp eq ptr %241, null
  br i1 %.not.i.i.i59.i, label %_ZN10References4keptEP6Object.exit.i.i61.i, label %.lr.ph.i.i.i60.i

.lr.ph.i.i.i60.i:
  call void @Py_IncRef(ptr %237) #12
  %242 = call i32 @PyTuple_SetItem(ptr nonnull %241, i64 0, ptr %237) #12, !callees !43
  call void @Py_IncRef(ptr %238) #12
  %243 = call i32 @PyTuple_SetItem(ptr nonnull %241, i64 1, ptr %238) #12, !callees !43
  call void @Py_IncRef(ptr %240) #12
  %244 = call i32 @PyTuple_SetItem(ptr nonnull %241, i64 2, ptr %240) #12, !callees !43
  %245 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i32 1, ptr %10, align 8, !tbaa !41
  store ptr %241, ptr %245, align 8, !tbaa !30
  br label %_ZN10References4keptEP6Object.exit.i.i61.i

_ZN10References4keptEP6Object.exit.i.i61.i:
  %246 = getelementptr inbounds nuw i8, ptr %233, i64 136
  %247 = load ptr, ptr %246, align 8, !tbaa !23
  %248 = getelementptr inbounds nuw i8, ptr %233, i64 128
  %249 = load ptr, ptr %248, align 8, !tbaa !26
  %250 = call ptr %247(ptr %249, ptr %235, ptr null) #12
  %.not.i.i.i.i62.i = icmp eq ptr %250, null
  br i1 %.not.i.i.i.i62.i, label %251, label %_ZNK6Member2ofEP6Object.exit.i.i.i63.i

251:
  %252 = getelementptr inbounds nuw i8, ptr %233, i64 120
  call void @PyErr_Clear() #12
  %253 = load ptr, ptr %252, align 8, !tbaa !27
  %254 = call ptr @PyObject_GetAttr(ptr %235, ptr %253) #12
  br label %_ZNK6Member2ofEP6Object.exit.i.i.i63.i

_ZNK6Member2ofEP6Object.exit.i.i.i63.i:
  %.0.i.i.i.i64.i = phi ptr [ %254, %251 ], [ %250, %_ZN10References4keptEP6Object.exit.i.i61.i ]
  %.not.i3.i.i.i65.i = icmp eq ptr %.0.i.i.i.i64.i, null
  br i1 %.not.i3.i.i.i65.i, label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i66.i, label %255

255:
  %256 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %257 = load i32, ptr %10, align 8, !tbaa !41
  %258 = add i32 %257, 1
  store i32 %258, ptr %10, align 8, !tbaa !41
  %259 = zext i32 %257 to i64
  %260 = getelementptr inbounds nuw ptr, ptr %256, i64 %259
  store ptr %.0.i.i.i.i64.i, ptr %260, align 8, !tbaa !30
  br label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i66.i

_ZN10References9attributeEP6ObjectRK6Member.exit.i.i66.i:
  %261 = icmp ne ptr %241, null
  %262 = icmp ne ptr %.0.i.i.i.i64.i, null
  %or.cond.i29.i.i = and i1 %261, %262
  br i1 %or.cond.i29.i.i, label %263, label %265

263:
  %264 = call ptr @PyDict_GetItemWithError(ptr nonnull %.0.i.i.i.i64.i, ptr nonnull %241) #12
  br label %265

265:
  %266 = phi ptr [ %264, %263 ], [ null, %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i66.i ]
  %.not.i18.i.i.i = icmp eq ptr %266, null
  br i1 %.not.i18.i.i.i, label %.critedge.i30.i.i, label %267

267:
  %268 = getelementptr inbounds nuw i8, ptr %233, i64 40
  %269 = load ptr, ptr %268, align 8, !tbaa !44
  %270 = call ptr @PyObject_Type(ptr nonnull %266) #12
  call void @Py_DecRef(ptr %270) #12
  %271 = icmp eq ptr %270, %269
  br i1 %271, label %_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i75.i, label %.critedge.i30.i.i

_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i75.i:
  %272 = call ptr @PyCFunction_GetFunction(ptr nonnull %266) #12
  %273 = icmp eq ptr %272, @__native_call_for_any
  br i1 %273, label %274, label %.critedge.i30.i.i

274:
  call void @Py_IncRef(ptr nonnull %266) #12
  br label %.critedge.i30.i.i

.critedge.i30.i.i:
  %.0.i31.i.i = phi ptr [ %266, %274 ], [ null, %_ZL9is_launchPK6QueuesP6ObjectPv.exit.i.i75.i ], [ null, %265 ], [ null, %267 ]
  %275 = load i32, ptr %10, align 8, !tbaa !41
  %.not1.i.i.i67.i = icmp eq i32 %275, 0
  br i1 %.not1.i.i.i67.i, label %_ZL14direct_for_anyPK6QueuesPK5PlaceP6ObjectPv.exit.i.i, label %.lr.ph.i19.i.i.i

.lr.ph.i19.i.i.i:
  %276 = zext i32 %275 to i64
  br label %277

277:
  %indvars.iv.i.i68.i = phi i64 [ %indvars.iv.next.i.i69.i, %277 ], [ %276, %.lr.ph.i19.i.i.i ]
  %indvars.iv.next.i.i69.i = add nsw i64 %indvars.iv.i.i68.i, -1
  %278 = getelementptr ptr, ptr %10, i64 %indvars.iv.i.i68.i
  %279 = load ptr, ptr %278, align 8, !tbaa !30
  call void @Py_DecRef(ptr %279) #12
  %.not.i20.wide.i.i.i = icmp eq i64 %indvars.iv.i.i68.i, 1
  br i1 %.not.i20.wide.i.i.i, label %_ZN10ReferencesD2Ev.exit.loopexit.i.i70.i, label %277, !llvm.loop !46

_ZN10ReferencesD2Ev.exit.loopexit.i.i70.i:
  store i32 0, ptr %10, align 8, !tbaa !41
  br label %_ZL14direct_for_anyPK6QueuesPK5PlaceP6ObjectPv.exit.i.i

_ZL14direct_for_anyPK6QueuesPK5PlaceP6ObjectPv.exit.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  br label %280

280:
  %281 = phi ptr [ %.0.i31.i.i, %_ZL14direct_for_anyPK6QueuesPK5PlaceP6ObjectPv.exit.i.i ], [ null, %_ZL10read_rangePK6QueuesP6ObjectR5Range.exit.i.i ]
  %.not27.i.i = icmp eq ptr %281, null
  br i1 %.not27.i.i, label %_ZL19is_launched_for_anyP6ObjectS0_PKS0_xRS0_.exit.i, label %282

282:
  %283 = call ptr @PyCFunction_GetSelf(ptr nonnull %281) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  store i32 0, ptr %9, align 4, !tbaa !3
  %284 = call ptr @PyTuple_GetItem(ptr %283, i64 0) #12
  %285 = call i64 @PyLong_AsLongLongAndOverflow(ptr %284, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  %286 = inttoptr i64 %285 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #13
  store i32 0, ptr %14, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %15, i8 0, i64 256, i1 false)
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 664
  %288 = load ptr, ptr %287, align 8, !tbaa !52
  %289 = getelementptr inbounds nuw i8, ptr %288, i64 24
  %290 = load atomic i64, ptr %289 monotonic, align 8
  %291 = sitofp i64 %290 to double
  %292 = uitofp i64 %231 to double
  %293 = fmul double %292, %291
  %294 = fdiv double %293, 1.000000e+03
  %295 = fcmp olt double %294, 1.000000e+18
  %296 = select i1 %295, double %294, double 1.000000e+18
  %297 = fptosi double %296 to i64
  %298 = getelementptr inbounds nuw i8, ptr %288, i64 16
  %299 = load i64, ptr %298, align 8, !tbaa !57
  %300 = icmp sgt i64 %299, %297
  br i1 %300, label %301, label %_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i

301:
  %302 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %303 = add nsw i64 %2, -2
  %304 = call fastcc zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %286, ptr nonnull readonly %302, i64 %303, ptr %15, ptr nonnull align 8 dereferenceable(520) %14) #14
  br i1 %304, label %305, label %_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i

305:
  %306 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 104
  %308 = load ptr, ptr %307, align 8, !tbaa !23
  %309 = getelementptr inbounds nuw i8, ptr %306, i64 96
  %310 = load ptr, ptr %309, align 8, !tbaa !26
  %311 = call ptr %308(ptr %310, ptr %0, ptr null) #12
  %.not.i.i32.i.i = icmp eq ptr %311, null
  br i1 %.not.i.i32.i.i, label %312, label %_ZNK6Member2ofEP6Object.exit.i.i72.i

312:
  %313 = getelementptr inbounds nuw i8, ptr %306, i64 88
  call void @PyErr_Clear() #12
  %314 = load ptr, ptr %313, align 8, !tbaa !27
  %315 = call ptr @PyObject_GetAttr(ptr %0, ptr %314) #12
  br label %_ZNK6Member2ofEP6Object.exit.i.i72.i

_ZNK6Member2ofEP6Object.exit.i.i72.i:
  %.0.i.i.i73.i = phi ptr [ %315, %312 ], [ %311, %305 ]
  %.not.i.i74.i = icmp eq ptr %.0.i.i.i73.i, null
  br i1 %.not.i.i74.i, label %317, label %316

316:
  call void @Py_DecRef(ptr nonnull %.0.i.i.i73.i) #12
  br label %317

317:
  %318 = icmp eq ptr %.0.i.i.i73.i, %.0.i
  br i1 %318, label %319, label %_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i

319:
  %320 = load i64, ptr %186, align 8, !tbaa !60
  %321 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %322 = load i64, ptr %321, align 8, !tbaa !63
  %323 = icmp slt i64 %320, %322
  br i1 %323, label %324, label %_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i

324:
  %325 = icmp sgt i64 %322, 1
  br i1 %325, label %_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i, label %326

326:
  %327 = getelementptr inbounds nuw i8, ptr %186, i64 40
  %328 = load ptr, ptr %327, align 8, !tbaa !64
  %329 = call i64 @PyDict_Size(ptr %328) #12
  %.not10.i.i.i = icmp eq i64 %329, 0
  br label %_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i

_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i:
  %330 = phi i1 [ false, %301 ], [ false, %282 ], [ false, %319 ], [ false, %317 ], [ true, %324 ], [ %.not10.i.i.i, %326 ]
  br i1 %330, label %331, label %_ZL9new_eventPK6QueuesP6Object.exit.i.i

331:
  %332 = load i64, ptr %186, align 8, !tbaa !60
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %186, align 8, !tbaa !60
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #13
  %334 = load ptr, ptr %287, align 8, !tbaa !52
  %335 = load ptr, ptr %334, align 8, !tbaa !65
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(48) %16, i8 0, i64 40, i1 false)
  %336 = call i64 @pthread_self() #12
  store i64 %336, ptr %16, align 8, !tbaa !7
  %337 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %338 = call ptr @PyEval_SaveThread() #12
  store ptr %338, ptr %337, align 8, !tbaa !13
  %339 = load i64, ptr %16, align 8, !tbaa !7
  %340 = getelementptr inbounds nuw i8, ptr %335, i64 248
  %341 = load i64, ptr %340, align 8, !tbaa !15
  %342 = icmp eq i64 %339, %341
  %343 = select i1 %342, ptr @_ZL14handle_signalsP7Running, ptr null
  %344 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store ptr %343, ptr %344, align 8, !tbaa !20
  %345 = load ptr, ptr %287, align 8, !tbaa !52
  call fastcc void @_ZL7run_forP8AnyRangeRK5RangePcmP7Running(ptr %345, ptr nonnull align 8 dereferenceable(88) %13, ptr nonnull %15, i64 0, ptr %16) #14
  %346 = load ptr, ptr %337, align 8, !tbaa !13
  call void @PyEval_RestoreThread(ptr %346) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #13
  %347 = load i64, ptr %186, align 8, !tbaa !60
  %348 = add nsw i64 %347, -1
  store i64 %348, ptr %186, align 8, !tbaa !60
  %349 = call ptr @PyErr_Occurred() #12
  %.not28.i.i = icmp eq ptr %349, null
  br i1 %.not28.i.i, label %350, label %_ZL9new_eventPK6QueuesP6Object.exit.i.i

350:
  %351 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 48
  %353 = load ptr, ptr %352, align 8, !tbaa !66
  %354 = call ptr @PyType_GenericAlloc(ptr %353, i64 0) #12
  %.not.i33.i.i = icmp eq ptr %354, null
  br i1 %.not.i33.i.i, label %_ZL9new_eventPK6QueuesP6Object.exit.i.i, label %355

355:
  %356 = getelementptr inbounds nuw i8, ptr %351, i64 208
  %357 = load ptr, ptr %356, align 8, !tbaa !45
  %358 = getelementptr inbounds nuw i8, ptr %351, i64 192
  %359 = load ptr, ptr %358, align 8, !tbaa !26
  %360 = call i32 %357(ptr %359, ptr nonnull %354, ptr %0) #12
  br label %_ZL9new_eventPK6QueuesP6Object.exit.i.i

_ZL9new_eventPK6QueuesP6Object.exit.i.i:
  %.2 = phi ptr [ null, %_ZL7is_freePK5QueueP6ObjectS3_.exit.i.i ], [ null, %331 ], [ null, %350 ], [ %354, %355 ]
  call void @Py_DecRef(ptr nonnull %281) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  %361 = load i32, ptr %14, align 8, !tbaa !41
  %.not1.i.i.i = icmp eq i32 %361, 0
  br i1 %.not1.i.i.i, label %_ZN10ReferencesD2Ev.exit.i.i, label %.lr.ph.i34.i.i

.lr.ph.i34.i.i:
  %362 = zext i32 %361 to i64
  br label %363

363:
  %indvars.iv.i.i = phi i64 [ %indvars.iv.next.i.i, %363 ], [ %362, %.lr.ph.i34.i.i ]
  %indvars.iv.next.i.i = add nsw i64 %indvars.iv.i.i, -1
  %364 = getelementptr ptr, ptr %14, i64 %indvars.iv.i.i
  %365 = load ptr, ptr %364, align 8, !tbaa !30
  call void @Py_DecRef(ptr %365) #12
  %.not.i35.wide.i.i = icmp eq i64 %indvars.iv.i.i, 1
  br i1 %.not.i35.wide.i.i, label %_ZN10ReferencesD2Ev.exit.loopexit.i.i, label %363, !llvm.loop !46

_ZN10ReferencesD2Ev.exit.loopexit.i.i:
  store i32 0, ptr %14, align 8, !tbaa !41
  br label %_ZN10ReferencesD2Ev.exit.i.i

_ZN10ReferencesD2Ev.exit.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  br label %_ZL19is_launched_for_anyP6ObjectS0_PKS0_xRS0_.exit.i

_ZL19is_launched_for_anyP6ObjectS0_PKS0_xRS0_.exit.i:
  %.3 = phi ptr [ null, %280 ], [ %.2, %_ZN10ReferencesD2Ev.exit.i.i ]
  %.0.i71.i = phi i1 [ false, %280 ], [ %330, %_ZN10ReferencesD2Ev.exit.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  br label %_ZL11is_launchedP6ObjectS0_PKS0_xRS0_.exit

366:
  %367 = call ptr @PyCFunction_GetSelf(ptr nonnull %.0.i.i) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  store i32 0, ptr %8, align 4, !tbaa !3
  %368 = call ptr @PyTuple_GetItem(ptr %367, i64 0) #12
  %369 = call i64 @PyLong_AsLongLongAndOverflow(ptr %368, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  %370 = inttoptr i64 %369 to ptr
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 672
  %372 = load ptr, ptr %371, align 8, !tbaa !67
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 8
  %374 = load atomic i64, ptr %373 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #13
  store i32 0, ptr %19, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %20, i8 0, i64 256, i1 false)
  %375 = icmp slt i64 %374, 20000000
  br i1 %375, label %376, label %.critedge.i

376:
  %377 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %378 = add nsw i64 %2, -2
  %379 = call fastcc zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %370, ptr nonnull readonly %377, i64 %378, ptr %20, ptr nonnull align 8 dereferenceable(520) %19) #14
  br i1 %379, label %380, label %.critedge.i

380:
  %381 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %382 = getelementptr inbounds nuw i8, ptr %381, i64 104
  %383 = load ptr, ptr %382, align 8, !tbaa !23
  %384 = getelementptr inbounds nuw i8, ptr %381, i64 96
  %385 = load ptr, ptr %384, align 8, !tbaa !26
  %386 = call ptr %383(ptr %385, ptr %0, ptr null) #12
  %.not.i.i78.i = icmp eq ptr %386, null
  br i1 %.not.i.i78.i, label %387, label %_ZNK6Member2ofEP6Object.exit.i.i

387:
  %388 = getelementptr inbounds nuw i8, ptr %381, i64 88
  call void @PyErr_Clear() #12
  %389 = load ptr, ptr %388, align 8, !tbaa !27
  %390 = call ptr @PyObject_GetAttr(ptr %0, ptr %389) #12
  br label %_ZNK6Member2ofEP6Object.exit.i.i

_ZNK6Member2ofEP6Object.exit.i.i:
  %.0.i.i79.i = phi ptr [ %390, %387 ], [ %386, %380 ]
  %.not.i80.i = icmp eq ptr %.0.i.i79.i, null
  br i1 %.not.i80.i, label %392, label %391

391:
  call void @Py_DecRef(ptr nonnull %.0.i.i79.i) #12
  br label %392

392:
  %393 = icmp eq ptr %.0.i.i79.i, %.0.i
  br i1 %393, label %394, label %.critedge.i

394:
  %395 = load i64, ptr %41, align 8, !tbaa !60
  %396 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %397 = load i64, ptr %396, align 8, !tbaa !63
  %398 = icmp slt i64 %395, %397
  br i1 %398, label %399, label %.critedge.i

399:
  %400 = icmp sgt i64 %397, 1
  br i1 %400, label %.critedge93.i, label %_ZL7is_freePK5QueueP6ObjectS3_.exit.i

_ZL7is_freePK5QueueP6ObjectS3_.exit.i:
  %401 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %402 = load ptr, ptr %401, align 8, !tbaa !64
  %403 = call i64 @PyDict_Size(ptr %402) #12
  %.not10.i.i = icmp eq i64 %403, 0
  br i1 %.not10.i.i, label %.critedge93.i, label %.critedge.i

.critedge93.i:
  %404 = getelementptr inbounds nuw i8, ptr %370, i64 688
  %405 = load i64, ptr %404, align 8, !tbaa !71
  %406 = icmp slt i64 %374, %405
  br i1 %406, label %407, label %438

407:
  %408 = load i64, ptr %41, align 8, !tbaa !60
  %409 = add nsw i64 %408, 1
  store i64 %409, ptr %41, align 8, !tbaa !60
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %410 = getelementptr inbounds nuw i8, ptr %370, i64 664
  %411 = load ptr, ptr %410, align 8, !tbaa !72
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(48) %7, i8 0, i64 40, i1 false)
  %412 = call i64 @pthread_self() #12
  store i64 %412, ptr %7, align 8, !tbaa !7
  %413 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %414 = call ptr @PyEval_SaveThread() #12
  store ptr %414, ptr %413, align 8, !tbaa !13
  %415 = load i64, ptr %7, align 8, !tbaa !7
  %416 = getelementptr inbounds nuw i8, ptr %411, i64 248
  %417 = load i64, ptr %416, align 8, !tbaa !15
  %418 = icmp eq i64 %415, %417
  %419 = select i1 %418, ptr @_ZL14handle_signalsP7Running, ptr null
  %420 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %419, ptr %420, align 8, !tbaa !20
  %421 = load ptr, ptr %410, align 8, !tbaa !72
  %422 = load ptr, ptr %371, align 8, !tbaa !67
  call void @__native_run_kernel(ptr %421, ptr %422, ptr nonnull %20, i64 0, ptr nonnull %7) #14
  %423 = load ptr, ptr %413, align 8, !tbaa !13
  call void @PyEval_RestoreThread(ptr %423) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %424 = load i64, ptr %41, align 8, !tbaa !60
  %425 = add nsw i64 %424, -1
  store i64 %425, ptr %41, align 8, !tbaa !60
  %426 = call ptr @PyErr_Occurred() #12
  %.not57.i = icmp eq ptr %426, null
  br i1 %.not57.i, label %427, label %.critedge.i

427:
  %428 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %429 = getelementptr inbounds nuw i8, ptr %428, i64 48
  %430 = load ptr, ptr %429, align 8, !tbaa !66
  %431 = call ptr @PyType_GenericAlloc(ptr %430, i64 0) #12
  %.not.i81.i = icmp eq ptr %431, null
  br i1 %.not.i81.i, label %.critedge.i, label %432

432:
  %433 = getelementptr inbounds nuw i8, ptr %428, i64 208
  %434 = load ptr, ptr %433, align 8, !tbaa !45
  %435 = getelementptr inbounds nuw i8, ptr %428, i64 192
  %436 = load ptr, ptr %435, align 8, !tbaa !26
  %437 = call i32 %434(ptr %436, ptr nonnull %431, ptr %0) #12
  br label %.critedge.i

438:
  %439 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %440 = load ptr, ptr %439, align 8, !tbaa !73
  %441 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %442 = load ptr, ptr %441, align 8, !tbaa !64
  %443 = call fastcc ptr @_ZL5laterPK4CallP6ObjectPKcR10ReferencesS3_(ptr %370, ptr %367, ptr %20, ptr nonnull align 8 dereferenceable(520) %19, ptr %442) #14
  %444 = load ptr, ptr %440, align 8, !tbaa !74
  %445 = call ptr @PyType_GenericAlloc(ptr %444, i64 0) #12
  %446 = call ptr @PyList_New(i64 0) #12
  %447 = icmp ne ptr %443, null
  %448 = icmp ne ptr %445, null
  %or.cond.i.i = select i1 %447, i1 %448, i1 false
  %449 = icmp ne ptr %446, null
  %or.cond3.i.i = select i1 %or.cond.i.i, i1 %449, i1 false
  br i1 %or.cond3.i.i, label %450, label %_ZL11later_eventPK5LaterP6ObjectS3_.exit.i

450:
  %451 = getelementptr inbounds nuw i8, ptr %440, i64 32
  %452 = load ptr, ptr %451, align 8, !tbaa !76
  %453 = call i32 @PyObject_SetAttr(ptr nonnull %445, ptr %452, ptr %0) #12
  %454 = getelementptr inbounds nuw i8, ptr %440, i64 40
  %455 = load ptr, ptr %454, align 8, !tbaa !77
  %456 = call i32 @PyObject_SetAttr(ptr nonnull %445, ptr %455, ptr nonnull %443) #12
  %457 = getelementptr inbounds nuw i8, ptr %440, i64 48
  %458 = load ptr, ptr %457, align 8, !tbaa !78
  %459 = call i32 @PyObject_SetAttr(ptr nonnull %445, ptr %458, ptr nonnull %446) #12
  %460 = getelementptr inbounds nuw i8, ptr %440, i64 56
  %461 = load ptr, ptr %460, align 8, !tbaa !79
  %462 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %463 = load ptr, ptr %462, align 8, !tbaa !80
  %464 = call i32 @PyObject_SetAttr(ptr nonnull %445, ptr %461, ptr %463) #12
  %465 = getelementptr inbounds nuw i8, ptr %440, i64 64
  %466 = load ptr, ptr %465, align 8, !tbaa !81
  %467 = load ptr, ptr %462, align 8, !tbaa !80
  %468 = call i32 @PyObject_SetAttr(ptr nonnull %445, ptr %466, ptr %467) #12
  call void @Py_DecRef(ptr nonnull %446) #12
  call void @Py_DecRef(ptr nonnull %443) #12
  br label %_ZL11later_eventPK5LaterP6ObjectS3_.exit.i

_ZL11later_eventPK5LaterP6ObjectS3_.exit.i:
  %.0.i82.i = phi ptr [ %445, %450 ], [ null, %438 ]
  %.not54.i = icmp ne ptr %.0.i82.i, null
  br i1 %.not54.i, label %469, label %_ZL7is_freePK5QueueP6ObjectS3_.exit88.i

469:
  %470 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 104
  %472 = load ptr, ptr %471, align 8, !tbaa !23
  %473 = getelementptr inbounds nuw i8, ptr %470, i64 96
  %474 = load ptr, ptr %473, align 8, !tbaa !26
  %475 = call ptr %472(ptr %474, ptr %0, ptr null) #12
  %.not.i.i83.i = icmp eq ptr %475, null
  br i1 %.not.i.i83.i, label %476, label %_ZNK6Member2ofEP6Object.exit.i84.i

476:
  %477 = getelementptr inbounds nuw i8, ptr %470, i64 88
  call void @PyErr_Clear() #12
  %478 = load ptr, ptr %477, align 8, !tbaa !27
  %479 = call ptr @PyObject_GetAttr(ptr %0, ptr %478) #12
  br label %_ZNK6Member2ofEP6Object.exit.i84.i

_ZNK6Member2ofEP6Object.exit.i84.i:
  %.0.i.i85.i = phi ptr [ %479, %476 ], [ %475, %469 ]
  %.not.i86.i = icmp eq ptr %.0.i.i85.i, null
  br i1 %.not.i86.i, label %481, label %480

480:
  call void @Py_DecRef(ptr nonnull %.0.i.i85.i) #12
  br label %481

481:
  %482 = icmp eq ptr %.0.i.i85.i, %.0.i
  br i1 %482, label %483, label %_ZL7is_freePK5QueueP6ObjectS3_.exit88.i

483:
  %484 = load i64, ptr %41, align 8, !tbaa !60
  %485 = load i64, ptr %396, align 8, !tbaa !63
  %486 = icmp slt i64 %484, %485
  br i1 %486, label %487, label %_ZL7is_freePK5QueueP6ObjectS3_.exit88.i

487:
  %488 = icmp sgt i64 %485, 1
  br i1 %488, label %_ZL7is_freePK5QueueP6ObjectS3_.exit88.i, label %489

489:
  %490 = load ptr, ptr %441, align 8, !tbaa !64
  %491 = call i64 @PyDict_Size(ptr %490) #12
  %.not10.i87.i = icmp eq i64 %491, 0
  br label %_ZL7is_freePK5QueueP6ObjectS3_.exit88.i

_ZL7is_freePK5QueueP6ObjectS3_.exit88.i:
  %492 = phi i1 [ true, %_ZL11later_eventPK5LaterP6ObjectS3_.exit.i ], [ false, %483 ], [ false, %481 ], [ true, %487 ], [ %.not10.i87.i, %489 ]
  %brmerge.not = and i1 %.not54.i, %492
  br i1 %brmerge.not, label %493, label %521

493:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store ptr %.0.i82.i, ptr %6, align 8, !tbaa !30
  %494 = load ptr, ptr %439, align 8, !tbaa !73
  %495 = load ptr, ptr %441, align 8, !tbaa !64
  %496 = getelementptr inbounds nuw i8, ptr %494, i64 16
  %497 = load ptr, ptr %496, align 8, !tbaa !80
  %498 = call i32 @PyDict_SetItem(ptr %495, ptr nonnull %.0.i82.i, ptr %497) #12
  %499 = getelementptr inbounds nuw i8, ptr %494, i64 112
  %500 = load ptr, ptr %499, align 8, !tbaa !82
  %501 = call ptr @PyObject_Vectorcall(ptr %500, ptr nonnull %6, i64 1, ptr null) #12
  %.not.i89.i = icmp eq ptr %501, null
  br i1 %.not.i89.i, label %_ZL4leftPK5QueueP6Object.exit.i, label %502

502:
  %503 = getelementptr inbounds nuw i8, ptr %494, i64 24
  %504 = load ptr, ptr %503, align 8, !tbaa !83
  %505 = getelementptr inbounds nuw i8, ptr %494, i64 96
  %506 = load ptr, ptr %505, align 8, !tbaa !84
  %507 = call ptr @PyObject_GetAttr(ptr %504, ptr %506) #12
  %.not.i.i.i90.i = icmp eq ptr %507, null
  br i1 %.not.i.i.i90.i, label %511, label %508

508:
  %509 = call i32 @PyObject_IsTrue(ptr nonnull %507) #12
  %510 = icmp eq i32 %509, 1
  br label %511

511:
  %512 = phi i1 [ false, %502 ], [ %510, %508 ]
  br i1 %.not.i.i.i90.i, label %_ZL10is_true_ofP6ObjectS0_.exit.i.i, label %513

513:
  call void @Py_DecRef(ptr nonnull %507) #12
  br label %_ZL10is_true_ofP6ObjectS0_.exit.i.i

_ZL10is_true_ofP6ObjectS0_.exit.i.i:
  br i1 %512, label %_ZL4leftPK5QueueP6Object.exit.i, label %514

514:
  call void @Py_DecRef(ptr nonnull %501) #12
  %515 = getelementptr inbounds nuw i8, ptr %494, i64 120
  %516 = load ptr, ptr %515, align 8, !tbaa !85
  %517 = call ptr @PyObject_Vectorcall(ptr %516, ptr nonnull %6, i64 1, ptr null) #12
  br label %_ZL4leftPK5QueueP6Object.exit.i

_ZL4leftPK5QueueP6Object.exit.i:
  %.0.i91.i = phi ptr [ %501, %_ZL10is_true_ofP6ObjectS0_.exit.i.i ], [ %517, %514 ], [ null, %493 ]
  %.not13.i.i = icmp eq ptr %.0.i91.i, null
  %518 = load ptr, ptr %6, align 8
  %.sink = select i1 %.not13.i.i, ptr %518, ptr %.0.i91.i
  call void @Py_DecRef(ptr %.sink) #12
  %519 = load ptr, ptr %6, align 8
  %520 = select i1 %.not13.i.i, ptr null, ptr %519
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %.critedge.i

521:
  br i1 %.not54.i, label %522, label %.critedge.i

522:
  call void @Py_DecRef(ptr nonnull %.0.i82.i) #12
  br label %.critedge.i

.critedge.i:
  %.126 = phi ptr [ null, %366 ], [ null, %521 ], [ %.0.i82.i, %522 ], [ %520, %_ZL4leftPK5QueueP6Object.exit.i ], [ null, %_ZL7is_freePK5QueueP6ObjectS3_.exit.i ], [ null, %394 ], [ null, %392 ], [ null, %376 ], [ null, %407 ], [ null, %427 ], [ %431, %432 ]
  %.0.in.i = phi i1 [ false, %366 ], [ %492, %521 ], [ %492, %522 ], [ true, %_ZL4leftPK5QueueP6Object.exit.i ], [ false, %_ZL7is_freePK5QueueP6ObjectS3_.exit.i ], [ false, %394 ], [ false, %392 ], [ false, %376 ], [ true, %407 ], [ true, %427 ], [ true, %432 ]
  call void @Py_DecRef(ptr nonnull %.0.i.i) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #13
  %523 = load i32, ptr %19, align 8, !tbaa !41
  %.not1.i.i = icmp eq i32 %523, 0
  br i1 %.not1.i.i, label %_ZN10ReferencesD2Ev.exit.i, label %.lr.ph.i.i

.lr.ph.i.i:
  %524 = zext i32 %523 to i64
  br label %525

525:
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %525 ], [ %524, %.lr.ph.i.i ]
  %indvars.iv.next.i = add nsw i64 %indvars.iv.i, -1
  %526 = getelementptr ptr, ptr %19, i64 %indvars.iv.i
  %527 = load ptr, ptr %526, align 8, !tbaa !30
  call void @Py_DecRef(ptr %527) #12
  %.not.i92.wide.i = icmp eq i64 %indvars.iv.i, 1
  br i1 %.not.i92.wide.i, label %_ZN10ReferencesD2Ev.exit.loopexit.i, label %525, !llvm.loop !46

_ZN10ReferencesD2Ev.exit.loopexit.i:
  store i32 0, ptr %19, align 8, !tbaa !41
  br label %_ZN10ReferencesD2Ev.exit.i

_ZN10ReferencesD2Ev.exit.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #13
  br label %_ZL11is_launchedP6ObjectS0_PKS0_xRS0_.exit

_ZL11is_launchedP6ObjectS0_PKS0_xRS0_.exit:
  %.0 = phi ptr [ null, %_ZNK6Member2ofEP6Object.exit ], [ null, %34 ], [ %.3, %_ZL19is_launched_for_anyP6ObjectS0_PKS0_xRS0_.exit.i ], [ %.126, %_ZN10ReferencesD2Ev.exit.i ]
  %528 = phi i1 [ false, %_ZNK6Member2ofEP6Object.exit ], [ false, %34 ], [ %.0.i71.i, %_ZL19is_launched_for_anyP6ObjectS0_PKS0_xRS0_.exit.i ], [ %.0.in.i, %_ZN10ReferencesD2Ev.exit.i ]
  br i1 %.not, label %530, label %529

529:
  call void @Py_DecRef(ptr nonnull %.0.i) #12
  br label %530

530:
  %.018 = select i1 %528, ptr %.0, ptr undef
  br i1 %528, label %544, label %531

531:
  %532 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 72
  %534 = load ptr, ptr %533, align 8, !tbaa !86
  call void @PyErr_Clear() #12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store ptr %534, ptr %5, align 16, !tbaa !30
  %535 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %0, ptr %535, align 8, !tbaa !30
  %536 = getelementptr inbounds nuw i8, ptr %532, i64 64
  %537 = load ptr, ptr %536, align 8, !tbaa !87
  %538 = call ptr @PyObject_Vectorcall(ptr %537, ptr nonnull %5, i64 2, ptr null) #12
  %.not.i23 = icmp eq ptr %538, null
  br i1 %.not.i23, label %541, label %539

539:
  %540 = call ptr @PyObject_Vectorcall(ptr nonnull %538, ptr %1, i64 %2, ptr %3) #12
  br label %541

541:
  %542 = phi ptr [ %540, %539 ], [ null, %531 ]
  br i1 %.not.i23, label %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit, label %543

543:
  call void @Py_DecRef(ptr nonnull %538) #12
  br label %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit

_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  br label %544

544:
  %.1 = phi ptr [ %542, %_ZL13gone_long_wayPK6QueuesP6ObjectS3_PKS3_xS3_.exit ], [ %.018, %530 ]
  ret ptr %.1
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare void @Py_DecRef(ptr) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

define ptr @__native_wait(ptr %0, ptr %1, i64 %2, ptr %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [2 x ptr], align 16
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  store i32 0, ptr %9, align 4, !tbaa !3
  %10 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #12
  %11 = call i64 @PyLong_AsLongLongAndOverflow(ptr %10, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp ne i64 %2, 1
  %14 = icmp ne ptr %3, null
  %or.cond = or i1 %13, %14
  br i1 %or.cond, label %_ZL7claimedPK5LaterP6Object.exit, label %15

15:
  %16 = load ptr, ptr %1, align 8, !tbaa !30
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !83
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %20 = load ptr, ptr %19, align 8, !tbaa !88
  %21 = call ptr @PyObject_GetAttr(ptr %18, ptr %20) #12
  %.not.i.i = icmp eq ptr %21, null
  br i1 %.not.i.i, label %_ZL7is_trueP6Object.exit.i.i, label %22

22:
  %23 = call ptr @PyObject_Vectorcall(ptr nonnull %21, ptr null, i64 0, ptr null) #12
  %.not.i.i.i = icmp eq ptr %23, null
  br i1 %.not.i.i.i, label %27, label %24

24:
  %25 = call i32 @PyObject_IsTrue(ptr nonnull %23) #12
  %26 = icmp eq i32 %25, 1
  br label %27

27:
  %28 = phi i1 [ false, %22 ], [ %26, %24 ]
  br i1 %.not.i.i.i, label %_ZL7is_trueP6Object.exit.i.i, label %29

29:
  call void @Py_DecRef(ptr nonnull %23) #12
  br label %_ZL7is_trueP6Object.exit.i.i

_ZL7is_trueP6Object.exit.i.i:
  %30 = phi i1 [ true, %15 ], [ %28, %27 ], [ %28, %29 ]
  br i1 %.not.i.i, label %_ZL13is_schedulingPK5Later.exit.i, label %31

31:
  call void @Py_DecRef(ptr nonnull %21) #12
  br label %_ZL13is_schedulingPK5Later.exit.i

_ZL13is_schedulingPK5Later.exit.i:
  br i1 %30, label %36, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %34 = load ptr, ptr %33, align 8, !tbaa !77
  %35 = call ptr @PyObject_GetAttr(ptr %16, ptr %34) #12
  br label %36

36:
  %37 = phi ptr [ %35, %32 ], [ null, %_ZL13is_schedulingPK5Later.exit.i ]
  %.not.i = icmp eq ptr %37, null
  br i1 %.not.i, label %_ZL7claimedPK5LaterP6Object.exit, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !89
  %41 = call ptr @PyObject_Type(ptr nonnull %37) #12
  call void @Py_DecRef(ptr %41) #12
  %42 = icmp eq ptr %41, %40
  br i1 %42, label %44, label %43

43:
  call void @Py_DecRef(ptr nonnull %37) #12
  br label %_ZL7claimedPK5LaterP6Object.exit

44:
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %46 = load ptr, ptr %45, align 8, !tbaa !90
  %47 = call i64 @pthread_self() #12
  %48 = call ptr @PyLong_FromLongLong(i64 %47) #12
  %49 = call i32 @PyObject_SetAttr(ptr %16, ptr %46, ptr %48) #12
  %.not.i20.i = icmp eq ptr %48, null
  br i1 %.not.i20.i, label %_ZL7set_newP6ObjectS0_S0_.exit.i, label %50

50:
  call void @Py_DecRef(ptr nonnull %48) #12
  br label %_ZL7set_newP6ObjectS0_S0_.exit.i

_ZL7set_newP6ObjectS0_S0_.exit.i:
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %52 = load ptr, ptr %51, align 8, !tbaa !91
  %53 = load ptr, ptr %17, align 8, !tbaa !83
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %55 = load ptr, ptr %54, align 8, !tbaa !92
  %56 = call ptr @PyObject_GetAttr(ptr %53, ptr %55) #12
  %57 = call i32 @PyObject_SetAttr(ptr %16, ptr %52, ptr %56) #12
  %.not.i21.i = icmp eq ptr %56, null
  br i1 %.not.i21.i, label %_ZL7set_newP6ObjectS0_S0_.exit22.i, label %58

58:
  call void @Py_DecRef(ptr nonnull %56) #12
  br label %_ZL7set_newP6ObjectS0_S0_.exit22.i

_ZL7set_newP6ObjectS0_S0_.exit22.i:
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %60 = load ptr, ptr %59, align 8, !tbaa !77
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !80
  %63 = call i32 @PyObject_SetAttr(ptr %16, ptr %60, ptr %62) #12
  br label %_ZL7claimedPK5LaterP6Object.exit

_ZL7claimedPK5LaterP6Object.exit:
  %64 = phi ptr [ null, %4 ], [ null, %43 ], [ null, %36 ], [ %37, %_ZL7set_newP6ObjectS0_S0_.exit22.i ]
  %.not = icmp eq ptr %64, null
  br i1 %.not, label %65, label %69

65:
  call void @PyErr_Clear() #12
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %67 = load ptr, ptr %66, align 8, !tbaa !93
  %68 = call ptr @PyObject_Vectorcall(ptr %67, ptr %1, i64 %2, ptr %3) #12
  br label %151

69:
  %70 = call ptr @PyCFunction_GetSelf(ptr nonnull %64) #12
  %71 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !80
  call fastcc void @_ZL10run_packedP6Object(ptr %70) #14
  %73 = call ptr @PyErr_Occurred() #12
  %.not24 = icmp eq ptr %73, null
  br i1 %.not24, label %74, label %.critedge

74:
  %75 = load ptr, ptr %1, align 8, !tbaa !30
  %76 = call ptr @PyTuple_GetItem(ptr %70, i64 2) #12
  %77 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %78 = load ptr, ptr %77, align 8, !tbaa !83
  %79 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %80 = load ptr, ptr %79, align 8, !tbaa !88
  %81 = call ptr @PyObject_GetAttr(ptr %78, ptr %80) #12
  %.not.i.i25 = icmp eq ptr %81, null
  br i1 %.not.i.i25, label %_ZL7is_trueP6Object.exit.i.i27, label %82

82:
  %83 = call ptr @PyObject_Vectorcall(ptr nonnull %81, ptr null, i64 0, ptr null) #12
  %.not.i.i.i26 = icmp eq ptr %83, null
  br i1 %.not.i.i.i26, label %87, label %84

84:
  %85 = call i32 @PyObject_IsTrue(ptr nonnull %83) #12
  %86 = icmp eq i32 %85, 1
  br label %87

87:
  %88 = phi i1 [ false, %82 ], [ %86, %84 ]
  br i1 %.not.i.i.i26, label %_ZL7is_trueP6Object.exit.i.i27, label %89

89:
  call void @Py_DecRef(ptr nonnull %83) #12
  br label %_ZL7is_trueP6Object.exit.i.i27

_ZL7is_trueP6Object.exit.i.i27:
  %90 = phi i1 [ true, %74 ], [ %88, %87 ], [ %88, %89 ]
  br i1 %.not.i.i25, label %_ZL13is_schedulingPK5Later.exit.i28, label %91

91:
  call void @Py_DecRef(ptr nonnull %81) #12
  br label %_ZL13is_schedulingPK5Later.exit.i28

_ZL13is_schedulingPK5Later.exit.i28:
  br i1 %90, label %.critedge, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %94 = load ptr, ptr %93, align 8, !tbaa !76
  %95 = call ptr @PyObject_GetAttr(ptr %75, ptr %94) #12
  %96 = load ptr, ptr @_ZL6queues, align 8, !tbaa !21
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 104
  %98 = load ptr, ptr %97, align 8, !tbaa !23
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 96
  %100 = load ptr, ptr %99, align 8, !tbaa !26
  %101 = call ptr %98(ptr %100, ptr %95, ptr null) #12
  %.not.i.i25.i = icmp eq ptr %101, null
  br i1 %.not.i.i25.i, label %102, label %_ZL13is_submittingPK5LaterP6Object.exit.i

102:
  %103 = getelementptr inbounds nuw i8, ptr %96, i64 88
  call void @PyErr_Clear() #12
  %104 = load ptr, ptr %103, align 8, !tbaa !27
  %105 = call ptr @PyObject_GetAttr(ptr %95, ptr %104) #12
  br label %_ZL13is_submittingPK5LaterP6Object.exit.i

_ZL13is_submittingPK5LaterP6Object.exit.i:
  %.0.i.i.i = phi ptr [ %105, %102 ], [ %101, %92 ]
  call void @Py_DecRef(ptr %95) #12
  call void @Py_DecRef(ptr %.0.i.i.i) #12
  %106 = load ptr, ptr %71, align 8, !tbaa !80
  %107 = icmp eq ptr %.0.i.i.i, %106
  br i1 %107, label %.critedge, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %110 = load ptr, ptr %109, align 8, !tbaa !78
  %111 = call ptr @PyObject_GetAttr(ptr %75, ptr %110) #12
  %112 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %113 = load ptr, ptr %112, align 8, !tbaa !81
  %114 = call ptr @PyObject_GetAttr(ptr %75, ptr %113) #12
  %.not.i29 = icmp eq ptr %111, null
  br i1 %.not.i29, label %121, label %115

115:
  %116 = load ptr, ptr %71, align 8, !tbaa !80
  %117 = icmp eq ptr %114, %116
  br i1 %117, label %118, label %121

118:
  %119 = call i64 @PyList_Size(ptr nonnull %111) #12
  %120 = icmp eq i64 %119, 0
  br label %121

121:
  %122 = phi i1 [ false, %115 ], [ false, %108 ], [ %120, %118 ]
  br i1 %122, label %123, label %128

123:
  %124 = load ptr, ptr %109, align 8, !tbaa !78
  %125 = load ptr, ptr %71, align 8, !tbaa !80
  %126 = call i32 @PyObject_SetAttr(ptr %75, ptr %124, ptr %125) #12
  %127 = call i32 @PyDict_DelItem(ptr %76, ptr %75) #12
  br label %128

128:
  br i1 %.not.i29, label %130, label %129

129:
  call void @Py_DecRef(ptr nonnull %111) #12
  br label %130

130:
  %.not24.i = icmp eq ptr %114, null
  br i1 %.not24.i, label %_ZL9has_endedPK5LaterP6ObjectS3_.exit, label %131

131:
  call void @Py_DecRef(ptr nonnull %114) #12
  br label %_ZL9has_endedPK5LaterP6ObjectS3_.exit

_ZL9has_endedPK5LaterP6ObjectS3_.exit:
  br i1 %122, label %149, label %.critedge

.critedge:
  %132 = load ptr, ptr %1, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @PyErr_Fetch(ptr nonnull %5, ptr nonnull %6, ptr nonnull %7) #12
  call void @PyErr_NormalizeException(ptr nonnull %5, ptr nonnull %6, ptr nonnull %7) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  store ptr %132, ptr %8, align 16, !tbaa !30
  %133 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %134 = load ptr, ptr %6, align 8, !tbaa !30
  %.not.i31 = icmp eq ptr %134, null
  br i1 %.not.i31, label %135, label %137

135:
  %136 = load ptr, ptr %71, align 8, !tbaa !80
  br label %137

137:
  %138 = phi ptr [ %136, %135 ], [ %134, %.critedge ]
  store ptr %138, ptr %133, align 8, !tbaa !30
  %139 = getelementptr inbounds nuw i8, ptr %12, i64 128
  %140 = load ptr, ptr %139, align 8, !tbaa !94
  %141 = call ptr @PyObject_Vectorcall(ptr %140, ptr nonnull %8, i64 2, ptr null) #12
  %142 = icmp ne ptr %141, null
  %143 = load ptr, ptr %6, align 8
  %144 = icmp ne ptr %143, null
  %or.cond.i = select i1 %142, i1 %144, i1 false
  br i1 %or.cond.i, label %145, label %_ZL8finishedPK5LaterP6Object.exit

145:
  call void @Py_DecRef(ptr nonnull %141) #12
  %146 = load ptr, ptr %5, align 8, !tbaa !30
  %147 = load ptr, ptr %6, align 8, !tbaa !30
  %148 = load ptr, ptr %7, align 8, !tbaa !30
  call void @PyErr_Restore(ptr %146, ptr %147, ptr %148) #12
  br label %_ZL8finishedPK5LaterP6Object.exit

_ZL8finishedPK5LaterP6Object.exit:
  %.0.i32 = phi ptr [ null, %145 ], [ %141, %137 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  br label %150

149:
  call void @Py_IncRef(ptr %72) #12
  br label %150

150:
  %.0 = phi ptr [ %.0.i32, %_ZL8finishedPK5LaterP6Object.exit ], [ %72, %149 ]
  call void @Py_DecRef(ptr nonnull %64) #12
  br label %151

151:
  %.022 = phi ptr [ %.0, %150 ], [ %68, %65 ]
  ret ptr %.022
}

declare void @PyErr_Clear() #2

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr) #2

declare ptr @PyCFunction_GetSelf(ptr) #2

define internal fastcc void @_ZL10run_packedP6Object(ptr %0) unnamed_addr #0 {
  %2 = alloca %struct.Unlocked, align 8
  %3 = alloca i32, align 4
  %4 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  store i32 0, ptr %3, align 4, !tbaa !3
  %5 = tail call ptr @PyTuple_GetItem(ptr %4, i64 0) #12
  %6 = call i64 @PyLong_AsLongLongAndOverflow(ptr %5, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  %7 = inttoptr i64 %6 to ptr
  %8 = call ptr @PyTuple_GetItem(ptr %0, i64 1) #12
  %9 = call ptr @PyBytes_AsString(ptr %8) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 664
  %11 = load ptr, ptr %10, align 8, !tbaa !72
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(48) %2, i8 0, i64 40, i1 false)
  %12 = call i64 @pthread_self() #12
  store i64 %12, ptr %2, align 8, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %14 = call ptr @PyEval_SaveThread() #12
  store ptr %14, ptr %13, align 8, !tbaa !13
  %15 = load i64, ptr %2, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 248
  %17 = load i64, ptr %16, align 8, !tbaa !15
  %18 = icmp eq i64 %15, %17
  %19 = select i1 %18, ptr @_ZL14handle_signalsP7Running, ptr null
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %19, ptr %20, align 8, !tbaa !20
  %21 = load ptr, ptr %10, align 8, !tbaa !72
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 672
  %23 = load ptr, ptr %22, align 8, !tbaa !67
  call void @__native_run_kernel(ptr %21, ptr %23, ptr %9, i64 0, ptr nonnull %2) #14
  %24 = load ptr, ptr %13, align 8, !tbaa !13
  call void @PyEval_RestoreThread(ptr %24) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void
}

declare ptr @PyErr_Occurred() #2

declare ptr @PyTuple_GetItem(ptr, i64) #2

declare void @Py_IncRef(ptr) #2

define ptr @__native_call_kernel(ptr %0, ptr readonly captures(none) %1, i64 %2) #0 {
  %4 = alloca %struct.Unlocked, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.References, align 8
  %7 = alloca [256 x i8], align 16
  %8 = alloca %struct.Items, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 4, !tbaa !3
  %9 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #12
  %10 = call i64 @PyLong_AsLongLongAndOverflow(ptr %9, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 672
  %13 = load ptr, ptr %12, align 8, !tbaa !67
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load atomic i64, ptr %14 monotonic, align 8
  %16 = icmp ne i64 %2, 2
  %17 = icmp sgt i64 %15, 19999999
  %or.cond = select i1 %16, i1 true, i1 %17
  br i1 %or.cond, label %18, label %20

18:
  %19 = call ptr @PyBool_FromLong(i64 0) #12
  br label %67

20:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store i32 0, ptr %6, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(256) %7, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !30
  %23 = call i64 @PyTuple_Size(ptr %22) #12
  store i64 %23, ptr %8, align 8, !tbaa !95
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %.lr.ph.i, label %_ZN5ItemsC2EP6Object.exit

.lr.ph.i:
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %26 = add nsw i64 %23, -1
  %umin = call i64 @llvm.umin.i64(i64 %26, i64 31)
  br label %27

27:
  %.07.i = phi i64 [ 0, %.lr.ph.i ], [ %30, %27 ]
  %28 = call ptr @PyTuple_GetItem(ptr %22, i64 %.07.i) #12
  %29 = getelementptr inbounds nuw ptr, ptr %25, i64 %.07.i
  store ptr %28, ptr %29, align 8, !tbaa !30
  %30 = add nuw nsw i64 %.07.i, 1
  %exitcond.not = icmp eq i64 %.07.i, %umin
  br i1 %exitcond.not, label %_ZN5ItemsC2EP6Object.exit, label %27, !llvm.loop !97

_ZN5ItemsC2EP6Object.exit:
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %32 = call fastcc zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr %11, ptr nonnull %31, i64 %23, ptr %7, ptr nonnull align 8 dereferenceable(520) %6) #14
  br i1 %32, label %35, label %33

33:
  %34 = call ptr @PyBool_FromLong(i64 0) #12
  br label %61

35:
  %36 = getelementptr inbounds nuw i8, ptr %11, i64 688
  %37 = load i64, ptr %36, align 8, !tbaa !71
  %.not = icmp slt i64 %15, %37
  br i1 %.not, label %38, label %41

38:
  %39 = load ptr, ptr %1, align 8, !tbaa !30
  %40 = call i32 @PyObject_IsTrue(ptr %39) #12
  %.not15 = icmp eq i32 %40, 0
  br i1 %.not15, label %41, label %43

41:
  %42 = call fastcc ptr @_ZL5laterPK4CallP6ObjectPKcR10ReferencesS3_(ptr %11, ptr %0, ptr %7, ptr nonnull align 8 dereferenceable(520) %6, ptr null) #14
  br label %61

43:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 664
  %45 = load ptr, ptr %44, align 8, !tbaa !72
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(48) %4, i8 0, i64 40, i1 false)
  %46 = call i64 @pthread_self() #12
  store i64 %46, ptr %4, align 8, !tbaa !7
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %48 = call ptr @PyEval_SaveThread() #12
  store ptr %48, ptr %47, align 8, !tbaa !13
  %49 = load i64, ptr %4, align 8, !tbaa !7
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 248
  %51 = load i64, ptr %50, align 8, !tbaa !15
  %52 = icmp eq i64 %49, %51
  %53 = select i1 %52, ptr @_ZL14handle_signalsP7Running, ptr null
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %53, ptr %54, align 8, !tbaa !20
  %55 = load ptr, ptr %44, align 8, !tbaa !72
  %56 = load ptr, ptr %12, align 8, !tbaa !67
  call void @__native_run_kernel(ptr %55, ptr %56, ptr nonnull %7, i64 0, ptr nonnull %4) #14
  %57 = load ptr, ptr %47, align 8, !tbaa !13
  call void @PyEval_RestoreThread(ptr %57) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  %58 = call ptr @PyErr_Occurred() #12
  %.not16 = icmp eq ptr %58, null
  br i1 %.not16, label %59, label %61

59:
  %60 = call ptr @PyBool_FromLong(i64 1) #12
  br label %61

61:
  %.1 = phi ptr [ %42, %41 ], [ %34, %33 ], [ %60, %59 ], [ null, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %62 = load i32, ptr %6, align 8, !tbaa !41
  %.not1.i = icmp eq i32 %62, 0
  br i1 %.not1.i, label %_ZN10ReferencesD2Ev.exit, label %.lr.ph.i17

.lr.ph.i17:
  %63 = zext i32 %62 to i64
  br label %64

64:
  %indvars.iv = phi i64 [ %indvars.iv.next, %64 ], [ %63, %.lr.ph.i17 ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %65 = getelementptr ptr, ptr %6, i64 %indvars.iv
  %66 = load ptr, ptr %65, align 8, !tbaa !30
  call void @Py_DecRef(ptr %66) #12
  %.not.i.wide = icmp eq i64 %indvars.iv, 1
  br i1 %.not.i.wide, label %_ZN10ReferencesD2Ev.exit.loopexit, label %64, !llvm.loop !46

_ZN10ReferencesD2Ev.exit.loopexit:
  store i32 0, ptr %6, align 8, !tbaa !41
  br label %_ZN10ReferencesD2Ev.exit

_ZN10ReferencesD2Ev.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %67

67:
  %.0 = phi ptr [ %19, %18 ], [ %.1, %_ZN10ReferencesD2Ev.exit ]
  ret ptr %.0
}

declare ptr @PyBool_FromLong(i64) #2

define internal fastcc zeroext i1 @_ZL4packPK5TakenPKP6ObjectxPcR10References(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr nonnull writeonly captures(none) %3, ptr nonnull align 8 captures(none) dereferenceable(520) %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i32, ptr %8, align 4, !tbaa !98
  %10 = zext i32 %9 to i64
  %.not = icmp eq i64 %2, %10
  br i1 %.not, label %.preheader, label %.loopexit

.preheader:
  %11 = load i32, ptr %8, align 4, !tbaa !98
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %.loopexit, label %.lr.ph

.lr.ph:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %19

16:
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %17 = load i32, ptr %8, align 4, !tbaa !98
  %18 = zext i32 %17 to i64
  %.not19 = icmp samesign ult i64 %indvars.iv.next, %18
  br i1 %.not19, label %19, label %.loopexit, !llvm.loop !99

19:
  %indvars.iv = phi i64 [ 0, %.lr.ph ], [ %indvars.iv.next, %16 ]
  %20 = getelementptr inbounds nuw %struct.Parameter, ptr %13, i64 %indvars.iv
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %indvars.iv
  %22 = load ptr, ptr %21, align 8, !tbaa !30
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !100
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 %25
  %27 = load i32, ptr %20, align 4, !tbaa !103
  %28 = icmp eq i32 %27, 3
  %29 = load ptr, ptr %0, align 8, !tbaa !104
  br i1 %28, label %30, label %87

30:
  %31 = load ptr, ptr %29, align 8, !tbaa !105
  %.not.i.i = icmp eq ptr %22, %31
  br i1 %.not.i.i, label %81, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 48
  %34 = load ptr, ptr %33, align 8, !tbaa !23
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !26
  %37 = call ptr %34(ptr %36, ptr %22, ptr null) #12
  %.not.i.i.i.i = icmp eq ptr %37, null
  br i1 %.not.i.i.i.i, label %38, label %_ZNK6Member2ofEP6Object.exit.i.i.i

38:
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 32
  call void @PyErr_Clear() #12
  %40 = load ptr, ptr %39, align 8, !tbaa !27
  %41 = call ptr @PyObject_GetAttr(ptr %22, ptr %40) #12
  br label %_ZNK6Member2ofEP6Object.exit.i.i.i

_ZNK6Member2ofEP6Object.exit.i.i.i:
  %.0.i.i.i.i = phi ptr [ %41, %38 ], [ %37, %32 ]
  %.not.i3.i.i.i = icmp eq ptr %.0.i.i.i.i, null
  br i1 %.not.i3.i.i.i, label %.critedge, label %_ZN10References9attributeEP6ObjectRK6Member.exit.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit.i.i:
  %42 = load i32, ptr %4, align 8, !tbaa !41
  %43 = add i32 %42, 1
  store i32 %43, ptr %4, align 8, !tbaa !41
  %44 = zext i32 %42 to i64
  %45 = getelementptr inbounds nuw ptr, ptr %14, i64 %44
  store ptr %.0.i.i.i.i, ptr %45, align 8, !tbaa !30
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !107
  %48 = call ptr @PyObject_Type(ptr nonnull %.0.i.i.i.i) #12
  call void @Py_DecRef(ptr %48) #12
  %49 = icmp eq ptr %48, %47
  br i1 %49, label %50, label %.critedge

50:
  %51 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 2) #12
  %52 = load ptr, ptr %15, align 8, !tbaa !108
  %.not40.i.i = icmp eq ptr %51, %52
  br i1 %.not40.i.i, label %53, label %.critedge

53:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store i32 0, ptr %7, align 4, !tbaa !3
  %54 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 3) #12
  %55 = call i64 @PyLong_AsLongLongAndOverflow(ptr %54, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %56 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %57 = load i32, ptr %56, align 4, !tbaa !109
  %58 = icmp ult i32 %57, 2
  %59 = icmp eq i64 %55, 0
  %or.cond.not52.i.i = or i1 %59, %58
  %60 = zext i32 %57 to i64
  %.not41.i.i = icmp eq i64 %55, %60
  %or.cond43.i.i = or i1 %or.cond.not52.i.i, %.not41.i.i
  br i1 %or.cond43.i.i, label %61, label %.critedge

61:
  %62 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 1) #12
  %63 = getelementptr inbounds nuw i8, ptr %29, i64 80
  %64 = load ptr, ptr %63, align 8, !tbaa !23
  %65 = getelementptr inbounds nuw i8, ptr %29, i64 72
  %66 = load ptr, ptr %65, align 8, !tbaa !26
  %67 = call ptr %64(ptr %66, ptr %62, ptr null) #12
  %.not.i.i44.i.i = icmp eq ptr %67, null
  br i1 %.not.i.i44.i.i, label %68, label %_ZNK6Member2ofEP6Object.exit.i45.i.i

68:
  %69 = getelementptr inbounds nuw i8, ptr %29, i64 64
  call void @PyErr_Clear() #12
  %70 = load ptr, ptr %69, align 8, !tbaa !27
  %71 = call ptr @PyObject_GetAttr(ptr %62, ptr %70) #12
  br label %_ZNK6Member2ofEP6Object.exit.i45.i.i

_ZNK6Member2ofEP6Object.exit.i45.i.i:
  %.0.i.i46.i.i = phi ptr [ %71, %68 ], [ %67, %61 ]
  %.not.i3.i47.i.i = icmp eq ptr %.0.i.i46.i.i, null
  br i1 %.not.i3.i47.i.i, label %.critedge, label %_ZN10References9attributeEP6ObjectRK6Member.exit48.i.i

_ZN10References9attributeEP6ObjectRK6Member.exit48.i.i:
  %72 = load i32, ptr %4, align 8, !tbaa !41
  %73 = add i32 %72, 1
  store i32 %73, ptr %4, align 8, !tbaa !41
  %74 = zext i32 %72 to i64
  %75 = getelementptr inbounds nuw ptr, ptr %14, i64 %74
  store ptr %.0.i.i46.i.i, ptr %75, align 8, !tbaa !30
  %76 = load ptr, ptr %29, align 8, !tbaa !105
  %77 = icmp eq ptr %.0.i.i46.i.i, %76
  br i1 %77, label %.critedge, label %78

78:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store i32 0, ptr %6, align 4, !tbaa !3
  %79 = call ptr @PyTuple_GetItem(ptr nonnull %.0.i.i.i.i, i64 0) #12
  %80 = call i64 @PyLong_AsLongLongAndOverflow(ptr %79, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %81

81:
  %.028.i.i = phi i64 [ %80, %78 ], [ 0, %30 ]
  store i64 %.028.i.i, ptr %26, align 1
  %82 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %83 = load i32, ptr %82, align 4, !tbaa !110
  %84 = zext i32 %83 to i64
  %85 = urem i64 %.028.i.i, %84
  %86 = icmp eq i64 %85, 0
  br label %_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References.exit

87:
  %88 = call fastcc zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %29, ptr nonnull readonly align 4 dereferenceable(20) %20, ptr %22, ptr nonnull %26) #14
  br label %_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References.exit

_ZL4takePK5TakenRK9ParameterP6ObjectPcR10References.exit:
  %89 = phi i1 [ %88, %87 ], [ %86, %81 ]
  br i1 %89, label %16, label %.critedge

.critedge:
  call void @PyErr_Clear() #12
  br label %.loopexit

.loopexit:
  %.016 = phi i1 [ false, %5 ], [ false, %.critedge ], [ true, %.preheader ], [ true, %16 ]
  ret i1 %.016
}

declare i32 @PyObject_IsTrue(ptr) #2

define internal fastcc ptr @_ZL5laterPK4CallP6ObjectPKcR10ReferencesS3_(ptr readonly captures(none) %0, ptr %1, ptr nonnull %2, ptr nonnull align 8 captures(none) dereferenceable(520) %3, ptr %4) unnamed_addr #0 {
  %6 = load i32, ptr %3, align 8, !tbaa !41
  %7 = add i32 %6, 3
  %8 = zext i32 %7 to i64
  %9 = tail call ptr @PyTuple_New(i64 %8) #12
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %10, align 8, !tbaa !111
  %12 = zext i32 %11 to i64
  %13 = tail call ptr @PyBytes_FromStringAndSize(ptr nonnull %2, i64 %12) #12
  %14 = icmp ne ptr %9, null
  %15 = icmp ne ptr %13, null
  %or.cond = select i1 %14, i1 %15, i1 false
  br i1 %or.cond, label %16, label %37

16:
  tail call void @Py_IncRef(ptr %1) #12
  %17 = tail call i32 @PyTuple_SetItem(ptr nonnull %9, i64 0, ptr %1) #12, !callees !43
  %18 = tail call i32 @PyTuple_SetItem(ptr nonnull %9, i64 1, ptr nonnull %13) #12
  %.not = icmp eq ptr %4, null
  %19 = select i1 %.not, ptr %1, ptr %4
  tail call void @Py_IncRef(ptr %19) #12
  %20 = tail call i32 @PyTuple_SetItem(ptr nonnull %9, i64 2, ptr %19) #12, !callees !43
  %21 = load i32, ptr %3, align 8, !tbaa !41
  %.not2829 = icmp eq i32 %21, 0
  br i1 %.not2829, label %._crit_edge, label %.lr.ph

.lr.ph:
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %23

23:
  %24 = phi i32 [ %21, %.lr.ph ], [ %33, %23 ]
  %25 = add i32 %24, 2
  %26 = zext i32 %25 to i64
  %27 = add i32 %24, -1
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw ptr, ptr %22, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !30
  %31 = tail call i32 @PyTuple_SetItem(ptr nonnull %9, i64 %26, ptr %30) #12
  %32 = load i32, ptr %3, align 8, !tbaa !41
  %33 = add i32 %32, -1
  store i32 %33, ptr %3, align 8, !tbaa !41
  %.not28 = icmp eq i32 %33, 0
  br i1 %.not28, label %._crit_edge, label %23, !llvm.loop !112

._crit_edge:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %35 = load ptr, ptr %34, align 8, !tbaa !113
  %36 = tail call ptr @PyCFunction_NewEx(ptr %35, ptr nonnull %9, ptr null) #12
  tail call void @Py_DecRef(ptr nonnull %9) #12
  br label %37

37:
  %.0 = phi ptr [ %36, %._crit_edge ], [ null, %5 ]
  ret ptr %.0
}

define ptr @__native_call_for_any(ptr readnone captures(none) %0, ptr readnone captures(none) %1, i64 %2) #0 {
  %4 = tail call ptr @PyBool_FromLong(i64 0) #12
  ret ptr %4
}

define ptr @__native_run_packed(ptr %0, ptr readnone captures(none) %1, i64 %2) #0 {
  tail call fastcc void @_ZL10run_packedP6Object(ptr %0) #14
  %4 = tail call ptr @PyErr_Occurred() #12
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %5, label %7

5:
  %6 = tail call ptr @PyBool_FromLong(i64 1) #12
  br label %7

7:
  %8 = phi ptr [ %6, %5 ], [ null, %3 ]
  ret ptr %8
}

define range(i32 0, 3) i32 @__native_run_interruptible(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca i64, align 8
  %7 = alloca %struct.Unlocked, align 8
  %8 = alloca %struct.KernelApart, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(48) %7, i8 0, i64 40, i1 false)
  %9 = tail call i64 @pthread_self() #12
  store i64 %9, ptr %7, align 8, !tbaa !7
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %11 = tail call ptr @PyEval_SaveThread() #12
  store ptr %11, ptr %10, align 8, !tbaa !13
  %12 = load i64, ptr %7, align 8, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load i64, ptr %13, align 8, !tbaa !15
  %15 = icmp eq i64 %12, %14
  %16 = select i1 %15, ptr @_ZL14handle_signalsP7Running, ptr null
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %16, ptr %17, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  store ptr %4, ptr %8, align 8, !tbaa !114
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @_ZL16run_kernel_apartP5Apart, ptr %18, align 8, !tbaa !117
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %0, ptr %19, align 8, !tbaa !118
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %1, ptr %20, align 8, !tbaa !120
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %2, ptr %21, align 8, !tbaa !121
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %3, ptr %22, align 8, !tbaa !122
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %7, ptr %23, align 8, !tbaa !123
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %24, label %25

24:
  call void @__native_run_kernel(ptr %0, ptr %1, ptr %2, i64 %3, ptr nonnull %7) #14
  br label %40

25:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %26 = ptrtoint ptr %4 to i64
  br label %27

27:
  %.0.idx16.i.i.i = phi i64 [ 0, %25 ], [ %.0.add.i.i.i, %27 ]
  %.0.ptr.i.i.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i.i.i
  %28 = cmpxchg ptr %.0.ptr.i.i.i, i64 0, i64 %26 acq_rel acquire, align 8
  %29 = extractvalue { i64, i1 } %28, 1
  %.0.add.i.i.i = add nuw nsw i64 %.0.idx16.i.i.i, 8
  %.not.i.i.i = icmp eq i64 %.0.add.i.i.i, 512
  %or.cond.i.i.i = select i1 %29, i1 true, i1 %.not.i.i.i
  br i1 %or.cond.i.i.i, label %__native_watch_stack.exit.i, label %27

__native_watch_stack.exit.i:
  call fastcc void @_ZL7installv() #14
  %30 = call fastcc zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr nonnull %6, ptr nonnull @_ZL9run_apartPv, ptr nonnull %8) #14
  br i1 %30, label %31, label %34

31:
  %32 = load i64, ptr %6, align 8, !tbaa !50
  %33 = call i32 @pthread_join(i64 %32, ptr null) #12
  br label %34

34:
  %35 = load ptr, ptr %8, align 8, !tbaa !114
  %36 = ptrtoint ptr %35 to i64
  br label %37

37:
  %.0.idx16.i.i4.i = phi i64 [ 0, %34 ], [ %.0.add.i.i6.i, %37 ]
  %.0.ptr.i.i5.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i.i4.i
  %38 = cmpxchg ptr %.0.ptr.i.i5.i, i64 %36, i64 0 acq_rel acquire, align 8
  %39 = extractvalue { i64, i1 } %38, 1
  %.0.add.i.i6.i = add nuw nsw i64 %.0.idx16.i.i4.i, 8
  %.not.i.i7.i = icmp eq i64 %.0.add.i.i6.i, 512
  %or.cond.i.i8.i = select i1 %39, i1 true, i1 %.not.i.i7.i
  br i1 %or.cond.i.i8.i, label %__native_run_apart.exit, label %37

__native_run_apart.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br i1 %30, label %40, label %44

40:
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %42 = load i32, ptr %41, align 8, !tbaa !124
  %.not11 = icmp ne i32 %42, 0
  %43 = zext i1 %.not11 to i32
  br label %44

44:
  %.0 = phi i32 [ %43, %40 ], [ 2, %__native_run_apart.exit ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  %45 = load ptr, ptr %10, align 8, !tbaa !13
  call void @PyEval_RestoreThread(ptr %45) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  ret i32 %.0
}

define internal void @_ZL16run_kernel_apartP5Apart(ptr readonly captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !123
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr null, ptr %4, align 8, !tbaa !20
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !118
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !120
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !121
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !122
  tail call void @__native_run_kernel(ptr %6, ptr %8, ptr %10, i64 %12, ptr %3) #14
  ret void
}

define void @__native_run_kernel(ptr %0, ptr captures(none) %1, ptr %2, i64 %3, ptr %4) #0 {
  %6 = alloca %struct.Time, align 8
  %7 = alloca %struct.Time, align 8
  %8 = alloca %struct.Time, align 8
  %9 = alloca %struct.Share, align 64
  %10 = alloca %struct.Time, align 8
  %11 = alloca %struct.Launch, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load atomic i64, ptr %12 monotonic, align 8
  %14 = icmp sgt i64 %13, 49999
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %17 = load i64, ptr %16, align 8, !tbaa !125
  %.not = icmp eq i64 %17, 0
  br i1 %.not, label %22, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %20 = load i32, ptr %19, align 8, !tbaa !128
  %21 = icmp ugt i32 %20, 1
  br label %22

22:
  %23 = phi i1 [ false, %15 ], [ false, %5 ], [ %21, %18 ]
  br i1 %14, label %27, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load atomic i64, ptr %25 monotonic, align 8
  %.not36 = icmp eq i64 %26, 0
  br label %27

27:
  %28 = phi i1 [ true, %22 ], [ %.not36, %24 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  %or.cond = or i1 %23, %28
  %.v = select i1 %or.cond, i64 176, i64 32
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 %.v
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %11, ptr nonnull align 8 dereferenceable(144) %29, i64 144, i1 false), !tbaa.struct !129
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store i64 %3, ptr %30, align 8, !tbaa !130
  br i1 %28, label %_ZL10take_fewerR6LaunchPK6Kernelx.exit, label %54

_ZL10take_fewerR6LaunchPK6Kernelx.exit:
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %32 = load i64, ptr %31, align 8, !tbaa !131
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %34 = load i64, ptr %33, align 8, !tbaa !132
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load atomic i64, ptr %35 monotonic, align 8
  %.not16.i = icmp eq i64 %36, 0
  %37 = uitofp i64 %32 to double
  %38 = fmul double %37, 1.000000e+06
  %39 = sitofp i64 %13 to double
  %40 = fdiv double %38, %39
  %41 = fmul double %37, 3.906250e-03
  %42 = select i1 %.not16.i, double %41, double %40
  %.not.i = icmp eq i64 %34, 0
  %..i = select i1 %.not.i, i64 %32, i64 %34
  %43 = fcmp olt double %42, 1.000000e+00
  %44 = uitofp i64 %..i to double
  %45 = fcmp olt double %42, %44
  %46 = fptoui double %42 to i64
  %47 = select i1 %45, i64 %46, i64 %..i
  %48 = select i1 %43, i64 1, i64 %47
  store i64 %48, ptr %33, align 8, !tbaa !132
  %49 = tail call i32 @pthread_mutex_lock(ptr %0) #12
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %51 = load ptr, ptr %50, align 8, !tbaa !133
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr %51, ptr %52, align 8, !tbaa !134
  store ptr %4, ptr %50, align 8, !tbaa !133
  %53 = tail call i32 @pthread_mutex_unlock(ptr %0) #12
  br label %54

54:
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  %55 = call i32 @clock_gettime(i32 1, ptr nonnull %10) #12
  %56 = load i64, ptr %10, align 8, !tbaa !135
  %57 = mul nsw i64 %56, 1000000000
  %58 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !137
  %60 = add nsw i64 %57, %59
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %60, ptr %61, align 8, !tbaa !138
  br i1 %23, label %62, label %64

62:
  %63 = call fastcc i64 @_ZL12run_togetherP4PoolPK6KernelPcRK6LaunchxP7Running(ptr %0, ptr %1, ptr %2, ptr nonnull align 8 dereferenceable(144) %11, i64 %13, ptr %4) #14
  br label %159

64:
  br i1 %28, label %65, label %102

65:
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %68 = load i64, ptr %67, align 8, !tbaa !131
  store i64 %68, ptr %66, align 8, !tbaa !139
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %.not.i.i.i = icmp eq ptr %4, null
  %70 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %71 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %_ZL3askP7Runningx.exit.i.i

_ZL3askP7Runningx.exit.i.i:
  br i1 %.not.i.i.i, label %.critedge10.i.i, label %_ZL14is_interruptedPK7Running.exit.i.i

_ZL14is_interruptedPK7Running.exit.i.i:
  %74 = load atomic i32, ptr %69 monotonic, align 8
  %.not.i.i = icmp eq i32 %74, 0
  br i1 %.not.i.i, label %.critedge10.i.i, label %_ZL12run_in_turnsPK6KernelPcR6LaunchP7Running.exit.i

.critedge10.i.i:
  %75 = load i64, ptr %66, align 8, !tbaa !139
  %76 = load i64, ptr %70, align 8, !tbaa !132
  %77 = load atomic i64, ptr %9 monotonic, align 64
  %.not.i8.i.i = icmp ult i64 %77, %75
  br i1 %.not.i8.i.i, label %_ZL4takeP5ShareP6Launch.exit.i.i, label %_ZL12run_in_turnsPK6KernelPcR6LaunchP7Running.exit.i

_ZL4takeP5ShareP6Launch.exit.i.i:
  %78 = atomicrmw add ptr %9, i64 %76 monotonic, align 64
  store i64 %78, ptr %71, align 8, !tbaa !141
  %79 = icmp ult i64 %78, %75
  %80 = sub nuw i64 %75, %78
  %81 = icmp ugt i64 %80, %76
  %or.cond.i.i.i = select i1 %79, i1 %81, i1 false
  %82 = add i64 %78, %76
  %83 = select i1 %or.cond.i.i.i, i64 %82, i64 %75
  store i64 %83, ptr %67, align 8, !tbaa !131
  br i1 %79, label %84, label %_ZL12run_in_turnsPK6KernelPcR6LaunchP7Running.exit.i

84:
  %85 = load ptr, ptr %1, align 8, !tbaa !142
  call void %85(ptr %2, ptr nonnull align 8 dereferenceable(144) %11) #12
  %86 = load i64, ptr %67, align 8, !tbaa !131
  %87 = icmp ult i64 %86, %75
  br i1 %87, label %88, label %_ZL3askP7Runningx.exit.i.i.backedge

88:
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %89 = call i32 @clock_gettime(i32 6, ptr nonnull %8) #12
  %90 = load i64, ptr %8, align 8, !tbaa !135
  %91 = mul nsw i64 %90, 1000000000
  %92 = load i64, ptr %72, align 8, !tbaa !137
  %93 = add nsw i64 %91, %92
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  %94 = load ptr, ptr %73, align 8, !tbaa !20
  %.not.i9.i.i = icmp eq ptr %94, null
  br i1 %.not.i9.i.i, label %_ZL3askP7Runningx.exit.i.i.backedge, label %95

95:
  %96 = load i64, ptr %61, align 8, !tbaa !138
  %97 = sub nsw i64 %93, %96
  %98 = icmp slt i64 %97, 20000001
  br i1 %98, label %_ZL3askP7Runningx.exit.i.i.backedge, label %99

99:
  store i64 %93, ptr %61, align 8, !tbaa !138
  %100 = call zeroext i1 %94(ptr %4) #12
  br i1 %100, label %101, label %_ZL3askP7Runningx.exit.i.i.backedge

101:
  store atomic i32 1, ptr %69 monotonic, align 8
  br label %_ZL3askP7Runningx.exit.i.i.backedge

_ZL3askP7Runningx.exit.i.i.backedge:
  br label %_ZL3askP7Runningx.exit.i.i, !llvm.loop !143

_ZL12run_in_turnsPK6KernelPcR6LaunchP7Running.exit.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  br label %_ZL9run_alonePK6KernelPcR6LaunchP7Runningb.exit

102:
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %104 = load ptr, ptr %103, align 8, !tbaa !20
  %.not.i37 = icmp eq ptr %104, null
  br i1 %.not.i37, label %150, label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %107 = load i64, ptr %106, align 8, !tbaa !131
  store i64 1, ptr %106, align 8, !tbaa !131
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %.not.i31.i.i = icmp eq ptr %4, null
  %110 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %111 = load ptr, ptr %1, align 8, !tbaa !142
  call void %111(ptr %2, ptr nonnull align 8 dereferenceable(144) %11) #12
  %112 = load i64, ptr %106, align 8, !tbaa !131
  %.not.i1216.i = icmp eq i64 %107, %112
  br i1 %.not.i1216.i, label %_ZL9run_alonePK6KernelPcR6LaunchP7Runningb.exit, label %.lr.ph.i

.lr.ph.i:
  %113 = phi i64 [ %149, %139 ], [ %112, %105 ]
  %114 = sub i64 %107, %113
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %115 = call i32 @clock_gettime(i32 6, ptr nonnull %7) #12
  %116 = load i64, ptr %7, align 8, !tbaa !135
  %117 = mul nsw i64 %116, 1000000000
  %118 = load i64, ptr %108, align 8, !tbaa !137
  %119 = add nsw i64 %117, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %120 = sub nsw i64 %119, %60
  %121 = load ptr, ptr %103, align 8, !tbaa !20
  %.not.i.i13.i = icmp eq ptr %121, null
  br i1 %.not.i.i13.i, label %_ZL3askP7Runningx.exit.i14.i, label %122

122:
  %123 = load i64, ptr %61, align 8, !tbaa !138
  %124 = sub nsw i64 %119, %123
  %125 = icmp slt i64 %124, 20000001
  br i1 %125, label %_ZL3askP7Runningx.exit.i14.i, label %126

126:
  store i64 %119, ptr %61, align 8, !tbaa !138
  %127 = call zeroext i1 %121(ptr %4) #12
  br i1 %127, label %128, label %_ZL3askP7Runningx.exit.i14.i

128:
  store atomic i32 1, ptr %109 monotonic, align 8
  br label %_ZL3askP7Runningx.exit.i14.i

_ZL3askP7Runningx.exit.i14.i:
  br i1 %.not.i31.i.i, label %.critedge35.i.i, label %_ZL14is_interruptedPK7Running.exit.i15.i

_ZL14is_interruptedPK7Running.exit.i15.i:
  %129 = load atomic i32, ptr %109 monotonic, align 8
  %.not36.i.i = icmp eq i32 %129, 0
  br i1 %.not36.i.i, label %.critedge35.i.i, label %_ZL9run_alonePK6KernelPcR6LaunchP7Runningb.exit

.critedge35.i.i:
  %130 = icmp slt i64 %120, 4000000
  br i1 %130, label %131, label %134

131:
  %132 = shl i64 %113, 3
  %133 = uitofp i64 %132 to double
  br label %139

134:
  %135 = uitofp i64 %113 to double
  %136 = fmul double %135, 1.000000e+06
  %137 = uitofp nneg i64 %120 to double
  %138 = fdiv double %136, %137
  br label %139

139:
  %140 = phi double [ %133, %131 ], [ %138, %134 ]
  store i64 %113, ptr %110, align 8, !tbaa !141
  %141 = fcmp olt double %140, 1.000000e+00
  %142 = uitofp i64 %114 to double
  %143 = fcmp olt double %140, %142
  %144 = fptoui double %140 to i64
  %145 = select i1 %143, i64 %144, i64 %114
  %146 = select i1 %141, i64 1, i64 %145
  %147 = add i64 %146, %113
  store i64 %147, ptr %106, align 8, !tbaa !131
  %148 = load ptr, ptr %1, align 8, !tbaa !142
  call void %148(ptr %2, ptr nonnull align 8 dereferenceable(144) %11) #12
  %149 = load i64, ptr %106, align 8, !tbaa !131
  %.not.i12.i = icmp eq i64 %107, %149
  br i1 %.not.i12.i, label %_ZL9run_alonePK6KernelPcR6LaunchP7Runningb.exit, label %.lr.ph.i

150:
  %151 = load ptr, ptr %1, align 8, !tbaa !142
  call void %151(ptr %2, ptr nonnull align 8 dereferenceable(144) %11) #12
  br label %_ZL9run_alonePK6KernelPcR6LaunchP7Runningb.exit

_ZL9run_alonePK6KernelPcR6LaunchP7Runningb.exit:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %152 = call i32 @clock_gettime(i32 1, ptr nonnull %6) #12
  %153 = load i64, ptr %6, align 8, !tbaa !135
  %154 = mul nsw i64 %153, 1000000000
  %155 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %156 = load i64, ptr %155, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %157 = sub i64 %156, %60
  %158 = add i64 %157, %154
  br label %159

159:
  %.0 = phi i64 [ %63, %62 ], [ %158, %_ZL9run_alonePK6KernelPcR6LaunchP7Runningb.exit ]
  %.not.i.i38 = icmp eq ptr %4, null
  br i1 %.not.i.i38, label %.critedge.i, label %_ZL14is_interruptedPK7Running.exit.i

_ZL14is_interruptedPK7Running.exit.i:
  %160 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %161 = load atomic i32, ptr %160 monotonic, align 8
  %.not18.i = icmp eq i32 %161, 0
  br i1 %.not18.i, label %.critedge.i, label %_ZL11note_launchP6KernelxPK7Running.exit

.critedge.i:
  %162 = load atomic i64, ptr %12 monotonic, align 8
  %163 = shl nsw i64 %162, 2
  %.not.not.i = icmp eq i64 %162, 0
  %164 = call i64 @llvm.smin.i64(i64 %.0, i64 %163)
  %165 = select i1 %.not.not.i, i64 %.0, i64 %164
  store atomic i64 %165, ptr %12 monotonic, align 8
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %167 = atomicrmw add ptr %166, i64 1 monotonic, align 8
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %169 = load ptr, ptr %168, align 8, !tbaa !144
  %.not17.i = icmp eq ptr %169, null
  br i1 %.not17.i, label %_ZL11note_launchP6KernelxPK7Running.exit, label %170

170:
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %172 = load i64, ptr %171, align 8, !tbaa !50
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %174 = load i64, ptr %173, align 8, !tbaa !50
  %175 = mul i64 %174, %172
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %177 = load i64, ptr %176, align 8, !tbaa !50
  %178 = mul i64 %175, %177
  %179 = getelementptr inbounds nuw i8, ptr %169, i64 32
  %180 = load atomic i64, ptr %179 monotonic, align 8
  %181 = lshr i64 %180, 2
  %182 = icmp ult i64 %178, %181
  br i1 %182, label %183, label %187

183:
  %184 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %185 = load i64, ptr %184, align 8, !tbaa !57
  %186 = icmp slt i64 %165, %185
  br i1 %186, label %_ZL11note_launchP6KernelxPK7Running.exit, label %187

187:
  %188 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %189 = sitofp i64 %165 to double
  %190 = fmul double %189, 1.000000e+03
  %191 = uitofp i64 %178 to double
  %192 = fdiv double %190, %191
  %193 = fptosi double %192 to i64
  store atomic i64 %193, ptr %188 monotonic, align 8
  store atomic i64 %178, ptr %179 monotonic, align 8
  br label %_ZL11note_launchP6KernelxPK7Running.exit

_ZL11note_launchP6KernelxPK7Running.exit:
  br i1 %28, label %194, label %203

194:
  %195 = call i32 @pthread_mutex_lock(ptr %0) #12
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %197

197:
  %.0.i = phi ptr [ %196, %194 ], [ %199, %197 ]
  %198 = load ptr, ptr %.0.i, align 8, !tbaa !145
  %.not.i39 = icmp eq ptr %198, %4
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 32
  br i1 %.not.i39, label %_ZL12leave_launchP4PoolP7Running.exit, label %197, !llvm.loop !146

_ZL12leave_launchP4PoolP7Running.exit:
  %200 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %201 = load ptr, ptr %200, align 8, !tbaa !134
  store ptr %201, ptr %.0.i, align 8, !tbaa !145
  %202 = call i32 @pthread_mutex_unlock(ptr %0) #12
  br label %203

203:
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  ret void
}

define zeroext i1 @__native_run_apart(ptr %0) #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %3 = load ptr, ptr %0, align 8, !tbaa !114
  %4 = ptrtoint ptr %3 to i64
  br label %5

5:
  %.0.idx16.i.i = phi i64 [ 0, %1 ], [ %.0.add.i.i, %5 ]
  %.0.ptr.i.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i.i
  %6 = cmpxchg ptr %.0.ptr.i.i, i64 0, i64 %4 acq_rel acquire, align 8
  %7 = extractvalue { i64, i1 } %6, 1
  %.0.add.i.i = add nuw nsw i64 %.0.idx16.i.i, 8
  %.not.i.i = icmp eq i64 %.0.add.i.i, 512
  %or.cond.i.i = select i1 %7, i1 true, i1 %.not.i.i
  br i1 %or.cond.i.i, label %__native_watch_stack.exit, label %5

__native_watch_stack.exit:
  tail call fastcc void @_ZL7installv() #14
  %8 = call fastcc zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr nonnull %2, ptr nonnull @_ZL9run_apartPv, ptr nonnull %0) #14
  br i1 %8, label %9, label %12

9:
  %10 = load i64, ptr %2, align 8, !tbaa !50
  %11 = call i32 @pthread_join(i64 %10, ptr null) #12
  br label %12

12:
  %13 = load ptr, ptr %0, align 8, !tbaa !114
  %14 = ptrtoint ptr %13 to i64
  br label %15

15:
  %.0.idx16.i.i4 = phi i64 [ 0, %12 ], [ %.0.add.i.i6, %15 ]
  %.0.ptr.i.i5 = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i.i4
  %16 = cmpxchg ptr %.0.ptr.i.i5, i64 %14, i64 0 acq_rel acquire, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  %.0.add.i.i6 = add nuw nsw i64 %.0.idx16.i.i4, 8
  %.not.i.i7 = icmp eq i64 %.0.add.i.i6, 512
  %or.cond.i.i8 = select i1 %17, i1 true, i1 %.not.i.i7
  br i1 %or.cond.i.i8, label %__native_watch_stack_no_more.exit, label %15

__native_watch_stack_no_more.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret i1 %8
}

define range(i32 0, 2) i32 @__native_launch_straight(ptr readonly captures(none) %0, ptr readnone captures(none) %1, ptr %2, i64 %3, ptr readnone captures(none) %4) #0 {
  %6 = alloca %struct.Running, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !147
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load atomic i64, ptr %9 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !149
  %.not = icmp slt i64 %10, %12
  br i1 %.not, label %13, label %17

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(40) %6, i8 0, i64 40, i1 false)
  %14 = tail call i64 @pthread_self() #12
  store i64 %14, ptr %6, align 8, !tbaa !7
  %15 = load ptr, ptr %0, align 8, !tbaa !150
  %16 = load ptr, ptr %7, align 8, !tbaa !147
  call void @__native_run_kernel(ptr %15, ptr %16, ptr %2, i64 %3, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %17

17:
  %.0 = phi i32 [ 1, %13 ], [ 0, %5 ]
  ret i32 %.0
}

define range(i32 0, 2) i32 @__native_launch_for_any(ptr %0, ptr readnone captures(none) %1, ptr %2, i64 %3, ptr readonly captures(none) %4) #0 {
  %6 = alloca %struct.Running, align 8
  %7 = load i64, ptr %4, align 8, !tbaa !50
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !50
  %10 = mul i64 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !50
  %13 = mul i64 %10, %12
  %.not = icmp eq i64 %13, 0
  br i1 %.not, label %28, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load atomic i64, ptr %15 monotonic, align 8
  %17 = sitofp i64 %16 to double
  %18 = uitofp i64 %13 to double
  %19 = fmul double %18, %17
  %20 = fdiv double %19, 1.000000e+03
  %21 = fcmp olt double %20, 1.000000e+18
  %22 = select i1 %21, double %20, double 1.000000e+18
  %23 = fptosi double %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i64, ptr %24, align 8, !tbaa !57
  %.not10 = icmp sgt i64 %25, %23
  br i1 %.not10, label %26, label %28

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(40) %6, i8 0, i64 40, i1 false)
  %27 = tail call i64 @pthread_self() #12
  store i64 %27, ptr %6, align 8, !tbaa !7
  call fastcc void @_ZL7run_forP8AnyRangeRK5RangePcmP7Running(ptr %0, ptr nonnull align 8 dereferenceable(88) %4, ptr %2, i64 %3, ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %28

28:
  %.0 = phi i32 [ 1, %26 ], [ 0, %14 ], [ 0, %5 ]
  ret i32 %.0
}

define internal fastcc void @_ZL7run_forP8AnyRangeRK5RangePcmP7Running(ptr %0, ptr nonnull readonly align 8 captures(none) dereferenceable(88) %1, ptr %2, i64 %3, ptr nonnull %4) unnamed_addr #0 {
  %6 = alloca %struct.Kernel, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !151
  store ptr %8, ptr %6, align 8, !tbaa !142
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = load i64, ptr %1, align 8, !tbaa !50
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !50
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !50
  %15 = mul i64 %14, %12
  %16 = mul i64 %15, %10
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load atomic i64, ptr %17 monotonic, align 8
  %19 = sitofp i64 %18 to double
  %20 = uitofp i64 %16 to double
  %21 = fmul double %20, %19
  %22 = fdiv double %21, 1.000000e+03
  %23 = fcmp olt double %22, 1.000000e+18
  %24 = select i1 %23, double %22, double 1.000000e+18
  %25 = fptosi double %24 to i64
  store i64 %25, ptr %9, align 8, !tbaa !152
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 1, ptr %26, align 8, !tbaa !153
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %0, ptr %27, align 8, !tbaa !144
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !154)
  %29 = mul i64 %14, %12
  %30 = mul i64 %29, %10
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(144) %28, i8 0, i64 144, i1 false), !alias.scope !154
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %31, ptr nonnull readonly align 8 dereferenceable(24) %32, i64 24, i1 false)
  %.not.i = icmp ne i64 %30, 0
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %34 = load i64, ptr %33, align 8, !noalias !154
  %.not31.i = icmp eq i64 %34, 0
  %or.cond33.i = select i1 %.not.i, i1 %.not31.i, i1 false
  br i1 %or.cond33.i, label %35, label %_ZL9launch_ofRK5Rangem.exit

35:
  %36 = tail call i64 @llvm.umin.i64(i64 range(i64 1, 0) %30, i64 4096)
  %37 = add nuw nsw i64 %36, 15
  %38 = and i64 %37, 16368
  %39 = icmp eq i64 %29, 1
  %40 = select i1 %39, i64 %38, i64 4096
  %41 = tail call i64 @llvm.umin.i64(i64 %10, i64 %40)
  %42 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %41, i64 1)
  store i64 %42, ptr %31, align 8, !tbaa !50, !alias.scope !154
  %43 = udiv i64 %38, %42
  %44 = tail call i64 @llvm.umin.i64(i64 %12, i64 %43)
  %45 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %44, i64 1)
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i64 %45, ptr %46, align 8, !tbaa !50, !alias.scope !154
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 1, ptr %47, align 8, !tbaa !50, !alias.scope !154
  br label %_ZL9launch_ofRK5Rangem.exit

_ZL9launch_ofRK5Rangem.exit:
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store i64 %10, ptr %28, align 8, !tbaa !50, !alias.scope !154
  %51 = load i64, ptr %50, align 8, !tbaa !50, !noalias !154
  store i64 %51, ptr %49, align 8, !tbaa !50, !alias.scope !154
  %52 = load i64, ptr %31, align 8, !tbaa !50, !alias.scope !154
  %53 = add i64 %10, -1
  %54 = add i64 %53, %52
  %55 = udiv i64 %54, %52
  store i64 %55, ptr %48, align 8, !tbaa !50, !alias.scope !154
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 %12, ptr %56, align 8, !tbaa !50, !alias.scope !154
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %58 = load i64, ptr %57, align 8, !tbaa !50, !noalias !154
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 112
  store i64 %58, ptr %59, align 8, !tbaa !50, !alias.scope !154
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %61 = load i64, ptr %60, align 8, !tbaa !50, !alias.scope !154
  %62 = add i64 %12, -1
  %63 = add i64 %62, %61
  %64 = udiv i64 %63, %61
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 88
  store i64 %64, ptr %65, align 8, !tbaa !50, !alias.scope !154
  %66 = mul i64 %64, %55
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i64 %14, ptr %67, align 8, !tbaa !50, !alias.scope !154
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %69 = load i64, ptr %68, align 8, !tbaa !50, !noalias !154
  %70 = getelementptr inbounds nuw i8, ptr %6, i64 120
  store i64 %69, ptr %70, align 8, !tbaa !50, !alias.scope !154
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %72 = load i64, ptr %71, align 8, !tbaa !50, !alias.scope !154
  %73 = add i64 %14, -1
  %74 = add i64 %73, %72
  %75 = udiv i64 %74, %72
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store i64 %75, ptr %76, align 8, !tbaa !50, !alias.scope !154
  %77 = mul i64 %66, %75
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %79 = load i64, ptr %78, align 8, !tbaa !157, !noalias !154
  %80 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store i64 %79, ptr %80, align 8, !tbaa !159, !alias.scope !154
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 152
  store i64 %77, ptr %81, align 8, !tbaa !131, !alias.scope !154
  %82 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store i64 0, ptr %82, align 8, !tbaa !132, !alias.scope !154
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 176
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(144) %83, i8 0, i64 144, i1 false)
  %84 = load ptr, ptr %0, align 8, !tbaa !65
  call void @__native_run_kernel(ptr %84, ptr nonnull %6, ptr %2, i64 %3, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  ret void
}

define void @__native_lay_out(ptr writeonly captures(none) initializes((32, 320)) %0, ptr readonly captures(none) %1, i64 %2) #5 {
  %4 = load i64, ptr %1, align 8, !tbaa !50, !noalias !160
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !50, !noalias !160
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !50, !noalias !160
  %9 = mul i64 %8, %6
  %10 = mul i64 %9, %4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %.sroa.715.24.copyload = load i64, ptr %11, align 8
  %.sroa.1016.24..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 32
  %.sroa.1016.24.copyload = load i64, ptr %.sroa.1016.24..sroa_idx, align 8
  %.sroa.1217.24..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 40
  %.sroa.1217.24.copyload = load i64, ptr %.sroa.1217.24..sroa_idx, align 8
  %.not.i = icmp ne i64 %10, 0
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %13 = load i64, ptr %12, align 8, !noalias !160
  %.not31.i = icmp eq i64 %13, 0
  %or.cond33.i = select i1 %.not.i, i1 %.not31.i, i1 false
  br i1 %or.cond33.i, label %14, label %_ZL9launch_ofRK5Rangem.exit

14:
  %15 = tail call i64 @llvm.umin.i64(i64 range(i64 1, 0) %10, i64 4096)
  %16 = add nuw nsw i64 %15, 15
  %17 = and i64 %16, 16368
  %18 = icmp eq i64 %9, 1
  %19 = select i1 %18, i64 %17, i64 4096
  %20 = tail call i64 @llvm.umin.i64(i64 %4, i64 %19)
  %21 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %20, i64 1)
  %22 = udiv i64 %17, %21
  %23 = tail call i64 @llvm.umin.i64(i64 %6, i64 %22)
  %24 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %23, i64 1)
  br label %_ZL9launch_ofRK5Rangem.exit

_ZL9launch_ofRK5Rangem.exit:
  %.sroa.715.0 = phi i64 [ %21, %14 ], [ %.sroa.715.24.copyload, %3 ]
  %.sroa.1016.0 = phi i64 [ %24, %14 ], [ %.sroa.1016.24.copyload, %3 ]
  %.sroa.1217.0 = phi i64 [ 1, %14 ], [ %.sroa.1217.24.copyload, %3 ]
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !50, !noalias !160
  %27 = add i64 %4, -1
  %28 = add i64 %27, %.sroa.715.0
  %29 = udiv i64 %28, %.sroa.715.0
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %31 = load i64, ptr %30, align 8, !tbaa !50, !noalias !160
  %32 = add i64 %6, -1
  %33 = add i64 %32, %.sroa.1016.0
  %34 = udiv i64 %33, %.sroa.1016.0
  %35 = mul i64 %34, %29
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %37 = load i64, ptr %36, align 8, !tbaa !50, !noalias !160
  %38 = add i64 %8, -1
  %39 = add i64 %38, %.sroa.1217.0
  %40 = udiv i64 %39, %.sroa.1217.0
  %41 = mul i64 %35, %40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %43 = load i64, ptr %42, align 8, !tbaa !157, !noalias !160
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %4, ptr %44, align 8
  %.sroa.513.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %6, ptr %.sroa.513.0..sroa_idx, align 8
  %.sroa.614.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %8, ptr %.sroa.614.0..sroa_idx, align 8, !tbaa !48
  %.sroa.715.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %.sroa.715.0, ptr %.sroa.715.0..sroa_idx, align 8
  %.sroa.1016.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.sroa.1016.0, ptr %.sroa.1016.0..sroa_idx, align 8
  %.sroa.1217.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %.sroa.1217.0, ptr %.sroa.1217.0..sroa_idx, align 8, !tbaa !48
  %.sroa.1418.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %29, ptr %.sroa.1418.0..sroa_idx, align 8
  %.sroa.1519.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %34, ptr %.sroa.1519.0..sroa_idx, align 8
  %.sroa.1620.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %40, ptr %.sroa.1620.0..sroa_idx, align 8, !tbaa !48
  %.sroa.1721.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %26, ptr %.sroa.1721.0..sroa_idx, align 8
  %.sroa.1822.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %31, ptr %.sroa.1822.0..sroa_idx, align 8
  %.sroa.1923.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %37, ptr %.sroa.1923.0..sroa_idx, align 8, !tbaa !48
  %.sroa.2024.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %43, ptr %.sroa.2024.0..sroa_idx, align 8, !tbaa !50
  %.sroa.2125.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 136
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(16) %.sroa.2125.0..sroa_idx, i8 0, i64 16, i1 false)
  %.sroa.2126.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %41, ptr %.sroa.2126.0..sroa_idx, align 8, !tbaa !50
  %.sroa.2227.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 0, ptr %.sroa.2227.0..sroa_idx, align 8, !tbaa !50
  %.sroa.2328.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 0, ptr %.sroa.2328.0..sroa_idx, align 8, !tbaa !50
  %45 = load i64, ptr %1, align 8, !tbaa !50, !noalias !163
  %46 = load i64, ptr %5, align 8, !tbaa !50, !noalias !163
  %47 = load i64, ptr %7, align 8, !tbaa !50, !noalias !163
  %48 = mul i64 %47, %46
  %49 = mul i64 %48, %45
  %.sroa.7.24.copyload = load i64, ptr %11, align 8
  %.sroa.10.24.copyload = load i64, ptr %.sroa.1016.24..sroa_idx, align 8
  %.sroa.12.24.copyload = load i64, ptr %.sroa.1217.24..sroa_idx, align 8
  %.not.i4 = icmp ne i64 %49, 0
  %50 = load i64, ptr %12, align 8, !noalias !163
  %.not31.i5 = icmp eq i64 %50, 0
  %or.cond33.i6 = select i1 %.not.i4, i1 %.not31.i5, i1 false
  br i1 %or.cond33.i6, label %51, label %67

51:
  %.not.i.i = icmp eq i64 %2, 0
  br i1 %.not.i.i, label %_ZL13choose_groupsRK5RangemmPm.exit.i, label %52

52:
  %53 = shl i64 %2, 3
  %54 = udiv i64 %49, %53
  %55 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %54, i64 1)
  br label %_ZL13choose_groupsRK5RangemmPm.exit.i

_ZL13choose_groupsRK5RangemmPm.exit.i:
  %.sink = phi i64 [ %55, %52 ], [ %49, %51 ]
  %56 = tail call i64 @llvm.umin.i64(i64 %.sink, i64 4096)
  %57 = shl i64 %2, 4
  %.not18.i.i = icmp ult i64 %49, %57
  %58 = add nuw nsw i64 %56, 15
  %59 = and i64 %58, 16368
  %.0.i.i = select i1 %.not18.i.i, i64 %56, i64 %59
  %60 = icmp eq i64 %48, 1
  %61 = select i1 %60, i64 %.0.i.i, i64 4096
  %62 = tail call i64 @llvm.umin.i64(i64 %45, i64 %61)
  %63 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %62, i64 1)
  %64 = udiv i64 %.0.i.i, %63
  %65 = tail call i64 @llvm.umin.i64(i64 %46, i64 %64)
  %66 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %65, i64 1)
  br label %67

67:
  %.sroa.7.0 = phi i64 [ %63, %_ZL13choose_groupsRK5RangemmPm.exit.i ], [ %.sroa.7.24.copyload, %_ZL9launch_ofRK5Rangem.exit ]
  %.sroa.10.0 = phi i64 [ %66, %_ZL13choose_groupsRK5RangemmPm.exit.i ], [ %.sroa.10.24.copyload, %_ZL9launch_ofRK5Rangem.exit ]
  %.sroa.12.0 = phi i64 [ 1, %_ZL13choose_groupsRK5RangemmPm.exit.i ], [ %.sroa.12.24.copyload, %_ZL9launch_ofRK5Rangem.exit ]
  %68 = load i64, ptr %25, align 8, !tbaa !50, !noalias !163
  %69 = add i64 %45, -1
  %70 = add i64 %69, %.sroa.7.0
  %71 = udiv i64 %70, %.sroa.7.0
  %72 = load i64, ptr %30, align 8, !tbaa !50, !noalias !163
  %73 = add i64 %46, -1
  %74 = add i64 %73, %.sroa.10.0
  %75 = udiv i64 %74, %.sroa.10.0
  %76 = mul i64 %75, %71
  %77 = load i64, ptr %36, align 8, !tbaa !50, !noalias !163
  %78 = add i64 %47, -1
  %79 = add i64 %78, %.sroa.12.0
  %80 = udiv i64 %79, %.sroa.12.0
  %81 = mul i64 %76, %80
  %82 = load i64, ptr %42, align 8, !tbaa !157, !noalias !163
  %83 = icmp ne i64 %2, 0
  %84 = icmp ugt i64 %81, 1
  %or.cond.i = and i1 %83, %84
  br i1 %or.cond.i, label %85, label %_ZL9launch_ofRK5Rangem.exit7

85:
  %86 = shl i64 %2, 5
  %87 = udiv i64 %81, %86
  %88 = tail call range(i64 1, 0) i64 @llvm.umax.i64(i64 %87, i64 1)
  br label %_ZL9launch_ofRK5Rangem.exit7

_ZL9launch_ofRK5Rangem.exit7:
  %89 = phi i64 [ %88, %85 ], [ 0, %67 ]
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %45, ptr %90, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %46, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i64 %47, ptr %.sroa.6.0..sroa_idx, align 8, !tbaa !48
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 200
  store i64 %.sroa.7.0, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i64 %.sroa.10.0, ptr %.sroa.10.0..sroa_idx, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i64 %.sroa.12.0, ptr %.sroa.12.0..sroa_idx, align 8, !tbaa !48
  %.sroa.14.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 %71, ptr %.sroa.14.0..sroa_idx, align 8
  %.sroa.15.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %75, ptr %.sroa.15.0..sroa_idx, align 8
  %.sroa.16.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 240
  store i64 %80, ptr %.sroa.16.0..sroa_idx, align 8, !tbaa !48
  %.sroa.17.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 %68, ptr %.sroa.17.0..sroa_idx, align 8
  %.sroa.18.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 256
  store i64 %72, ptr %.sroa.18.0..sroa_idx, align 8
  %.sroa.19.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i64 %77, ptr %.sroa.19.0..sroa_idx, align 8, !tbaa !48
  %.sroa.20.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 %82, ptr %.sroa.20.0..sroa_idx, align 8, !tbaa !50
  %.sroa.21.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 280
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(16) %.sroa.21.0..sroa_idx, i8 0, i64 16, i1 false)
  %.sroa.218.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i64 %81, ptr %.sroa.218.0..sroa_idx, align 8, !tbaa !50
  %.sroa.22.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i64 %89, ptr %.sroa.22.0..sroa_idx, align 8, !tbaa !50
  %.sroa.23.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i64 0, ptr %.sroa.23.0..sroa_idx, align 8, !tbaa !50
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

define ptr @__native_call_graph(ptr %0, ptr %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.ReplayApart, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  store i32 0, ptr %4, align 4, !tbaa !3
  %7 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #12
  %8 = call i64 @PyLong_AsLongLongAndOverflow(ptr %7, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  %9 = inttoptr i64 %8 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 4, !tbaa !3
  %10 = call i64 @PyLong_AsLongLongAndOverflow(ptr %1, ptr nonnull %5) #12
  %11 = icmp ne i64 %10, 0
  %12 = zext i1 %11 to i32
  %13 = call ptr @PyEval_SaveThread() #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !166
  store ptr %15, ptr %6, align 8, !tbaa !114
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @_ZL16run_replay_apartP5Apart, ptr %16, align 8, !tbaa !117
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %9, ptr %17, align 8, !tbaa !168
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %12, ptr %18, align 8, !tbaa !171
  %.not = icmp eq ptr %15, null
  br i1 %.not, label %34, label %19

19:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %20 = ptrtoint ptr %15 to i64
  br label %21

21:
  %.0.idx16.i.i.i = phi i64 [ 0, %19 ], [ %.0.add.i.i.i, %21 ]
  %.0.ptr.i.i.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i.i.i
  %22 = cmpxchg ptr %.0.ptr.i.i.i, i64 0, i64 %20 acq_rel acquire, align 8
  %23 = extractvalue { i64, i1 } %22, 1
  %.0.add.i.i.i = add nuw nsw i64 %.0.idx16.i.i.i, 8
  %.not.i.i.i = icmp eq i64 %.0.add.i.i.i, 512
  %or.cond.i.i.i = select i1 %23, i1 true, i1 %.not.i.i.i
  br i1 %or.cond.i.i.i, label %__native_watch_stack.exit.i, label %21

__native_watch_stack.exit.i:
  call fastcc void @_ZL7installv() #14
  %24 = call fastcc zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr nonnull %3, ptr nonnull @_ZL9run_apartPv, ptr nonnull %6) #14
  br i1 %24, label %25, label %28

25:
  %26 = load i64, ptr %3, align 8, !tbaa !50
  %27 = call i32 @pthread_join(i64 %26, ptr null) #12
  br label %28

28:
  %29 = load ptr, ptr %6, align 8, !tbaa !114
  %30 = ptrtoint ptr %29 to i64
  br label %31

31:
  %.0.idx16.i.i4.i = phi i64 [ 0, %28 ], [ %.0.add.i.i6.i, %31 ]
  %.0.ptr.i.i5.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i.i4.i
  %32 = cmpxchg ptr %.0.ptr.i.i5.i, i64 %30, i64 0 acq_rel acquire, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %.0.add.i.i6.i = add nuw nsw i64 %.0.idx16.i.i4.i, 8
  %.not.i.i7.i = icmp eq i64 %.0.add.i.i6.i, 512
  %or.cond.i.i8.i = select i1 %33, i1 true, i1 %.not.i.i7.i
  br i1 %or.cond.i.i8.i, label %__native_run_apart.exit, label %31

__native_run_apart.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  br i1 %24, label %43, label %34

34:
  %35 = load ptr, ptr %17, align 8, !tbaa !168
  %36 = load ptr, ptr %35, align 8, !tbaa !172
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !173
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %40 = load i64, ptr %39, align 8, !tbaa !174
  %41 = load i32, ptr %18, align 8, !tbaa !171
  %42 = call i32 @__native_run_graph(ptr %36, ptr %38, i64 %40, i32 %41) #14
  store i32 %42, ptr %18, align 8, !tbaa !171
  br label %43

43:
  call void @PyEval_RestoreThread(ptr %13) #12
  %44 = load i32, ptr %18, align 8, !tbaa !171
  %45 = sext i32 %44 to i64
  %46 = call ptr @PyBool_FromLong(i64 %45) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret ptr %46
}

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr) #2

define internal void @_ZL16run_replay_apartP5Apart(ptr captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !168
  %4 = load ptr, ptr %3, align 8, !tbaa !172
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !173
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !174
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i32, ptr %9, align 8, !tbaa !171
  %11 = tail call i32 @__native_run_graph(ptr %4, ptr %6, i64 %8, i32 %10) #14
  store i32 %11, ptr %9, align 8, !tbaa !171
  ret void
}

declare void @PyEval_RestoreThread(ptr) #2

define ptr @__native_set_number(ptr %0, ptr %1) #0 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  store i32 0, ptr %3, align 4, !tbaa !3
  %4 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #12
  %5 = call i64 @PyLong_AsLongLongAndOverflow(ptr %4, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  %6 = inttoptr i64 %5 to ptr
  %7 = call fastcc zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr %6, ptr %1) #14
  call void @PyErr_Clear() #12
  %8 = zext i1 %7 to i64
  %9 = call ptr @PyBool_FromLong(i64 %8) #12
  ret ptr %9
}

define internal fastcc zeroext i1 @_ZL10set_numberPK7NumbersP6Object(ptr readonly captures(none) %0, ptr %1) unnamed_addr #0 {
  %3 = alloca %struct.References, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 8, !tbaa !175
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !178
  %8 = tail call ptr @PyObject_GetAttr(ptr %5, ptr %7) #12
  %.not.i = icmp eq ptr %8, null
  br i1 %.not.i, label %12, label %9

9:
  %10 = tail call i32 @PyObject_IsTrue(ptr nonnull %8) #12
  %11 = icmp ne i32 %10, 0
  br label %12

12:
  %13 = phi i1 [ false, %2 ], [ %11, %9 ]
  br i1 %.not.i, label %_ZL10is_at_restP6ObjectS0_.exit, label %14

14:
  tail call void @Py_DecRef(ptr nonnull %8) #12
  br label %_ZL10is_at_restP6ObjectS0_.exit

_ZL10is_at_restP6ObjectS0_.exit:
  br i1 %13, label %15, label %.loopexit

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load i64, ptr %16, align 8, !tbaa !179
  %18 = shl i64 %17, 4
  %19 = alloca i8, i64 %18, align 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %33

33:
  %.03360 = phi i64 [ 0, %15 ], [ %.1, %105 ]
  %.03459 = phi i64 [ 1, %15 ], [ %106, %105 ]
  %.03757 = phi i64 [ 0, %15 ], [ %.138, %105 ]
  %34 = load i64, ptr %16, align 8, !tbaa !179
  %.not = icmp ugt i64 %.03459, %34
  br i1 %.not, label %.critedge, label %35

35:
  %36 = icmp eq i64 %.03459, %34
  br i1 %36, label %.critedge52, label %_ZL16is_of_next_groupPK7Numbersm.exit

_ZL16is_of_next_groupPK7Numbersm.exit:
  %37 = load ptr, ptr %20, align 8, !tbaa !180
  %38 = getelementptr inbounds nuw %struct.Target, ptr %37, i64 %.03459
  %39 = load ptr, ptr %38, align 8, !tbaa !181
  %40 = getelementptr i8, ptr %38, i64 -40
  %41 = load ptr, ptr %40, align 8, !tbaa !181
  %.not53 = icmp eq ptr %39, %41
  br i1 %.not53, label %105, label %.critedge52

.critedge52:
  %42 = getelementptr inbounds nuw %struct.Change, ptr %19, i64 %.03757
  store ptr null, ptr %42, align 16, !tbaa !30
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %42, i64 8
  store ptr null, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !30
  %43 = load ptr, ptr %21, align 8, !tbaa !180
  %44 = getelementptr inbounds nuw %struct.Target, ptr %43, i64 %.03360
  %45 = sub i64 %.03459, %.03360
  %46 = add i64 %.03757, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  store i32 0, ptr %3, align 8, !tbaa !41
  %47 = load ptr, ptr %44, align 8, !tbaa !181
  %48 = load ptr, ptr %22, align 8, !tbaa !183
  %49 = tail call ptr @PyObject_GetAttr(ptr %47, ptr %48) #12
  store ptr %49, ptr %42, align 16, !tbaa !184
  %.not.i.i = icmp eq ptr %49, null
  br i1 %.not.i.i, label %53, label %50

50:
  %51 = load ptr, ptr %23, align 8, !tbaa !30
  %52 = tail call ptr @PyObject_GetAttr(ptr nonnull %49, ptr %51) #12
  br label %53

53:
  %54 = phi ptr [ %52, %50 ], [ null, %.critedge52 ]
  %.not.i.i.i = icmp eq ptr %54, null
  br i1 %.not.i.i.i, label %.critedge49.i, label %_ZN10References9attributeEP6ObjectS1_.exit.i

_ZN10References9attributeEP6ObjectS1_.exit.i:
  store i32 1, ptr %3, align 8, !tbaa !41
  store ptr %54, ptr %24, align 8, !tbaa !30
  %55 = tail call ptr @PyTuple_GetItem(ptr nonnull %54, i64 0) #12
  %56 = tail call i64 @PyBytes_Size(ptr %55) #12
  %57 = tail call ptr @PyBytes_FromStringAndSize(ptr null, i64 %56) #12
  %.not.i42.i = icmp eq ptr %57, null
  br i1 %.not.i42.i, label %.critedge49.i, label %_ZN10References4keptEP6Object.exit.i

_ZN10References4keptEP6Object.exit.i:
  store i32 2, ptr %3, align 8, !tbaa !41
  store ptr %57, ptr %25, align 8, !tbaa !30
  %58 = tail call ptr @PyBytes_AsString(ptr nonnull %57) #12
  %59 = tail call ptr @PyBytes_AsString(ptr %55) #12
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr align 1 %59, i64 %56, i1 false)
  %.not4052.not.i = icmp eq i64 %.03459, %.03360
  br i1 %.not4052.not.i, label %.critedge.i, label %.lr.ph.i

60:
  %61 = add nuw i64 %.03453.i, 1
  %exitcond.not.i = icmp eq i64 %61, %45
  br i1 %exitcond.not.i, label %.critedge.i, label %.lr.ph.i, !llvm.loop !186

.lr.ph.i:
  %.03453.i = phi i64 [ %61, %60 ], [ 0, %_ZN10References4keptEP6Object.exit.i ]
  %62 = load ptr, ptr %0, align 8, !tbaa !187
  %63 = getelementptr inbounds nuw %struct.Target, ptr %44, i64 %.03453.i
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %66 = load i32, ptr %65, align 8, !tbaa !188
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 %67
  %69 = tail call fastcc zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr %62, ptr nonnull readonly align 4 dereferenceable(20) %64, ptr %1, ptr %68) #14
  br i1 %69, label %60, label %.critedge49.i

.critedge.i:
  %70 = load ptr, ptr %26, align 8, !tbaa !189
  %71 = tail call ptr @PyType_GenericAlloc(ptr %70, i64 3) #12
  %.not.i43.i = icmp eq ptr %71, null
  br i1 %.not.i43.i, label %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i, label %.lr.ph.1.i.i

.lr.ph.1.i.i:
  tail call void @Py_IncRef(ptr nonnull %57) #12
  %72 = tail call i32 @PyTuple_SetItem(ptr nonnull %71, i64 0, ptr nonnull %57) #12, !callees !43
  %73 = tail call ptr @PyTuple_GetItem(ptr nonnull %54, i64 1) #12
  tail call void @Py_IncRef(ptr %73) #12
  %74 = tail call i32 @PyTuple_SetItem(ptr nonnull %71, i64 1, ptr %73) #12, !callees !43
  %75 = tail call ptr @PyTuple_GetItem(ptr nonnull %54, i64 2) #12
  tail call void @Py_IncRef(ptr %75) #12
  %76 = tail call i32 @PyTuple_SetItem(ptr nonnull %71, i64 2, ptr %75) #12, !callees !43
  store i32 3, ptr %3, align 8, !tbaa !41
  store ptr %71, ptr %27, align 8, !tbaa !30
  %77 = load ptr, ptr %28, align 8, !tbaa !190
  %78 = tail call ptr @PyType_GenericAlloc(ptr %77, i64 0) #12
  %.not.i46.i = icmp eq ptr %78, null
  br i1 %.not.i46.i, label %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i, label %.lr.ph.i.i

.lr.ph.i.i:
  %79 = load ptr, ptr %23, align 8, !tbaa !30
  %80 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %79, ptr nonnull %71) #12
  %81 = load ptr, ptr %29, align 8, !tbaa !30
  %82 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %81) #12
  %83 = load ptr, ptr %29, align 8, !tbaa !30
  %84 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %83, ptr %82) #12
  tail call void @Py_DecRef(ptr %82) #12
  %85 = load ptr, ptr %30, align 8, !tbaa !30
  %86 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %85) #12
  %87 = load ptr, ptr %30, align 8, !tbaa !30
  %88 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %87, ptr %86) #12
  tail call void @Py_DecRef(ptr %86) #12
  %89 = load ptr, ptr %31, align 8, !tbaa !30
  %90 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %89) #12
  %91 = load ptr, ptr %31, align 8, !tbaa !30
  %92 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %91, ptr %90) #12
  tail call void @Py_DecRef(ptr %90) #12
  %93 = load ptr, ptr %32, align 8, !tbaa !30
  %94 = tail call ptr @PyObject_GetAttr(ptr %49, ptr %93) #12
  %95 = load ptr, ptr %32, align 8, !tbaa !30
  %96 = tail call i32 @PyObject_SetAttr(ptr nonnull %78, ptr %95, ptr %94) #12
  tail call void @Py_DecRef(ptr %94) #12
  br label %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i

_ZL12command_withPK7NumbersP6ObjectS3_.exit.i:
  %97 = phi i32 [ 3, %.lr.ph.i.i ], [ 2, %.critedge.i ], [ 3, %.lr.ph.1.i.i ]
  %98 = phi ptr [ %78, %.lr.ph.i.i ], [ null, %.critedge.i ], [ null, %.lr.ph.1.i.i ]
  store ptr %98, ptr %.sroa.4.0..sroa_idx, align 8, !tbaa !191
  %99 = icmp ne ptr %98, null
  br label %.critedge49.i

.critedge49.i:
  %100 = phi i32 [ 1, %_ZN10References9attributeEP6ObjectS1_.exit.i ], [ 0, %53 ], [ %97, %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i ], [ 2, %.lr.ph.i ]
  %.0.i = phi i1 [ false, %_ZN10References9attributeEP6ObjectS1_.exit.i ], [ false, %53 ], [ %99, %_ZL12command_withPK7NumbersP6ObjectS3_.exit.i ], [ false, %.lr.ph.i ]
  %.not1.i.i = icmp eq i32 %100, 0
  br i1 %.not1.i.i, label %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit, label %.lr.ph.i47.i

.lr.ph.i47.i:
  %101 = zext nneg i32 %100 to i64
  br label %102

102:
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %102 ], [ %101, %.lr.ph.i47.i ]
  %indvars.iv.next.i = add nsw i64 %indvars.iv.i, -1
  %103 = getelementptr ptr, ptr %3, i64 %indvars.iv.i
  %104 = load ptr, ptr %103, align 8, !tbaa !30
  tail call void @Py_DecRef(ptr %104) #12
  %.not.i48.wide.i = icmp eq i64 %indvars.iv.i, 1
  br i1 %.not.i48.wide.i, label %_ZN10ReferencesD2Ev.exit.loopexit.i, label %102, !llvm.loop !46

_ZN10ReferencesD2Ev.exit.loopexit.i:
  store i32 0, ptr %3, align 8, !tbaa !41
  br label %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit

_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  br label %105

105:
  %.138 = phi i64 [ %46, %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit ], [ %.03757, %_ZL16is_of_next_groupPK7Numbersm.exit ]
  %.136 = phi i1 [ %.0.i, %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit ], [ true, %_ZL16is_of_next_groupPK7Numbersm.exit ]
  %.1 = phi i64 [ %.03459, %_ZL11find_changePK7NumbersPK6TargetmP6ObjectP6Change.exit ], [ %.03360, %_ZL16is_of_next_groupPK7Numbersm.exit ]
  %106 = add i64 %.03459, 1
  br i1 %.136, label %33, label %.critedge40, !llvm.loop !192

.critedge:
  %.not26.i = icmp eq i64 %34, 0
  br i1 %.not26.i, label %.critedge24.i, label %.lr.ph.i41

.lr.ph.i41:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %109

109:
  %110 = phi i64 [ %34, %.lr.ph.i41 ], [ %128, %126 ]
  %.01728.i = phi i64 [ 1, %.lr.ph.i41 ], [ %127, %126 ]
  %.01827.i = phi ptr [ %19, %.lr.ph.i41 ], [ %.119.i, %126 ]
  %111 = icmp eq i64 %.01728.i, %110
  br i1 %111, label %.critedge.i42, label %_ZL16is_of_next_groupPK7Numbersm.exit.i

_ZL16is_of_next_groupPK7Numbersm.exit.i:
  %112 = load ptr, ptr %107, align 8, !tbaa !180
  %113 = getelementptr inbounds nuw %struct.Target, ptr %112, i64 %.01728.i
  %114 = load ptr, ptr %113, align 8, !tbaa !181
  %115 = getelementptr i8, ptr %113, i64 -40
  %116 = load ptr, ptr %115, align 8, !tbaa !181
  %.not22.i = icmp eq ptr %114, %116
  br i1 %.not22.i, label %126, label %.critedge.i42

.critedge.i42:
  %117 = load ptr, ptr %107, align 8, !tbaa !180
  %118 = getelementptr %struct.Target, ptr %117, i64 %.01728.i
  %119 = getelementptr i8, ptr %118, i64 -40
  %120 = load ptr, ptr %119, align 8, !tbaa !181
  %121 = load ptr, ptr %108, align 8, !tbaa !183
  %122 = tail call ptr @PyObject_GetAttr(ptr %120, ptr %121) #12
  %.not.i.i43 = icmp eq ptr %122, null
  br i1 %.not.i.i43, label %_ZL7releaseP6Object.exit.i, label %123

123:
  tail call void @Py_DecRef(ptr nonnull %122) #12
  br label %_ZL7releaseP6Object.exit.i

_ZL7releaseP6Object.exit.i:
  %124 = getelementptr inbounds nuw i8, ptr %.01827.i, i64 16
  %125 = load ptr, ptr %.01827.i, align 8, !tbaa !184
  %.not20.i = icmp eq ptr %122, %125
  br i1 %.not20.i, label %126, label %.critedge40

126:
  %.119.i = phi ptr [ %124, %_ZL7releaseP6Object.exit.i ], [ %.01827.i, %_ZL16is_of_next_groupPK7Numbersm.exit.i ]
  %127 = add i64 %.01728.i, 1
  %128 = load i64, ptr %16, align 8, !tbaa !179
  %.not.i44 = icmp ugt i64 %127, %128
  br i1 %.not.i44, label %.critedge24.i, label %109, !llvm.loop !193

.critedge24.i:
  %129 = load ptr, ptr %4, align 8, !tbaa !175
  %130 = load ptr, ptr %6, align 8, !tbaa !178
  %131 = tail call ptr @PyObject_GetAttr(ptr %129, ptr %130) #12
  %.not.i21.i = icmp eq ptr %131, null
  br i1 %.not.i21.i, label %135, label %132

132:
  %133 = tail call i32 @PyObject_IsTrue(ptr nonnull %131) #12
  %134 = icmp ne i32 %133, 0
  br label %135

135:
  %136 = phi i1 [ false, %.critedge24.i ], [ %134, %132 ]
  br i1 %.not.i21.i, label %.critedge40, label %137

137:
  tail call void @Py_DecRef(ptr nonnull %131) #12
  br label %.critedge40

.critedge40:
  %.03756 = phi i64 [ %.03757, %_ZL7releaseP6Object.exit.i ], [ %.03757, %137 ], [ %.03757, %135 ], [ %.138, %105 ]
  %138 = phi i1 [ false, %_ZL7releaseP6Object.exit.i ], [ %136, %137 ], [ %136, %135 ], [ false, %105 ]
  br i1 %138, label %139, label %172

139:
  %140 = load i64, ptr %16, align 8, !tbaa !179
  %.not17.i = icmp eq i64 %140, 0
  br i1 %.not17.i, label %_ZL12make_changesPK7NumbersPK6ChangeP6Object.exit, label %.lr.ph.i45

.lr.ph.i45:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %143

143:
  %144 = phi i64 [ %140, %.lr.ph.i45 ], [ %166, %158 ]
  %.019.i = phi ptr [ %19, %.lr.ph.i45 ], [ %.1.i, %158 ]
  %.01518.i = phi i64 [ 1, %.lr.ph.i45 ], [ %165, %158 ]
  %145 = load ptr, ptr %141, align 8, !tbaa !180
  %146 = getelementptr %struct.Target, ptr %145, i64 %.01518.i
  %147 = icmp eq i64 %.01518.i, %144
  br i1 %147, label %.critedge.i47, label %_ZL16is_of_next_groupPK7Numbersm.exit.i46

_ZL16is_of_next_groupPK7Numbersm.exit.i46:
  %148 = load ptr, ptr %146, align 8, !tbaa !181
  %149 = getelementptr i8, ptr %146, i64 -40
  %150 = load ptr, ptr %149, align 8, !tbaa !181
  %.not16.i = icmp eq ptr %148, %150
  br i1 %.not16.i, label %158, label %.critedge.i47

.critedge.i47:
  %151 = getelementptr i8, ptr %146, i64 -40
  %152 = load ptr, ptr %151, align 8, !tbaa !181
  %153 = load ptr, ptr %142, align 8, !tbaa !183
  %154 = getelementptr inbounds nuw i8, ptr %.019.i, i64 16
  %155 = getelementptr inbounds nuw i8, ptr %.019.i, i64 8
  %156 = load ptr, ptr %155, align 8, !tbaa !191
  %157 = tail call i32 @PyObject_SetAttr(ptr %152, ptr %153, ptr %156) #12
  br label %158

158:
  %.1.i = phi ptr [ %154, %.critedge.i47 ], [ %.019.i, %_ZL16is_of_next_groupPK7Numbersm.exit.i46 ]
  %159 = getelementptr i8, ptr %146, i64 -32
  %160 = load ptr, ptr %159, align 8, !tbaa !194
  %161 = getelementptr i8, ptr %146, i64 -4
  %162 = load i32, ptr %161, align 4, !tbaa !195
  tail call void @Py_IncRef(ptr %1) #12
  %163 = zext i32 %162 to i64
  %164 = tail call i32 @PyList_SetItem(ptr %160, i64 %163, ptr %1) #12, !callees !43
  %165 = add i64 %.01518.i, 1
  %166 = load i64, ptr %16, align 8, !tbaa !179
  %.not.i48 = icmp ugt i64 %165, %166
  br i1 %.not.i48, label %_ZL12make_changesPK7NumbersPK6ChangeP6Object.exit, label %143, !llvm.loop !196

_ZL12make_changesPK7NumbersPK6ChangeP6Object.exit:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %168 = load ptr, ptr %167, align 8, !tbaa !197
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %170 = load ptr, ptr %169, align 8, !tbaa !198
  %171 = tail call i32 @PyObject_SetAttr(ptr %168, ptr %170, ptr %1) #12
  br label %172

172:
  %.not3961 = icmp eq i64 %.03756, 0
  br i1 %.not3961, label %.loopexit, label %.lr.ph

.lr.ph:
  %.262 = phi i64 [ %173, %_ZL7releaseP6Object.exit51 ], [ %.03756, %172 ]
  %173 = add i64 %.262, -1
  %174 = getelementptr inbounds nuw %struct.Change, ptr %19, i64 %173
  %175 = load ptr, ptr %174, align 16, !tbaa !184
  %.not.i49 = icmp eq ptr %175, null
  br i1 %.not.i49, label %_ZL7releaseP6Object.exit, label %176

176:
  tail call void @Py_DecRef(ptr nonnull %175) #12
  br label %_ZL7releaseP6Object.exit

_ZL7releaseP6Object.exit:
  %177 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !191
  %.not.i50 = icmp eq ptr %178, null
  br i1 %.not.i50, label %_ZL7releaseP6Object.exit51, label %179

179:
  tail call void @Py_DecRef(ptr nonnull %178) #12
  br label %_ZL7releaseP6Object.exit51

_ZL7releaseP6Object.exit51:
  %.not39 = icmp eq i64 %173, 0
  br i1 %.not39, label %.loopexit, label %.lr.ph, !llvm.loop !199

.loopexit:
  %.0 = phi i1 [ false, %_ZL10is_at_restP6ObjectS0_.exit ], [ %138, %172 ], [ %138, %_ZL7releaseP6Object.exit51 ]
  ret i1 %.0
}

define ptr @__native_take_arguments(ptr %0, ptr %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.References, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  store i32 0, ptr %4, align 4, !tbaa !3
  %6 = tail call ptr @PyTuple_GetItem(ptr %0, i64 0) #12
  %7 = call i64 @PyLong_AsLongLongAndOverflow(ptr %6, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  %8 = inttoptr i64 %7 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 8, !tbaa !41
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %10 = load ptr, ptr %9, align 8, !tbaa !200
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %.not.i.i = icmp eq ptr %10, null
  br i1 %.not.i.i, label %15, label %12

12:
  %13 = load ptr, ptr %11, align 8, !tbaa !202
  %14 = call ptr @PyObject_GetAttr(ptr nonnull %10, ptr %13) #12
  br label %15

15:
  %16 = phi ptr [ %14, %12 ], [ null, %2 ]
  %.not.i.i.i = icmp eq ptr %16, null
  br i1 %.not.i.i.i, label %_ZN10References9attributeEP6ObjectS1_.exit.i, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 1, ptr %5, align 8, !tbaa !41
  store ptr %16, ptr %18, align 8, !tbaa !30
  br label %_ZN10References9attributeEP6ObjectS1_.exit.i

_ZN10References9attributeEP6ObjectS1_.exit.i:
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %20 = load ptr, ptr %19, align 8, !tbaa !203
  %.not.i31.i = icmp eq ptr %20, null
  br i1 %.not.i31.i, label %24, label %21

21:
  %22 = load ptr, ptr %11, align 8, !tbaa !202
  %23 = call ptr @PyObject_GetAttr(ptr nonnull %20, ptr %22) #12
  br label %24

24:
  %25 = phi ptr [ %23, %21 ], [ null, %_ZN10References9attributeEP6ObjectS1_.exit.i ]
  %.not.i.i32.i = icmp eq ptr %25, null
  br i1 %.not.i.i32.i, label %.critedge.i, label %_ZN10References9attributeEP6ObjectS1_.exit33.i

_ZN10References9attributeEP6ObjectS1_.exit33.i:
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %27 = load i32, ptr %5, align 8, !tbaa !41
  %28 = add i32 %27, 1
  store i32 %28, ptr %5, align 8, !tbaa !41
  %29 = zext i32 %27 to i64
  %30 = getelementptr inbounds nuw ptr, ptr %26, i64 %29
  store ptr %25, ptr %30, align 8, !tbaa !30
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !204
  %33 = call ptr @PyObject_GetAttr(ptr nonnull %25, ptr %32) #12
  br label %.critedge.i

.critedge.i:
  %34 = phi ptr [ %33, %_ZN10References9attributeEP6ObjectS1_.exit33.i ], [ null, %24 ]
  %.not.i.i35.i = icmp eq ptr %34, null
  br i1 %.not.i.i35.i, label %_ZN10References9attributeEP6ObjectS1_.exit36.i, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %37 = load i32, ptr %5, align 8, !tbaa !41
  %38 = add i32 %37, 1
  store i32 %38, ptr %5, align 8, !tbaa !41
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds nuw ptr, ptr %36, i64 %39
  store ptr %34, ptr %40, align 8, !tbaa !30
  br label %_ZN10References9attributeEP6ObjectS1_.exit36.i

_ZN10References9attributeEP6ObjectS1_.exit36.i:
  br i1 %.not.i.i32.i, label %45, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !205
  %44 = call ptr @PyObject_GetAttr(ptr nonnull %25, ptr %43) #12
  br label %45

45:
  %46 = phi ptr [ %44, %41 ], [ null, %_ZN10References9attributeEP6ObjectS1_.exit36.i ]
  %.not.i.i38.i = icmp eq ptr %46, null
  br i1 %.not.i.i38.i, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit, label %_ZN10References9attributeEP6ObjectS1_.exit39.i

_ZN10References9attributeEP6ObjectS1_.exit39.i:
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %48 = load i32, ptr %5, align 8, !tbaa !41
  %49 = add i32 %48, 1
  store i32 %49, ptr %5, align 8, !tbaa !41
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds nuw ptr, ptr %47, i64 %50
  store ptr %46, ptr %51, align 8, !tbaa !30
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %53 = load ptr, ptr %52, align 8, !tbaa !206
  %.not28.i = icmp eq ptr %34, %53
  br i1 %.not28.i, label %54, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

54:
  %55 = load ptr, ptr %8, align 8, !tbaa !207
  %56 = call ptr @PyObject_GetAttr(ptr %1, ptr %55) #12
  %.not.i40.i = icmp eq ptr %56, null
  br i1 %.not.i40.i, label %60, label %57

57:
  %58 = call i32 @PyObject_IsTrue(ptr nonnull %56) #12
  %59 = icmp ne i32 %58, 0
  br label %60

60:
  %61 = phi i1 [ false, %54 ], [ %59, %57 ]
  br i1 %.not.i40.i, label %_ZL10is_at_restP6ObjectS0_.exit.i, label %62

62:
  call void @Py_DecRef(ptr nonnull %56) #12
  br label %_ZL10is_at_restP6ObjectS0_.exit.i

_ZL10is_at_restP6ObjectS0_.exit.i:
  br i1 %61, label %63, label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

63:
  %64 = call ptr @PyTuple_GetItem(ptr nonnull %46, i64 0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  store i32 0, ptr %3, align 4, !tbaa !3
  %65 = call ptr @PyTuple_GetItem(ptr nonnull %46, i64 1) #12
  %66 = call i64 @PyLong_AsLongLongAndOverflow(ptr %65, ptr nonnull %3) #12
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %68 = load i64, ptr %67, align 8, !tbaa !208
  %.not29.i = icmp eq i64 %66, %68
  br i1 %.not29.i, label %69, label %78

69:
  %70 = call i64 @PyBytes_Size(ptr %64) #12
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %72 = load i64, ptr %71, align 8, !tbaa !209
  %.not30.i = icmp eq i64 %70, %72
  br i1 %.not30.i, label %73, label %78

73:
  %74 = load ptr, ptr %9, align 8, !tbaa !200
  %75 = load ptr, ptr %11, align 8, !tbaa !202
  %76 = call i32 @PyObject_SetAttr(ptr %74, ptr %75, ptr %25) #12
  %77 = call ptr @PyBytes_AsString(ptr %64) #12
  br label %78

78:
  %.1.i = phi ptr [ %77, %73 ], [ null, %69 ], [ null, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  br label %_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit

_ZL15taken_argumentsPK11GraphKernelP6ObjectR10References.exit:
  %.0.i = phi ptr [ %.1.i, %78 ], [ null, %_ZL10is_at_restP6ObjectS0_.exit.i ], [ null, %_ZN10References9attributeEP6ObjectS1_.exit39.i ], [ null, %45 ]
  call void @PyErr_Clear() #12
  %79 = icmp ne ptr %.0.i, null
  br i1 %79, label %80, label %85

80:
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %82 = load ptr, ptr %81, align 8, !tbaa !210
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %84 = load i64, ptr %83, align 8, !tbaa !212
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %82, ptr nonnull align 1 %.0.i, i64 %84, i1 false)
  br label %85

85:
  %86 = zext i1 %79 to i64
  %87 = call ptr @PyBool_FromLong(i64 %86) #12
  %88 = load i32, ptr %5, align 8, !tbaa !41
  %.not1.i = icmp eq i32 %88, 0
  br i1 %.not1.i, label %_ZN10ReferencesD2Ev.exit, label %.lr.ph.i

.lr.ph.i:
  %89 = zext i32 %88 to i64
  br label %90

90:
  %indvars.iv = phi i64 [ %indvars.iv.next, %90 ], [ %89, %.lr.ph.i ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %91 = getelementptr ptr, ptr %5, i64 %indvars.iv
  %92 = load ptr, ptr %91, align 8, !tbaa !30
  call void @Py_DecRef(ptr %92) #12
  %.not.i.wide = icmp eq i64 %indvars.iv, 1
  br i1 %.not.i.wide, label %_ZN10ReferencesD2Ev.exit.loopexit, label %90, !llvm.loop !46

_ZN10ReferencesD2Ev.exit.loopexit:
  store i32 0, ptr %5, align 8, !tbaa !41
  br label %_ZN10ReferencesD2Ev.exit

_ZN10ReferencesD2Ev.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret ptr %87
}

define void @__native_write_at_fault(ptr %0) #0 {
  %2 = ptrtoint ptr %0 to i64
  br label %3

3:
  %.0.idx16.i = phi i64 [ 0, %1 ], [ %.0.add.i, %3 ]
  %.0.ptr.i = getelementptr inbounds nuw i8, ptr @_ZL8programs, i64 %.0.idx16.i
  %4 = cmpxchg ptr %.0.ptr.i, i64 0, i64 %2 acq_rel acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  %.0.add.i = add nuw nsw i64 %.0.idx16.i, 8
  %.not.i = icmp eq i64 %.0.add.i, 2048
  %or.cond.i = select i1 %5, i1 true, i1 %.not.i
  br i1 %or.cond.i, label %_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_.exit, label %3

_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_.exit:
  tail call fastcc void @_ZL7installv() #14
  ret void
}

define internal fastcc void @_ZL7installv() unnamed_addr #0 {
  %1 = alloca %struct.Action, align 8
  %2 = atomicrmw xchg ptr @_ZL12is_installed, i8 1 acq_rel, align 1
  %3 = trunc i8 %2 to i1
  br i1 %3, label %.loopexit, label %.preheader

.preheader:
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %4 = call i32 @sigaction(i32 4, ptr nonnull %1, ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL6before, i64 608)) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %5 = call i32 @sigaction(i32 5, ptr nonnull %1, ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL6before, i64 760)) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %6 = call i32 @sigaction(i32 6, ptr nonnull %1, ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL6before, i64 912)) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %7 = call i32 @sigaction(i32 7, ptr nonnull %1, ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL6before, i64 1064)) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %8 = call i32 @sigaction(i32 8, ptr nonnull %1, ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL6before, i64 1216)) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(152) %1, ptr nonnull align 8 dereferenceable(152) @__const._ZL7installv.action, i64 152, i1 false)
  %9 = call i32 @sigaction(i32 11, ptr nonnull %1, ptr nonnull getelementptr inbounds nuw (i8, ptr @_ZL6before, i64 1672)) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  br label %.loopexit

.loopexit:
  ret void
}

define void @__native_forget_program(ptr %0) #7 {
  %2 = ptrtoint ptr %0 to i64
  br label %3

3:
  %.0.idx16.i = phi i64 [ 0, %1 ], [ %.0.add.i, %3 ]
  %.0.ptr.i = getelementptr inbounds nuw i8, ptr @_ZL8programs, i64 %.0.idx16.i
  %4 = cmpxchg ptr %.0.ptr.i, i64 %2, i64 0 acq_rel acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  %.0.add.i = add nuw nsw i64 %.0.idx16.i, 8
  %.not.i = icmp eq i64 %.0.add.i, 2048
  %or.cond.i = select i1 %5, i1 true, i1 %.not.i
  br i1 %or.cond.i, label %_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_.exit, label %3

_ZL7replaceIPFPcPmELm256EEvRAT0__T_S4_S4_.exit:
  ret void
}

define void @__native_watch_code(ptr %0) #0 {
  %2 = ptrtoint ptr %0 to i64
  br label %3

3:
  %.0.idx16.i = phi i64 [ 0, %1 ], [ %.0.add.i, %3 ]
  %.0.ptr.i = getelementptr inbounds nuw i8, ptr @_ZL5codes, i64 %.0.idx16.i
  %4 = cmpxchg ptr %.0.ptr.i, i64 0, i64 %2 acq_rel acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  %.0.add.i = add nuw nsw i64 %.0.idx16.i, 8
  %.not.i = icmp eq i64 %.0.add.i, 32768
  %or.cond.i = select i1 %5, i1 true, i1 %.not.i
  br i1 %or.cond.i, label %_ZL7replaceIPK4CodeLm4096EEvRAT0__T_S3_S3_.exit, label %3

_ZL7replaceIPK4CodeLm4096EEvRAT0__T_S3_S3_.exit:
  tail call fastcc void @_ZL7installv() #14
  ret void
}

define void @__native_forget_code(ptr %0) #7 {
  %2 = ptrtoint ptr %0 to i64
  br label %3

3:
  %.0.idx16.i = phi i64 [ 0, %1 ], [ %.0.add.i, %3 ]
  %.0.ptr.i = getelementptr inbounds nuw i8, ptr @_ZL5codes, i64 %.0.idx16.i
  %4 = cmpxchg ptr %.0.ptr.i, i64 %2, i64 0 acq_rel acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  %.0.add.i = add nuw nsw i64 %.0.idx16.i, 8
  %.not.i = icmp eq i64 %.0.add.i, 32768
  %or.cond.i = select i1 %5, i1 true, i1 %.not.i
  br i1 %or.cond.i, label %_ZL7replaceIPK4CodeLm4096EEvRAT0__T_S3_S3_.exit, label %3

_ZL7replaceIPK4CodeLm4096EEvRAT0__T_S3_S3_.exit:
  ret void
}

define void @__native_watch_stack(ptr %0) #0 {
  %2 = ptrtoint ptr %0 to i64
  br label %3

3:
  %.0.idx16.i = phi i64 [ 0, %1 ], [ %.0.add.i, %3 ]
  %.0.ptr.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i
  %4 = cmpxchg ptr %.0.ptr.i, i64 0, i64 %2 acq_rel acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  %.0.add.i = add nuw nsw i64 %.0.idx16.i, 8
  %.not.i = icmp eq i64 %.0.add.i, 512
  %or.cond.i = select i1 %5, i1 true, i1 %.not.i
  br i1 %or.cond.i, label %_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_.exit, label %3

_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_.exit:
  tail call fastcc void @_ZL7installv() #14
  ret void
}

define void @__native_watch_stack_no_more(ptr %0) #7 {
  %2 = ptrtoint ptr %0 to i64
  br label %3

3:
  %.0.idx16.i = phi i64 [ 0, %1 ], [ %.0.add.i, %3 ]
  %.0.ptr.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.0.idx16.i
  %4 = cmpxchg ptr %.0.ptr.i, i64 %2, i64 0 acq_rel acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  %.0.add.i = add nuw nsw i64 %.0.idx16.i, 8
  %.not.i = icmp eq i64 %.0.add.i, 512
  %or.cond.i = select i1 %5, i1 true, i1 %.not.i
  br i1 %or.cond.i, label %_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_.exit, label %3

_ZL7replaceIPKcLm64EEvRAT0__T_S2_S2_.exit:
  ret void
}

define void @__native_plan_graph(ptr captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !213
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load i32, ptr %4, align 16, !tbaa !222
  %6 = zext i32 %5 to i64
  %7 = shl nuw nsw i64 %6, 3
  %8 = tail call ptr @memset(ptr %3, i32 0, i64 %7) #12
  %9 = load i32, ptr %4, align 16, !tbaa !222
  %.not = icmp eq i32 %9, 0
  br i1 %.not, label %._crit_edge59, label %.lr.ph58

.lr.ph58:
  %10 = load ptr, ptr %0, align 64, !tbaa !223
  %11 = load ptr, ptr %2, align 8, !tbaa !213
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %13 = load i32, ptr %12, align 4, !tbaa !224
  %14 = icmp ugt i32 %13, 1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %wide.trip.count67 = zext i32 %9 to i64
  br label %19

._crit_edge59:
  %.046.lcssa = phi i64 [ 0, %1 ], [ %spec.select, %._crit_edge ]
  %.0.lcssa = phi i64 [ 0, %1 ], [ %26, %._crit_edge ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %17 = load i32, ptr %16, align 4, !tbaa !224
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %55, label %67

19:
  %indvars.iv64 = phi i64 [ 0, %.lr.ph58 ], [ %indvars.iv.next65, %._crit_edge ]
  %.056 = phi i64 [ 0, %.lr.ph58 ], [ %26, %._crit_edge ]
  %.04655 = phi i64 [ 0, %.lr.ph58 ], [ %spec.select, %._crit_edge ]
  %20 = getelementptr inbounds nuw %struct.Node, ptr %10, i64 %indvars.iv64
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 44
  %22 = load i32, ptr %21, align 4, !tbaa !225
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %11, i64 %indvars.iv64
  %25 = load i64, ptr %24, align 8, !tbaa !228
  %26 = add nuw nsw i64 %.056, %23
  br i1 %14, label %_ZL9is_sharedPK5GraphPK4Node.exit, label %.critedge

_ZL9is_sharedPK5GraphPK4Node.exit:
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !229
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %30 = load i64, ptr %29, align 8, !tbaa !132
  %.not.i = icmp ne i64 %30, 0
  %31 = icmp ugt i32 %22, 9999
  %spec.select52 = select i1 %.not.i, i1 %31, i1 false
  br i1 %spec.select52, label %32, label %.critedge

32:
  %33 = udiv i32 %22, %13
  %34 = zext nneg i32 %33 to i64
  %35 = add nuw nsw i64 %34, 5000
  br label %.critedge

.critedge:
  %36 = phi i64 [ %35, %32 ], [ %23, %_ZL9is_sharedPK5GraphPK4Node.exit ], [ %23, %19 ]
  %37 = add nsw i64 %36, %25
  %spec.select = tail call i64 @llvm.smax.i64(i64 %37, i64 %.04655)
  %38 = getelementptr inbounds nuw i8, ptr %20, i64 36
  %39 = load i32, ptr %38, align 4, !tbaa !230
  %.not62 = icmp eq i32 %39, 0
  br i1 %.not62, label %._crit_edge, label %.lr.ph

.lr.ph:
  %40 = load ptr, ptr %15, align 8, !tbaa !231
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %42 = load i32, ptr %41, align 32, !tbaa !232
  %wide.trip.count = zext i32 %39 to i64
  br label %43

._crit_edge:
  %indvars.iv.next65 = add nuw nsw i64 %indvars.iv64, 1
  %exitcond68.not = icmp eq i64 %indvars.iv.next65, %wide.trip.count67
  br i1 %exitcond68.not, label %._crit_edge59, label %19, !llvm.loop !233

43:
  %indvars.iv = phi i64 [ 0, %.lr.ph ], [ %indvars.iv.next, %54 ]
  %44 = trunc nuw i64 %indvars.iv to i32
  %45 = add i32 %42, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %40, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !228
  %52 = icmp slt i64 %51, %37
  br i1 %52, label %53, label %54

53:
  store i64 %37, ptr %50, align 8, !tbaa !228
  br label %54

54:
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %._crit_edge, label %43, !llvm.loop !234

55:
  %56 = zext i32 %9 to i64
  %57 = mul nuw nsw i64 %56, 100
  %58 = add nuw nsw i64 %57, %.0.lcssa
  %59 = zext i32 %17 to i64
  %60 = udiv i64 %58, %59
  %61 = tail call i64 @llvm.smax.i64(i64 %.046.lcssa, i64 %60)
  %62 = add nuw nsw i64 %61, 40000
  %63 = lshr i64 %.0.lcssa, 3
  %64 = sub nsw i64 %.0.lcssa, %63
  %65 = icmp slt i64 %62, %64
  %66 = zext i1 %65 to i32
  br label %67

67:
  %68 = phi i32 [ 0, %._crit_edge59 ], [ %66, %55 ]
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 60
  store i32 %68, ptr %69, align 4, !tbaa !235
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.0.lcssa, ptr %70, align 8, !tbaa !236
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 1, ptr %71, align 64, !tbaa !237
  ret void
}

declare ptr @memset(ptr, i32, i64) #2

define internal fastcc range(i64 0, 4294967296) i64 @_ZL12run_togetherP4PoolPK6KernelPcRK6LaunchxP7Running(ptr %0, ptr readonly captures(none) %1, ptr %2, ptr nonnull align 8 dereferenceable(144) %3, i64 %4, ptr %5) unnamed_addr #0 {
  %7 = alloca %struct.Time, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Slot, align 64
  %10 = alloca %struct.Node, align 64
  %11 = alloca %struct.Graph, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  store i32 0, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %13 = load i32, ptr %12, align 8, !tbaa !128
  %14 = zext i32 %13 to i64
  %15 = shl nuw nsw i64 %14, 6
  %16 = alloca i8, i64 %15, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  %17 = load ptr, ptr %1, align 8, !tbaa !142
  store ptr %17, ptr %10, align 64, !tbaa !238
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %2, ptr %18, align 8, !tbaa !239
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %3, ptr %19, align 16, !tbaa !240
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %3, ptr %20, align 8, !tbaa !229
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i32 0, ptr %21, align 32, !tbaa !232
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 36
  store i32 0, ptr %22, align 4, !tbaa !230
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i32 0, ptr %23, align 8, !tbaa !241
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 0, ptr %24, align 4, !tbaa !225
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i32 0, ptr %25, align 16, !tbaa !242
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 52
  store i32 0, ptr %26, align 4, !tbaa !243
  %27 = tail call i64 @llvm.smin.i64(i64 %4, i64 4294967295)
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %24, align 4, !tbaa !225
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(512) %11, i8 0, i64 512, i1 false)
  store ptr %10, ptr %11, align 64, !tbaa !223
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %8, ptr %29, align 16, !tbaa !244
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %9, ptr %30, align 32, !tbaa !245
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store ptr %16, ptr %31, align 8, !tbaa !246
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store i32 1, ptr %32, align 8, !tbaa !247
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i32 1, ptr %33, align 16, !tbaa !222
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 52
  store i32 %13, ptr %34, align 4, !tbaa !224
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store ptr %5, ptr %35, align 16, !tbaa !248
  call fastcc void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr nonnull %11) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %36 = call i32 @clock_gettime(i32 1, ptr nonnull %7) #12
  %37 = load i64, ptr %7, align 8, !tbaa !135
  %38 = mul nsw i64 %37, 1000000000
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %41 = add i64 %40, 20000000
  %42 = add i64 %41, %38
  %43 = call fastcc zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr nonnull %11, i64 %42) #14
  br i1 %43, label %._crit_edge, label %.lr.ph

.lr.ph:
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 24
  br label %46

46:
  %47 = load ptr, ptr %44, align 8, !tbaa !20
  %.not = icmp eq ptr %47, null
  br i1 %.not, label %51, label %48

48:
  %49 = call zeroext i1 %47(ptr %5) #12
  br i1 %49, label %50, label %51

50:
  store atomic i32 1, ptr %45 monotonic, align 8
  br label %51

51:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %52 = call i32 @clock_gettime(i32 1, ptr nonnull %7) #12
  %53 = load i64, ptr %7, align 8, !tbaa !135
  %54 = mul nsw i64 %53, 1000000000
  %55 = load i64, ptr %39, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %56 = add i64 %55, 20000000
  %57 = add i64 %56, %54
  %58 = call fastcc zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr nonnull %11, i64 %57) #14
  br i1 %58, label %._crit_edge, label %46, !llvm.loop !249

._crit_edge:
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %60 = load i32, ptr %59, align 4, !tbaa !250
  %61 = zext i32 %60 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  ret i64 %61
}

define internal fastcc zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr %0, ptr %1, ptr %2) unnamed_addr #0 {
  %4 = alloca [4 x %struct.Opaque], align 64
  %5 = alloca [4 x %struct.Opaque], align 64
  %6 = alloca [2 x %struct.Opaque], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.memset.p0.i64(ptr nonnull align 64 dereferenceable(128) %6, i8 0, i64 128, i1 false)
  %7 = call i32 @sigfillset(ptr nonnull %4) #12
  %8 = call i32 @sigdelset(ptr nonnull %4, i32 4) #12
  %9 = call i32 @sigdelset(ptr nonnull %4, i32 5) #12
  %10 = call i32 @sigdelset(ptr nonnull %4, i32 6) #12
  %11 = call i32 @sigdelset(ptr nonnull %4, i32 7) #12
  %12 = call i32 @sigdelset(ptr nonnull %4, i32 8) #12
  %13 = call i32 @sigdelset(ptr nonnull %4, i32 11) #12
  %14 = call i32 @pthread_attr_init(ptr nonnull %6) #12
  %15 = call i32 @pthread_attr_setstacksize(ptr nonnull %6, i64 67108864) #12
  %16 = call i32 @pthread_sigmask(i32 2, ptr nonnull %4, ptr nonnull %5) #12
  %17 = call i32 @pthread_create(ptr %0, ptr nonnull %6, ptr %1, ptr %2) #12
  %.not8 = icmp eq i32 %17, 0
  %18 = call i32 @pthread_sigmask(i32 2, ptr nonnull %5, ptr null) #12
  %19 = call i32 @pthread_attr_destroy(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret i1 %.not8
}

define internal noalias ptr @_ZL9run_apartPv(ptr %0) #0 {
  %2 = alloca %struct.SignalStack, align 8
  %3 = alloca %struct.HandlerStack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store ptr %3, ptr %2, align 8, !tbaa !252
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 0, ptr %4, align 8, !tbaa !254
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 65536, ptr %5, align 8, !tbaa !255
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 65536
  %7 = call i32 @sigaltstack(ptr nonnull %2, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !117
  call void %9(ptr %0) #12
  %10 = call i32 @sigaltstack(ptr nonnull %6, ptr null) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret ptr null
}

declare i32 @pthread_join(i64, ptr) #2

define range(i32 0, 2) i32 @__native_interrupt(ptr %0, i64 %1) #0 {
  %3 = tail call i32 @pthread_mutex_lock(ptr %0) #12
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %.012 = load ptr, ptr %4, align 8, !tbaa !145
  %.not14 = icmp eq ptr %.012, null
  br i1 %.not14, label %.critedge9, label %.lr.ph

.lr.ph:
  %.013 = phi ptr [ %.0, %6 ], [ %.012, %2 ]
  %5 = load i64, ptr %.013, align 8, !tbaa !7
  %.not = icmp eq i64 %5, %1
  br i1 %.not, label %.critedge, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %.013, i64 32
  %.0 = load ptr, ptr %7, align 8, !tbaa !145
  %.not15 = icmp eq ptr %.0, null
  br i1 %.not15, label %.critedge9, label %.lr.ph, !llvm.loop !256

.critedge:
  %8 = getelementptr inbounds nuw i8, ptr %.013, i64 24
  store atomic i32 1, ptr %8 monotonic, align 8
  br label %.critedge9

.critedge9:
  %9 = phi i32 [ 1, %.critedge ], [ 0, %2 ], [ 0, %6 ]
  %10 = tail call i32 @pthread_mutex_unlock(ptr %0) #12
  ret i32 %9
}

declare i32 @pthread_mutex_lock(ptr) #2

declare i32 @pthread_mutex_unlock(ptr) #2

define range(i32 0, 2) i32 @__native_run_graph(ptr %0, ptr %1, i64 %2, i32 %3) #0 {
  %5 = alloca %struct.Time, align 8
  %6 = alloca %struct.Time, align 8
  %7 = alloca %struct.Time, align 8
  %8 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %9 = call i32 @clock_gettime(i32 1, ptr nonnull %8) #12
  %10 = load i64, ptr %8, align 8, !tbaa !135
  %11 = mul nsw i64 %10, 1000000000
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !137
  %14 = add nsw i64 %11, %13
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  %15 = add nsw i64 %14, %2
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %16, label %37

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %18 = load i32, ptr %17, align 64, !tbaa !237
  %.not36 = icmp eq i32 %18, 0
  br i1 %.not36, label %19, label %20

19:
  call void @__native_plan_graph(ptr %1) #14
  br label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 108
  store i32 0, ptr %21, align 4, !tbaa !257
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store i64 0, ptr %22, align 64, !tbaa !258
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 76
  store i32 1, ptr %23, align 4, !tbaa !259
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %25 = load i64, ptr %24, align 8, !tbaa !236
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i32, ptr %26, align 16, !tbaa !222
  %28 = zext i32 %27 to i64
  %29 = mul nuw nsw i64 %28, 1000
  %30 = icmp sgt i64 %25, %29
  br i1 %30, label %31, label %33

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 68
  store i32 1, ptr %32, align 4, !tbaa !260
  br label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %35 = load i32, ptr %34, align 4, !tbaa !235
  %.not37 = icmp eq i32 %35, 0
  br i1 %.not37, label %37, label %36

36:
  call fastcc void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr %1) #14
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %39 = load i32, ptr %38, align 4, !tbaa !235
  %.not38 = icmp eq i32 %39, 0
  br i1 %.not38, label %40, label %44

40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %42 = load i32, ptr %41, align 4, !tbaa !260
  %43 = icmp ne i32 %42, 0
  br label %44

44:
  %45 = phi i1 [ true, %37 ], [ %43, %40 ]
  br i1 %.not38, label %48, label %46

46:
  %47 = call fastcc zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr %1, i64 %15) #14
  br label %_ZL12run_measuredP5Graphx.exit

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %50 = load i32, ptr %49, align 4, !tbaa !260
  %.not40 = icmp eq i32 %50, 0
  br i1 %.not40, label %99, label %51

51:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %52 = call i32 @clock_gettime(i32 1, ptr nonnull %7) #12
  %53 = load i64, ptr %7, align 8, !tbaa !135
  %54 = mul nsw i64 %53, 1000000000
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !137
  %57 = add nsw i64 %54, %56
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %60 = load i32, ptr %58, align 4, !tbaa !257
  %61 = load i32, ptr %59, align 16, !tbaa !222
  %62 = icmp uge i32 %60, %61
  %63 = icmp sgt i64 %57, %15
  %or.cond17.i = select i1 %62, i1 true, i1 %63
  br i1 %or.cond17.i, label %_ZL12run_measuredP5Graphx.exit, label %.lr.ph.i

.lr.ph.i:
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %65

65:
  %66 = phi i32 [ %60, %.lr.ph.i ], [ %95, %65 ]
  %.01518.i = phi i64 [ %57, %.lr.ph.i ], [ %80, %65 ]
  %67 = load ptr, ptr %1, align 64, !tbaa !223
  %68 = add i32 %66, 1
  store i32 %68, ptr %58, align 4, !tbaa !257
  %69 = zext i32 %66 to i64
  %70 = getelementptr inbounds nuw %struct.Node, ptr %67, i64 %69
  %71 = load ptr, ptr %70, align 64, !tbaa !238
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !239
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %75 = load ptr, ptr %74, align 16, !tbaa !240
  call void %71(ptr %73, ptr %75) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %76 = call i32 @clock_gettime(i32 1, ptr nonnull %6) #12
  %77 = load i64, ptr %6, align 8, !tbaa !135
  %78 = mul nsw i64 %77, 1000000000
  %79 = load i64, ptr %64, align 8, !tbaa !137
  %80 = add nsw i64 %78, %79
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %81 = sub nsw i64 %80, %.01518.i
  %82 = call i64 @llvm.smin.i64(i64 %81, i64 4294967295)
  %83 = trunc i64 %82 to i32
  %84 = getelementptr inbounds nuw i8, ptr %70, i64 52
  store i32 %83, ptr %84, align 4, !tbaa !243
  %85 = getelementptr inbounds nuw i8, ptr %70, i64 44
  %86 = load i32, ptr %85, align 4, !tbaa !225
  %87 = zext i32 %86 to i64
  %88 = icmp sgt i64 %81, %87
  %89 = add i64 %81, 3
  %90 = sub i64 %89, %87
  %91 = lshr i64 %90, 2
  %92 = add nuw nsw i64 %91, %87
  %.0.i.i = select i1 %88, i64 %92, i64 %81
  %93 = call i64 @llvm.smin.i64(i64 %.0.i.i, i64 4294967295)
  %94 = trunc i64 %93 to i32
  store i32 %94, ptr %85, align 4, !tbaa !225
  %95 = load i32, ptr %58, align 4, !tbaa !257
  %96 = load i32, ptr %59, align 16, !tbaa !222
  %97 = icmp uge i32 %95, %96
  %98 = icmp sgt i64 %80, %15
  %or.cond.i = select i1 %97, i1 true, i1 %98
  br i1 %or.cond.i, label %_ZL12run_measuredP5Graphx.exit, label %65, !llvm.loop !261

99:
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %102 = load i32, ptr %100, align 4, !tbaa !257
  %103 = load i32, ptr %101, align 16, !tbaa !222
  %.not5056.not.i = icmp ult i32 %102, %103
  br i1 %.not5056.not.i, label %.lr.ph59.i, label %.critedge.i

.lr.ph59.i:
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %105 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %107

107:
  %108 = phi i32 [ %103, %.lr.ph59.i ], [ %137, %143 ]
  %109 = phi i32 [ %102, %.lr.ph59.i ], [ %136, %143 ]
  %.04157.i = phi i64 [ %14, %.lr.ph59.i ], [ %135, %143 ]
  %110 = icmp sgt i64 %.04157.i, %15
  br i1 %110, label %.critedge45, label %114

.critedge45:
  %111 = sub i64 %.04157.i, %14
  %112 = load i64, ptr %106, align 64, !tbaa !258
  %113 = add nsw i64 %111, %112
  store i64 %113, ptr %106, align 64, !tbaa !258
  br label %168

114:
  %115 = sub i32 %108, %109
  %116 = load ptr, ptr %1, align 64, !tbaa !223
  %117 = zext i32 %109 to i64
  %118 = getelementptr inbounds nuw %struct.Node, ptr %116, i64 %117
  %119 = call i32 @llvm.umin.i32(i32 %115, i32 1024)
  %120 = shl nuw nsw i32 %119, 6
  %.idx.i = zext nneg i32 %120 to i64
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 %.idx.i
  %.idx49.i = add i32 %119, %109
  store i32 %.idx49.i, ptr %100, align 4, !tbaa !257
  %122 = load ptr, ptr %104, align 32, !tbaa !262
  %.not.i = icmp eq ptr %122, null
  br i1 %.not.i, label %.preheader.i, label %123

.preheader.i:
  %.not60.i = icmp eq i32 %108, %109
  br i1 %.not60.i, label %.loopexit.i, label %.lr.ph.i44

123:
  call void %122(ptr %116, i32 %109) #12
  br label %.loopexit.i

.lr.ph.i44:
  %.04055.i = phi ptr [ %129, %.lr.ph.i44 ], [ %118, %.preheader.i ]
  %124 = load ptr, ptr %.04055.i, align 64, !tbaa !238
  %125 = getelementptr inbounds nuw i8, ptr %.04055.i, i64 8
  %126 = load ptr, ptr %125, align 8, !tbaa !239
  %127 = getelementptr inbounds nuw i8, ptr %.04055.i, i64 16
  %128 = load ptr, ptr %127, align 16, !tbaa !240
  call void %124(ptr %126, ptr %128) #12
  %129 = getelementptr inbounds nuw i8, ptr %.04055.i, i64 64
  %130 = icmp ult ptr %129, %121
  br i1 %130, label %.lr.ph.i44, label %.loopexit.i, !llvm.loop !263

.loopexit.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %131 = call i32 @clock_gettime(i32 1, ptr nonnull %5) #12
  %132 = load i64, ptr %5, align 8, !tbaa !135
  %133 = mul nsw i64 %132, 1000000000
  %134 = load i64, ptr %105, align 8, !tbaa !137
  %135 = add nsw i64 %133, %134
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %136 = load i32, ptr %100, align 4, !tbaa !257
  %137 = load i32, ptr %101, align 16, !tbaa !222
  %138 = icmp eq i32 %136, %137
  br i1 %138, label %139, label %143

139:
  %140 = sub i64 %135, %14
  %141 = load i64, ptr %106, align 64, !tbaa !258
  %142 = add nsw i64 %140, %141
  store i64 %142, ptr %106, align 64, !tbaa !258
  br label %143

143:
  %.not50.not.i = icmp ult i32 %136, %137
  br i1 %.not50.not.i, label %107, label %.critedge.i, !llvm.loop !264

.critedge.i:
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %145 = load i64, ptr %144, align 64, !tbaa !258
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %147 = load i64, ptr %146, align 8, !tbaa !236
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %149, label %150

149:
  store i64 %145, ptr %146, align 8, !tbaa !236
  br label %.critedge

150:
  %151 = shl nsw i64 %147, 1
  %152 = add nsw i64 %151, 20000
  %153 = icmp sgt i64 %145, %152
  br i1 %153, label %154, label %.critedge

154:
  store i32 1, ptr %49, align 4, !tbaa !260
  br label %.critedge

_ZL12run_measuredP5Graphx.exit:
  %155 = phi i1 [ %47, %46 ], [ %62, %51 ], [ %97, %65 ]
  br i1 %155, label %.critedge, label %168

.critedge:
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 76
  store i32 0, ptr %156, align 4, !tbaa !259
  br i1 %45, label %157, label %168

157:
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 68
  store i32 0, ptr %158, align 4, !tbaa !260
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %160 = load i32, ptr %159, align 8, !tbaa !265
  %161 = add i32 %160, 1
  store i32 %161, ptr %159, align 8, !tbaa !265
  %162 = and i32 %161, %160
  %.not41 = icmp eq i32 %162, 0
  %163 = and i32 %161, 63
  %164 = icmp eq i32 %163, 0
  %or.cond = or i1 %.not41, %164
  br i1 %or.cond, label %167, label %165

165:
  %166 = load i32, ptr %38, align 4, !tbaa !235
  %.not42 = icmp eq i32 %166, 0
  br i1 %.not42, label %167, label %168

167:
  call void @__native_plan_graph(ptr %1) #14
  br label %168

168:
  %.0 = phi i32 [ 1, %_ZL12run_measuredP5Graphx.exit ], [ 0, %165 ], [ 0, %167 ], [ 0, %.critedge ], [ 1, %.critedge45 ]
  ret i32 %.0
}

define internal fastcc void @_ZL14begin_parallelP4PoolP5Graph(ptr %0, ptr initializes((112, 116), (192, 196), (256, 260), (320, 324)) %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store i32 0, ptr %3, align 64, !tbaa !266
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store i32 0, ptr %4, align 64, !tbaa !267
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 16, !tbaa !222
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 320
  store i32 %6, ptr %7, align 64, !tbaa !268
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store i32 0, ptr %8, align 16, !tbaa !269
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %10 = load i32, ptr %9, align 8, !tbaa !270
  %.not = icmp eq i32 %10, 0
  br i1 %.not, label %36, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 116
  store i32 0, ptr %12, align 4, !tbaa !271
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i32 0, ptr %13, align 64, !tbaa !272
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %15 = tail call ptr @memset(ptr nonnull %14, i32 0, i64 64) #12
  %16 = load i32, ptr %5, align 16, !tbaa !222
  %.not.i = icmp eq i32 %16, 0
  br i1 %.not.i, label %_ZL5resetP5Graph.exit, label %.lr.ph.i

.lr.ph.i:
  %17 = load ptr, ptr %1, align 64, !tbaa !223
  %wide.trip.count.i = zext i32 %16 to i64
  br label %18

18:
  %indvars.iv.i = phi i64 [ 0, %.lr.ph.i ], [ %indvars.iv.next.i, %18 ]
  %19 = getelementptr inbounds nuw %struct.Node, ptr %17, i64 %indvars.iv.i
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !241
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 48
  store i32 %21, ptr %22, align 16, !tbaa !242
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %_ZL5resetP5Graph.exit, label %18, !llvm.loop !273

_ZL5resetP5Graph.exit:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %24 = load ptr, ptr %23, align 32, !tbaa !245
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !247
  %27 = zext i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 6
  %29 = tail call ptr @memset(ptr %24, i32 0, i64 %28) #12
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 16, !tbaa !244
  %32 = load i32, ptr %5, align 16, !tbaa !222
  %33 = zext i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 2
  %35 = tail call ptr @memset(ptr %31, i32 0, i64 %34) #12
  br label %36

36:
  store i32 1, ptr %9, align 8, !tbaa !270
  %37 = load i32, ptr %5, align 16, !tbaa !222
  %.not20 = icmp eq i32 %37, 0
  br i1 %.not20, label %._crit_edge, label %.lr.ph

.lr.ph:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %83

._crit_edge:
  %39 = tail call i32 @pthread_mutex_lock(ptr %0) #12
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %41 = load i32, ptr %40, align 4, !tbaa !274
  %.not.i18 = icmp eq i32 %41, 0
  br i1 %.not.i18, label %42, label %_ZL13start_threadsP4PoolP6Worker.exit.i

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %44 = load i32, ptr %43, align 8, !tbaa !128
  %45 = icmp ugt i32 %44, 1
  br i1 %45, label %46, label %_ZL13start_threadsP4PoolP6Worker.exit.i

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %48 = load i32, ptr %47, align 4, !tbaa !275
  %.not20.i = icmp eq i32 %48, 0
  br i1 %.not20.i, label %.lr.ph.i.i, label %_ZL13start_threadsP4PoolP6Worker.exit.i

.lr.ph.i.i:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %50 = load ptr, ptr %49, align 16, !tbaa !276
  %51 = zext i32 %44 to i64
  %52 = getelementptr inbounds nuw i64, ptr %50, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %54

54:
  %55 = phi i32 [ 1, %.lr.ph.i.i ], [ %67, %62 ]
  %56 = phi i32 [ 0, %.lr.ph.i.i ], [ %64, %62 ]
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw %struct.Worker, ptr %52, i64 %57
  store ptr %0, ptr %58, align 8, !tbaa !277
  %.sroa.4.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %58, i64 8
  store i32 %55, ptr %.sroa.4.0..sroa_idx.i.i, align 8, !tbaa !3
  %59 = load ptr, ptr %49, align 16, !tbaa !276
  %60 = getelementptr inbounds nuw i64, ptr %59, i64 %57
  %61 = tail call fastcc zeroext i1 @_ZL12start_threadPmPFPvS0_ES0_(ptr %60, ptr nonnull @_ZL4helpPv, ptr nonnull %58) #14
  br i1 %61, label %62, label %_ZL13start_threadsP4PoolP6Worker.exit.i

62:
  %63 = load i32, ptr %40, align 4, !tbaa !274
  %64 = add i32 %63, 1
  store i32 %64, ptr %40, align 4, !tbaa !274
  %65 = load i32, ptr %53, align 8, !tbaa !278
  %66 = add i32 %65, 1
  store i32 %66, ptr %53, align 8, !tbaa !278
  %67 = add i32 %63, 2
  %68 = load i32, ptr %43, align 8, !tbaa !128
  %69 = icmp ult i32 %67, %68
  br i1 %69, label %54, label %_ZL13start_threadsP4PoolP6Worker.exit.i

_ZL13start_threadsP4PoolP6Worker.exit.i:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %71 = load i32, ptr %70, align 4, !tbaa !279
  %72 = add i32 %71, 1
  store i32 %72, ptr %70, align 4, !tbaa !279
  %73 = tail call i32 @sched_getcpu() #12
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i32 %73, ptr %74, align 8, !tbaa !280
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %76 = load ptr, ptr %75, align 64, !tbaa !281
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 136
  store ptr %76, ptr %77, align 8, !tbaa !282
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store ptr %75, ptr %78, align 16, !tbaa !283
  %.not21.i = icmp eq ptr %76, null
  br i1 %.not21.i, label %_ZL5enterP4PoolP5Graph.exit, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 144
  store ptr %77, ptr %80, align 16, !tbaa !283
  br label %_ZL5enterP4PoolP5Graph.exit

_ZL5enterP4PoolP5Graph.exit:
  %81 = ptrtoint ptr %1 to i64
  store atomic i64 %81, ptr %75 monotonic, align 64
  %82 = tail call i32 @pthread_mutex_unlock(ptr %0) #12
  ret void

83:
  %indvars.iv = phi i64 [ 0, %.lr.ph ], [ %indvars.iv.next, %95 ]
  %84 = load ptr, ptr %1, align 64, !tbaa !223
  %85 = getelementptr inbounds nuw %struct.Node, ptr %84, i64 %indvars.iv
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load i32, ptr %86, align 8, !tbaa !241
  %.not17 = icmp eq i32 %87, 0
  br i1 %.not17, label %88, label %95

88:
  %89 = atomicrmw add ptr %3, i32 1 monotonic, align 64
  %90 = load ptr, ptr %38, align 16, !tbaa !244
  %91 = zext i32 %89 to i64
  %92 = getelementptr inbounds nuw i32, ptr %90, i64 %91
  %93 = trunc i64 %indvars.iv to i32
  %94 = add i32 %93, 1
  store atomic i32 %94, ptr %92 release, align 4
  br label %95

95:
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %96 = load i32, ptr %5, align 16, !tbaa !222
  %97 = zext i32 %96 to i64
  %98 = icmp samesign ult i64 %indvars.iv.next, %97
  br i1 %98, label %83, label %._crit_edge, !llvm.loop !284
}

define internal fastcc zeroext i1 @_ZL12run_parallelP4PoolP5Graphx(ptr %0, ptr %1, i64 %2) unnamed_addr #0 {
  %4 = alloca %struct.Time, align 8
  %5 = alloca %struct.Time, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 448
  br label %16

16:
  %17 = call fastcc i32 @_ZL9take_partP4PoolP5Graphjx(ptr %0, ptr %1, i32 0, i64 %2) #14
  switch i32 %17, label %55 [
    i32 2, label %56
    i32 1, label %18
    i32 0, label %54
  ]

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %19 = call i32 @clock_gettime(i32 1, ptr nonnull %5) #12
  %20 = load i64, ptr %5, align 8, !tbaa !135
  %21 = load i64, ptr %6, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %.neg = mul i64 %20, -1000000000
  %.neg16 = sub i64 %2, %21
  %22 = add i64 %.neg16, %.neg
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %23 = call i32 @clock_gettime(i32 0, ptr nonnull %4) #12
  %24 = call i64 @llvm.smax.i64(i64 %22, i64 0)
  %25 = load i64, ptr %7, align 8, !tbaa !137
  %26 = add nsw i64 %25, %24
  store i64 %26, ptr %7, align 8, !tbaa !137
  %27 = sdiv i64 %26, 1000000000
  %28 = load i64, ptr %4, align 8, !tbaa !135
  %29 = add nsw i64 %28, %27
  store i64 %29, ptr %4, align 8, !tbaa !135
  %30 = srem i64 %26, 1000000000
  store i64 %30, ptr %7, align 8, !tbaa !137
  %31 = call i32 @pthread_mutex_lock(ptr %0) #12
  store atomic i32 1, ptr %8 seq_cst, align 4
  br label %32

32:
  %33 = load atomic i32, ptr %9 acquire, align 64
  %.not.i = icmp eq i32 %33, 0
  br i1 %.not.i, label %.critedge, label %34

34:
  %35 = load atomic i32, ptr %10 acquire, align 64
  %36 = load i32, ptr %11, align 16, !tbaa !222
  %37 = icmp ult i32 %35, %36
  br i1 %37, label %_ZL9has_readyP5Graph.exit.i.i, label %.critedge.preheader.i.i

_ZL9has_readyP5Graph.exit.i.i:
  %38 = load ptr, ptr %12, align 16, !tbaa !244
  %39 = zext i32 %35 to i64
  %40 = getelementptr inbounds nuw i32, ptr %38, i64 %39
  %41 = load atomic i32, ptr %40 acquire, align 4
  %.not.i.i = icmp eq i32 %41, 0
  br i1 %.not.i.i, label %.critedge.preheader.i.i, label %.critedge

.critedge.preheader.i.i:
  %42 = load i32, ptr %13, align 8, !tbaa !247
  %.not1011.not.i.i = icmp eq i32 %42, 0
  br i1 %.not1011.not.i.i, label %_ZL8has_workP5Graph.exit.i, label %.lr.ph.i.i

.lr.ph.i.i:
  %indvars.iv.i.i = phi i64 [ %indvars.iv.next.i.i, %.critedge9.i.i ], [ 0, %.critedge.preheader.i.i ]
  %43 = load ptr, ptr %14, align 32, !tbaa !245
  %44 = getelementptr inbounds nuw %struct.Slot, ptr %43, i64 %indvars.iv.i.i
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load atomic i32, ptr %45 acquire, align 8
  %.not.i.i.i = icmp eq i32 %46, 0
  br i1 %.not.i.i.i, label %.critedge9.i.i, label %_ZL13can_be_joinedPK4Slot.exit.i.i

_ZL13can_be_joinedPK4Slot.exit.i.i:
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %48 = load atomic i32, ptr %47 monotonic, align 16
  %.not3.i.i.i = icmp eq i32 %48, 0
  br i1 %.not3.i.i.i, label %.critedge, label %.critedge9.i.i

.critedge9.i.i:
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %49 = load i32, ptr %13, align 8, !tbaa !247
  %50 = zext i32 %49 to i64
  %.not10.i.i = icmp samesign ult i64 %indvars.iv.next.i.i, %50
  br i1 %.not10.i.i, label %.lr.ph.i.i, label %_ZL8has_workP5Graph.exit.i, !llvm.loop !285

_ZL8has_workP5Graph.exit.i:
  %51 = call i32 @pthread_cond_timedwait(ptr nonnull %15, ptr %0, ptr nonnull %4) #12
  %.not18.i = icmp eq i32 %51, 0
  br i1 %.not18.i, label %32, label %_ZL15wait_for_othersP4PoolP5Graphx.exit, !llvm.loop !286

_ZL15wait_for_othersP4PoolP5Graphx.exit:
  store atomic i32 0, ptr %8 release, align 4
  %52 = call i32 @pthread_mutex_unlock(ptr %0) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  br label %56

.critedge:
  store atomic i32 0, ptr %8 release, align 4
  %53 = call i32 @pthread_mutex_unlock(ptr %0) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  br label %55

54:
  br label %56

55:
  br label %56

56:
  %.0 = phi i32 [ 0, %55 ], [ 2, %54 ], [ 1, %16 ], [ 1, %_ZL15wait_for_othersP4PoolP5Graphx.exit ]
  switch i32 %.0, label %default.unreachable21 [
    i32 0, label %16
    i32 1, label %.loopexit
    i32 2, label %57
  ], !llvm.loop !287

57:
  call fastcc void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #14
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 104
  store i32 0, ptr %58, align 8, !tbaa !270
  br label %.loopexit

.loopexit:
  %.2 = phi i1 [ true, %57 ], [ false, %56 ]
  ret i1 %.2

default.unreachable21:
  unreachable
}

define void @__native_cancel_graph(ptr %0, ptr captures(none) %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %4 = load i32, ptr %3, align 4, !tbaa !259
  %.not = icmp eq i32 %4, 0
  br i1 %.not, label %10, label %5

5:
  store i32 0, ptr %3, align 4, !tbaa !259
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store atomic i32 1, ptr %6 release, align 16
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !235
  %.not6 = icmp eq i32 %8, 0
  br i1 %.not6, label %10, label %9

9:
  tail call fastcc void @_ZL6departP4PoolP5Graph(ptr %0, ptr %1) #14
  br label %10

10:
  ret void
}

define internal fastcc void @_ZL6departP4PoolP5Graph(ptr %0, ptr readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca %struct.Time, align 8
  %4 = alloca %struct.Time, align 8
  %5 = tail call i32 @pthread_mutex_lock(ptr %0) #12
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %7 = load ptr, ptr %6, align 16, !tbaa !283
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !282
  %10 = ptrtoint ptr %9 to i64
  store atomic i64 %10, ptr %7 monotonic, align 8
  %11 = load ptr, ptr %8, align 8, !tbaa !282
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %15, label %12

12:
  %13 = load ptr, ptr %6, align 16, !tbaa !283
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store ptr %13, ptr %14, align 16, !tbaa !283
  br label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 220
  %17 = load i32, ptr %16, align 4, !tbaa !279
  %18 = add i32 %17, -1
  store i32 %18, ptr %16, align 4, !tbaa !279
  %19 = tail call i32 @pthread_mutex_unlock(ptr %0) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %20 = call i32 @clock_gettime(i32 1, ptr nonnull %4) #12
  %21 = load i64, ptr %4, align 8, !tbaa !135
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %26

26:
  %27 = load atomic i32, ptr %24 acquire, align 64
  %.not21 = icmp eq i32 %27, 0
  br i1 %.not21, label %.critedge, label %28

28:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %29 = call i32 @clock_gettime(i32 1, ptr nonnull %3) #12
  %30 = load i64, ptr %3, align 8, !tbaa !135
  %31 = load i64, ptr %25, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  %reass.add = sub i64 %30, %21
  %reass.mul = mul i64 %reass.add, 1000000000
  %32 = sub i64 %31, %23
  %33 = add i64 %32, %reass.mul
  %34 = icmp slt i64 %33, 50000
  br i1 %34, label %26, label %.critedge, !llvm.loop !288

.critedge:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %36 = load atomic i32, ptr %35 acquire, align 64
  %.not22 = icmp eq i32 %36, 0
  br i1 %.not22, label %50, label %37

37:
  %38 = call i32 @pthread_mutex_lock(ptr %0) #12
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %40 = load i32, ptr %39, align 16, !tbaa !289
  %41 = add i32 %40, 1
  store i32 %41, ptr %39, align 16, !tbaa !289
  %42 = load atomic i32, ptr %35 acquire, align 64
  %.not2326 = icmp eq i32 %42, 0
  br i1 %.not2326, label %._crit_edge, label %.lr.ph

.lr.ph:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %44

44:
  %45 = call i32 @pthread_cond_wait(ptr nonnull %43, ptr %0) #12
  %46 = load atomic i32, ptr %35 acquire, align 64
  %.not23 = icmp eq i32 %46, 0
  br i1 %.not23, label %._crit_edge, label %44, !llvm.loop !290

._crit_edge:
  %47 = load i32, ptr %39, align 16, !tbaa !289
  %48 = add i32 %47, -1
  store i32 %48, ptr %39, align 16, !tbaa !289
  %49 = call i32 @pthread_mutex_unlock(ptr %0) #12
  br label %50

50:
  ret void
}

define void @__native_stop_pool(ptr %0) #0 {
  %2 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %3 = call i32 @clock_gettime(i32 0, ptr nonnull %2) #12
  %4 = load i64, ptr %2, align 8, !tbaa !135
  %5 = add nsw i64 %4, 1
  store i64 %5, ptr %2, align 8, !tbaa !135
  %6 = call i32 @pthread_mutex_lock(ptr %0) #12
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 236
  store i32 1, ptr %7, align 4, !tbaa !275
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = call i32 @pthread_cond_broadcast(ptr nonnull %8) #12
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %12

12:
  %13 = load i32, ptr %11, align 8, !tbaa !278
  %.not = icmp eq i32 %13, 0
  br i1 %.not, label %.critedge, label %14

14:
  %15 = call i32 @pthread_cond_timedwait(ptr nonnull %10, ptr %0, ptr nonnull %2) #12
  %.not13 = icmp eq i32 %15, 0
  br i1 %.not13, label %12, label %.critedge, !llvm.loop !291

.critedge:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %17 = load i32, ptr %16, align 8, !tbaa !278
  %.not14 = icmp eq i32 %17, 0
  br i1 %.not14, label %18, label %21

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %20 = load i32, ptr %19, align 4, !tbaa !274
  br label %21

21:
  %22 = phi i32 [ %20, %18 ], [ 0, %.critedge ]
  %23 = call i32 @pthread_mutex_unlock(ptr %0) #12
  %.not16 = icmp eq i32 %22, 0
  br i1 %.not16, label %._crit_edge, label %.lr.ph

.lr.ph:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %wide.trip.count = zext i32 %22 to i64
  br label %25

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret void

25:
  %indvars.iv = phi i64 [ 0, %.lr.ph ], [ %indvars.iv.next, %25 ]
  %26 = load ptr, ptr %24, align 16, !tbaa !276
  %27 = getelementptr inbounds nuw i64, ptr %26, i64 %indvars.iv
  %28 = load i64, ptr %27, align 8, !tbaa !50
  %29 = call i32 @pthread_join(i64 %28, ptr null) #12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %._crit_edge, label %25, !llvm.loop !292
}

declare i32 @clock_gettime(i32, ptr) #2

declare i32 @pthread_cond_broadcast(ptr) #2

declare i32 @pthread_cond_timedwait(ptr, ptr, ptr) #2

define void @__native_move(ptr %0, ptr readonly captures(none) %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load i64, ptr %0, align 8, !tbaa !50
  %5 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %7 = load i64, ptr %6, align 8, !tbaa !141
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %9 = load i64, ptr %8, align 8, !tbaa !131
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %.lr.ph, label %._crit_edge

.lr.ph:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %12

._crit_edge:
  ret void

12:
  %.016 = phi i64 [ %7, %.lr.ph ], [ %40, %_ZL4fillPcmPKcm.exit ]
  %13 = getelementptr inbounds nuw %struct.Piece, ptr %3, i64 %.016
  %14 = load i64, ptr %11, align 8, !tbaa !50
  %.not = icmp eq i64 %14, 0
  %15 = load ptr, ptr %13, align 8, !tbaa !293
  br i1 %.not, label %34, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !295
  %19 = icmp eq i64 %14, 1
  br i1 %19, label %20, label %24

20:
  %21 = load i8, ptr %5, align 1, !tbaa !48
  %22 = sext i8 %21 to i32
  %23 = tail call ptr @memset(ptr %15, i32 %22, i64 %18) #12
  br label %_ZL4fillPcmPKcm.exit

24:
  %25 = tail call i64 @llvm.umin.i64(i64 %18, i64 range(i64 1, 0) %14)
  %26 = tail call ptr @memmove(ptr %15, ptr nonnull %5, i64 %25) #12
  %27 = icmp ult i64 %14, %18
  br i1 %27, label %.lr.ph.i, label %_ZL4fillPcmPKcm.exit

.lr.ph.i:
  %.026.i = phi i64 [ %32, %.lr.ph.i ], [ %25, %24 ]
  %28 = sub nuw i64 %18, %.026.i
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %.026.i)
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 %.026.i
  %31 = tail call ptr @memmove(ptr %30, ptr %15, i64 %29) #12
  %32 = add i64 %29, %.026.i
  %33 = icmp ult i64 %32, %18
  br i1 %33, label %.lr.ph.i, label %_ZL4fillPcmPKcm.exit, !llvm.loop !296

34:
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !297
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !295
  %39 = tail call ptr @memmove(ptr %15, ptr %36, i64 %38) #12
  br label %_ZL4fillPcmPKcm.exit

_ZL4fillPcmPKcm.exit:
  %40 = add nuw i64 %.016, 1
  %41 = load i64, ptr %8, align 8, !tbaa !131
  %42 = icmp ult i64 %40, %41
  br i1 %42, label %12, label %._crit_edge, !llvm.loop !298
}

declare ptr @memmove(ptr, ptr, i64) #2

define void @__native_do_nothing(ptr readnone captures(none) %0, ptr readnone captures(none) %1) #8 {
  ret void
}

declare i32 @PyErr_CheckSignals() #2

declare ptr @PyObject_GetAttr(ptr, ptr) #2

declare ptr @PyObject_Type(ptr) #2

declare ptr @PyCFunction_GetFunction(ptr) #2

declare ptr @PyDict_GetItemWithError(ptr, ptr) #2

declare i32 @PyTuple_SetItem(ptr, i64, ptr) #2

declare i64 @PyTuple_Size(ptr) #2

declare ptr @PyTuple_New(i64) #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #9

declare i64 @PyDict_Size(ptr) #2

declare ptr @PyType_GenericAlloc(ptr, i64) #2

declare ptr @PyList_New(i64) #2

declare i32 @PyObject_SetAttr(ptr, ptr, ptr) #2

declare i32 @PyDict_SetItem(ptr, ptr, ptr) #2

declare ptr @PyLong_FromLongLong(i64) #2

declare ptr @PyBytes_AsString(ptr) #2

declare i64 @PyList_Size(ptr) #2

declare i32 @PyDict_DelItem(ptr, ptr) #2

declare void @PyErr_Fetch(ptr, ptr, ptr) #2

declare void @PyErr_NormalizeException(ptr, ptr, ptr) #2

declare void @PyErr_Restore(ptr, ptr, ptr) #2

define internal fastcc zeroext i1 @_ZL11take_numberPK5KnownRK9ParameterP6ObjectPc(ptr readonly captures(none) %0, ptr nonnull readonly align 4 captures(none) dereferenceable(20) %1, ptr %2, ptr writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !299
  %9 = tail call ptr @PyObject_Type(ptr %2) #12
  tail call void @Py_DecRef(ptr %9) #12
  %10 = icmp eq ptr %9, %8
  %11 = load i32, ptr %1, align 4, !tbaa !103
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %34

13:
  br i1 %10, label %14, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

14:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %15 = call i64 @PyLong_AsLongLongAndOverflow(ptr %2, ptr nonnull %5) #12
  store i64 %15, ptr %6, align 8, !tbaa !228
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %.not.i = icmp eq i32 %16, 0
  br i1 %.not.i, label %17, label %_ZL12take_integerRK9ParameterP6ObjectPc.exit

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !300
  %20 = icmp ult i32 %19, 64
  br i1 %20, label %21, label %27

21:
  %22 = add nsw i32 %19, -1
  %23 = zext nneg i32 %22 to i64
  %.neg.i = shl nsw i64 -1, %23
  %24 = icmp sge i64 %15, %.neg.i
  %25 = zext nneg i32 %19 to i64
  %26 = shl nuw i64 1, %25
  %.not15.i = icmp slt i64 %15, %26
  %or.cond.i = select i1 %24, i1 %.not15.i, i1 false
  br i1 %or.cond.i, label %27, label %_ZL12take_integerRK9ParameterP6ObjectPc.exit

27:
  %28 = icmp eq i32 %19, 1
  br i1 %28, label %29, label %31

29:
  %30 = and i64 %15, 1
  store i64 %30, ptr %6, align 8, !tbaa !228
  br label %31

31:
  %32 = call i32 @llvm.umax.i32(i32 %19, i32 9)
  %narrow.i = lshr i32 %32, 3
  %33 = zext nneg i32 %narrow.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr nonnull align 8 %6, i64 %33, i1 false)
  br label %_ZL12take_integerRK9ParameterP6ObjectPc.exit

_ZL12take_integerRK9ParameterP6ObjectPc.exit:
  %.0.i = phi i1 [ true, %31 ], [ false, %14 ], [ false, %21 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  br label %_ZL9take_realRK9ParameterP6ObjectPc.exit

34:
  br i1 %10, label %40, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !301
  %38 = tail call ptr @PyObject_Type(ptr %2) #12
  tail call void @Py_DecRef(ptr %38) #12
  %39 = icmp eq ptr %38, %37
  br i1 %39, label %40, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

40:
  %41 = tail call double @PyFloat_AsDouble(ptr %2) #12
  %42 = tail call ptr @PyErr_Occurred() #12
  %.not.i13 = icmp eq ptr %42, null
  br i1 %.not.i13, label %43, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

43:
  %44 = load i32, ptr %1, align 4, !tbaa !103
  %45 = icmp eq i32 %44, 2
  br i1 %45, label %46, label %47

46:
  store double %41, ptr %3, align 1
  br label %_ZL9take_realRK9ParameterP6ObjectPc.exit

47:
  %48 = tail call double @llvm.fabs.f64(double %41)
  %49 = fcmp ueq double %48, 0x7FF0000000000000
  %or.cond.i15 = fcmp olt double %48, 0x47EFFFFFF0000000
  %or.cond11.i = or i1 %49, %or.cond.i15
  br i1 %or.cond11.i, label %50, label %_ZL9take_realRK9ParameterP6ObjectPc.exit

50:
  %51 = fptrunc double %41 to float
  store float %51, ptr %3, align 1
  br label %_ZL9take_realRK9ParameterP6ObjectPc.exit

_ZL9take_realRK9ParameterP6ObjectPc.exit:
  %.0 = phi i1 [ %.0.i, %_ZL12take_integerRK9ParameterP6ObjectPc.exit ], [ false, %13 ], [ false, %35 ], [ false, %40 ], [ true, %46 ], [ true, %50 ], [ false, %47 ]
  ret i1 %.0
}

declare double @PyFloat_AsDouble(ptr) #2

declare ptr @PyBytes_FromStringAndSize(ptr, i64) #2

declare ptr @PyCFunction_NewEx(ptr, ptr, ptr) #2

declare i64 @PyBytes_Size(ptr) #2

declare i32 @PyList_SetItem(ptr, i64, ptr) #2

define internal void @_ZL8at_faultiP4InfoPv(i32 %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !302
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %.critedge.preheader, label %9

.critedge.preheader:
  br label %.critedge

9:
  %10 = atomicrmw xchg ptr @_ZL10is_telling, i8 1 acq_rel, align 1
  %11 = trunc i8 %10 to i1
  br i1 %11, label %238, label %12

12:
  switch i32 %0, label %.preheader [
    i32 11, label %13
    i32 7, label %13
  ]

.preheader:
  br label %29

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !304
  %16 = ptrtoint ptr %5 to i64
  %17 = ptrtoint ptr %15 to i64
  %18 = add i64 %16, -66060289
  %19 = sub i64 %18, %17
  %20 = icmp ult i64 %19, 2097151
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  br i1 %20, label %.preheader.i, label %.preheader

.preheader.i:
  %.016.idx21.i.i = phi i64 [ %.016.idx21.i.i.be, %.preheader.i.backedge ], [ 0, %13 ]
  %.016.ptr.i.i = getelementptr inbounds nuw i8, ptr @_ZL6stacks, i64 %.016.idx21.i.i
  %21 = load atomic i64, ptr %.016.ptr.i.i acquire, align 8
  %22 = inttoptr i64 %21 to ptr
  %.not19.i.i = icmp eq i64 %21, 0
  br i1 %.not19.i.i, label %.critedge.i.i, label %.preheader.i.i

.preheader.i.i:
  %.0.i.i = phi i64 [ %25, %.preheader.i.i ], [ 0, %.preheader.i ]
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 %.0.i.i
  %24 = load i8, ptr %23, align 1, !tbaa !48
  %.not20.i.i = icmp eq i8 %24, 0
  %25 = add i64 %.0.i.i, 1
  br i1 %.not20.i.i, label %26, label %.preheader.i.i, !llvm.loop !305

26:
  %27 = call i64 @write(i32 2, ptr nonnull %22, i64 %.0.i.i) #12
  %28 = icmp slt i64 %27, 0
  %.016.add.i.i = add nuw nsw i64 %.016.idx21.i.i, 8
  %.not.i.i = icmp eq i64 %.016.add.i.i, 512
  %or.cond.i.i = select i1 %28, i1 true, i1 %.not.i.i
  br i1 %or.cond.i.i, label %.critedge.preheader, label %.preheader.i.backedge

.critedge.i.i:
  %.016.add.old.i.i = add nuw nsw i64 %.016.idx21.i.i, 8
  %.not.old.i.i = icmp eq i64 %.016.add.old.i.i, 512
  br i1 %.not.old.i.i, label %.critedge.preheader, label %.preheader.i.backedge

.preheader.i.backedge:
  %.016.idx21.i.i.be = phi i64 [ %.016.add.i.i, %26 ], [ %.016.add.old.i.i, %.critedge.i.i ]
  br label %.preheader.i

29:
  %.075.i.i.i = phi ptr [ %.4.i.i.i, %61 ], [ undef, %.preheader ]
  %.039.idx74.i.i.i = phi i64 [ %.039.add.i.i.i, %61 ], [ 0, %.preheader ]
  %.039.ptr.i.i.i = getelementptr inbounds nuw i8, ptr @_ZL5codes, i64 %.039.idx74.i.i.i
  %30 = load atomic i64, ptr %.039.ptr.i.i.i acquire, align 8
  %.not51.i.i.i = icmp eq i64 %30, 0
  br i1 %.not51.i.i.i, label %61, label %31

31:
  %32 = inttoptr i64 %30 to ptr
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i32, ptr %33, align 8, !tbaa !3
  %.not17.not.i.i.i.i = icmp eq i32 %34, 0
  br i1 %.not17.not.i.i.i.i, label %_ZL7name_ofPK4CodePKc.exit.i.i.i, label %.lr.ph.i.i.i.i

.lr.ph.i.i.i.i:
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !306
  %40 = load ptr, ptr %32, align 8, !tbaa !306
  %41 = ptrtoint ptr %39 to i64
  %42 = ptrtoint ptr %40 to i64
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %44 = zext i32 %34 to i64
  br label %46

45:
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %exitcond.not.i.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %44
  br i1 %exitcond.not.i.i.i.i, label %_ZL7name_ofPK4CodePKc.exit.i.i.i, label %46, !llvm.loop !307

46:
  %indvars.iv.i.i.i = phi i64 [ %indvars.iv.next.i.i.i, %45 ], [ 0, %.lr.ph.i.i.i.i ]
  %47 = getelementptr inbounds nuw %struct.Named, ptr %43, i64 %indvars.iv.i.i.i
  %48 = load i32, ptr %47, align 4, !tbaa !308
  %49 = sext i32 %48 to i64
  %50 = add i64 %42, %49
  %51 = sub i64 %41, %50
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !310
  %54 = zext i32 %53 to i64
  %55 = icmp ult i64 %51, %54
  br i1 %55, label %56, label %45

56:
  %57 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %58 = load i32, ptr %57, align 4, !tbaa !311
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %32, i64 %59
  br label %_ZL7name_ofPK4CodePKc.exit.i.i.i

_ZL7name_ofPK4CodePKc.exit.i.i.i:
  %spec.select.i.i.i.i = phi ptr [ %60, %56 ], [ null, %31 ], [ null, %45 ]
  %.not52.i.i.i = icmp eq ptr %spec.select.i.i.i.i, null
  %.0..i.i.i = select i1 %.not52.i.i.i, ptr %.075.i.i.i, ptr %spec.select.i.i.i.i
  br label %61

61:
  %cond3.i.i.i = phi i1 [ %.not52.i.i.i, %_ZL7name_ofPK4CodePKc.exit.i.i.i ], [ true, %29 ]
  %.4.i.i.i = phi ptr [ %.0..i.i.i, %_ZL7name_ofPK4CodePKc.exit.i.i.i ], [ %.075.i.i.i, %29 ]
  %.039.add.i.i.i = add nuw nsw i64 %.039.idx74.i.i.i, 8
  %.not.i.i.i = icmp ne i64 %.039.add.i.i.i, 32768
  %or.cond.not.i.i.i = select i1 %cond3.i.i.i, i1 %.not.i.i.i, i1 false
  br i1 %or.cond.not.i.i.i, label %29, label %62

62:
  br i1 %cond3.i.i.i, label %.preheader.i.i.i, label %_ZL7runningPK4InfoPKc.exit.i.i

.preheader.i.i.i:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %65

64:
  %.046.add.i.i.i = add nuw nsw i64 %.046.idx77.i.i.i, 8
  %.not53.i.i.i = icmp eq i64 %.046.add.i.i.i, 32768
  br i1 %.not53.i.i.i, label %_ZL7runningPK4InfoPKc.exit.i.i, label %65

65:
  %.678.i.i.i = phi ptr [ %.4.i.i.i, %.preheader.i.i.i ], [ %.10.i.i.i, %64 ]
  %.046.idx77.i.i.i = phi i64 [ 0, %.preheader.i.i.i ], [ %.046.add.i.i.i, %64 ]
  %.046.ptr.i.i.i = getelementptr inbounds nuw i8, ptr @_ZL5codes, i64 %.046.idx77.i.i.i
  %66 = load atomic i64, ptr %.046.ptr.i.i.i acquire, align 8
  %.not54.i.i.i = icmp eq i64 %66, 0
  br i1 %.not54.i.i.i, label %109, label %67

67:
  %68 = inttoptr i64 %66 to ptr
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !3
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !306
  %74 = getelementptr inbounds nuw i8, ptr %68, i64 20
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %.not.i.i.i.i = icmp eq i32 %75, 0
  br i1 %.not.i.i.i.i, label %_ZL6callerPK4CodePK4InfoPKc.exit.i.i.i, label %76

76:
  %77 = load ptr, ptr %63, align 8, !tbaa !304
  %78 = ptrtoint ptr %73 to i64
  %79 = ptrtoint ptr %77 to i64
  %80 = add i64 %78, 4096
  %81 = sub i64 %80, %79
  %82 = icmp ult i64 %81, 8192
  br i1 %82, label %_ZL6callerPK4CodePK4InfoPKc.exit.i.i.i, label %83

83:
  %84 = load ptr, ptr %73, align 8, !tbaa !306
  br label %_ZL6callerPK4CodePK4InfoPKc.exit.i.i.i

_ZL6callerPK4CodePK4InfoPKc.exit.i.i.i:
  %.0.i.i.i.i = phi ptr [ %73, %67 ], [ %84, %83 ], [ null, %76 ]
  %85 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !3
  %.not17.not.i59.i.i.i = icmp eq i32 %86, 0
  br i1 %.not17.not.i59.i.i.i, label %_ZL7name_ofPK4CodePKc.exit64.i.i.i, label %.lr.ph.i60.i.i.i

.lr.ph.i60.i.i.i:
  %87 = getelementptr inbounds i8, ptr %.0.i.i.i.i, i64 -1
  %88 = load ptr, ptr %68, align 8, !tbaa !306
  %89 = ptrtoint ptr %87 to i64
  %90 = ptrtoint ptr %88 to i64
  %91 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %92 = zext i32 %86 to i64
  br label %94

93:
  %indvars.iv.next84.i.i.i = add nuw nsw i64 %indvars.iv83.i.i.i, 1
  %exitcond.not.i62.i.i.i = icmp eq i64 %indvars.iv.next84.i.i.i, %92
  br i1 %exitcond.not.i62.i.i.i, label %_ZL7name_ofPK4CodePKc.exit64.i.i.i, label %94, !llvm.loop !307

94:
  %indvars.iv83.i.i.i = phi i64 [ %indvars.iv.next84.i.i.i, %93 ], [ 0, %.lr.ph.i60.i.i.i ]
  %95 = getelementptr inbounds nuw %struct.Named, ptr %91, i64 %indvars.iv83.i.i.i
  %96 = load i32, ptr %95, align 4, !tbaa !308
  %97 = sext i32 %96 to i64
  %98 = add i64 %90, %97
  %99 = sub i64 %89, %98
  %100 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %101 = load i32, ptr %100, align 4, !tbaa !310
  %102 = zext i32 %101 to i64
  %103 = icmp ult i64 %99, %102
  br i1 %103, label %104, label %93

104:
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %106 = load i32, ptr %105, align 4, !tbaa !311
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr %68, i64 %107
  br label %_ZL7name_ofPK4CodePKc.exit64.i.i.i

_ZL7name_ofPK4CodePKc.exit64.i.i.i:
  %spec.select.i63.i.i.i = phi ptr [ %108, %104 ], [ null, %_ZL6callerPK4CodePK4InfoPKc.exit.i.i.i ], [ null, %93 ]
  %.not55.i.i.i = icmp eq ptr %spec.select.i63.i.i.i, null
  %.6..i.i.i = select i1 %.not55.i.i.i, ptr %.678.i.i.i, ptr %spec.select.i63.i.i.i
  br label %109

109:
  %cond.i.i.i = phi i1 [ %.not55.i.i.i, %_ZL7name_ofPK4CodePKc.exit64.i.i.i ], [ true, %65 ]
  %.10.i.i.i = phi ptr [ %.6..i.i.i, %_ZL7name_ofPK4CodePKc.exit64.i.i.i ], [ %.678.i.i.i, %65 ]
  br i1 %cond.i.i.i, label %64, label %_ZL7runningPK4InfoPKc.exit.i.i

_ZL7runningPK4InfoPKc.exit.i.i:
  %.5.i.i.i = phi ptr [ %.4.i.i.i, %62 ], [ %.10.i.i.i, %109 ], [ null, %64 ]
  %.not.i6.i = icmp eq ptr %.5.i.i.i, null
  br i1 %.not.i6.i, label %.critedge.preheader, label %.lr.ph.i.i.i

.lr.ph.i.i.i:
  store i8 115, ptr @_ZL4line, align 16, !tbaa !48
  store i8 121, ptr getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 1), align 1, !tbaa !48
  store i8 99, ptr getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 2), align 2, !tbaa !48
  store i8 108, ptr getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 3), align 1, !tbaa !48
  store i8 114, ptr getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 4), align 4, !tbaa !48
  store i8 116, ptr getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 5), align 1, !tbaa !48
  store i8 58, ptr getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 6), align 2, !tbaa !48
  store i8 32, ptr getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 7), align 1, !tbaa !48
  %110 = load i8, ptr %.5.i.i.i, align 1, !tbaa !48
  %.not.i7.i.i = icmp eq i8 %110, 0
  br i1 %.not.i7.i.i, label %.lr.ph.i12.i.i, label %.lr.ph.i8.i.i

.lr.ph.i8.i.i:
  %111 = phi i8 [ %115, %.lr.ph.i8.i.i ], [ %110, %.lr.ph.i.i.i ]
  %.010.i9.i.i = phi i64 [ %113, %.lr.ph.i8.i.i ], [ 0, %.lr.ph.i.i.i ]
  %.079.i10.i.i = phi ptr [ %112, %.lr.ph.i8.i.i ], [ getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 8), %.lr.ph.i.i.i ]
  %112 = getelementptr inbounds nuw i8, ptr %.079.i10.i.i, i64 1
  store i8 %111, ptr %.079.i10.i.i, align 1, !tbaa !48
  %113 = add nuw nsw i64 %.010.i9.i.i, 1
  %114 = getelementptr inbounds nuw i8, ptr %.5.i.i.i, i64 %113
  %115 = load i8, ptr %114, align 1, !tbaa !48
  %116 = icmp ne i8 %115, 0
  %117 = icmp samesign ult i64 %.010.i9.i.i, 2999
  %118 = select i1 %116, i1 %117, i1 false
  br i1 %118, label %.lr.ph.i8.i.i, label %.lr.ph.i12.i.i, !llvm.loop !312

.lr.ph.i12.i.i:
  %.07.lcssa.i.i.i = phi ptr [ getelementptr inbounds nuw (i8, ptr @_ZL4line, i64 8), %.lr.ph.i.i.i ], [ %112, %.lr.ph.i8.i.i ]
  %119 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i.i.i, i64 1
  store i8 58, ptr %.07.lcssa.i.i.i, align 1, !tbaa !48
  %120 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i.i.i, i64 2
  store i8 32, ptr %119, align 1, !tbaa !48
  switch i32 %0, label %.lr.ph.i15.i.i.i [
    i32 8, label %121
    i32 11, label %139
    i32 7, label %139
  ]

121:
  %122 = load i32, ptr %6, align 8, !tbaa !302
  %123 = icmp eq i32 %122, 1
  %124 = select i1 %123, ptr @.str.4, ptr @.str.5
  %125 = load i8, ptr %124, align 1, !tbaa !48
  %.not.i.i18.i.i = icmp eq i8 %125, 0
  br i1 %.not.i.i18.i.i, label %.lr.ph.i20.i.i, label %.lr.ph.i.i19.i.i

.lr.ph.i.i19.i.i:
  %126 = phi i8 [ %130, %.lr.ph.i.i19.i.i ], [ %125, %121 ]
  %.010.i.i.i.i = phi i64 [ %128, %.lr.ph.i.i19.i.i ], [ 0, %121 ]
  %.079.i.i.i.i = phi ptr [ %127, %.lr.ph.i.i19.i.i ], [ %120, %121 ]
  %127 = getelementptr inbounds nuw i8, ptr %.079.i.i.i.i, i64 1
  store i8 %126, ptr %.079.i.i.i.i, align 1, !tbaa !48
  %128 = add nuw nsw i64 %.010.i.i.i.i, 1
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !48
  %131 = icmp ne i8 %130, 0
  %132 = icmp samesign ult i64 %.010.i.i.i.i, 2999
  %133 = select i1 %131, i1 %132, i1 false
  br i1 %133, label %.lr.ph.i.i19.i.i, label %.lr.ph.i20.i.i, !llvm.loop !312

.lr.ph.i15.i.i.i:
  %134 = phi i8 [ %138, %.lr.ph.i15.i.i.i ], [ 116, %.lr.ph.i12.i.i ]
  %.010.i16.i.i.i = phi i64 [ %136, %.lr.ph.i15.i.i.i ], [ 0, %.lr.ph.i12.i.i ]
  %.079.i17.i.i.i = phi ptr [ %135, %.lr.ph.i15.i.i.i ], [ %120, %.lr.ph.i12.i.i ]
  %135 = getelementptr inbounds nuw i8, ptr %.079.i17.i.i.i, i64 1
  store i8 %134, ptr %.079.i17.i.i.i, align 1, !tbaa !48
  %136 = add nuw nsw i64 %.010.i16.i.i.i, 1
  %137 = getelementptr inbounds nuw i8, ptr @.str.6, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !48
  %exitcond53.not.i.i.i = icmp eq i64 %136, 65
  br i1 %exitcond53.not.i.i.i, label %.lr.ph.i20.i.i, label %.lr.ph.i15.i.i.i, !llvm.loop !312

139:
  %140 = icmp eq i32 %0, 7
  %141 = select i1 %140, ptr @.str.7, ptr @.str.8
  %142 = load i8, ptr %141, align 1, !tbaa !48
  %.not.i20.i.i.i = icmp eq i8 %142, 0
  br i1 %.not.i20.i.i.i, label %_ZL6appendPcPKc.exit25.i.i.i, label %.lr.ph.i21.i.i.i

.lr.ph.i21.i.i.i:
  %143 = phi i8 [ %147, %.lr.ph.i21.i.i.i ], [ %142, %139 ]
  %.010.i22.i.i.i = phi i64 [ %145, %.lr.ph.i21.i.i.i ], [ 0, %139 ]
  %.079.i23.i.i.i = phi ptr [ %144, %.lr.ph.i21.i.i.i ], [ %120, %139 ]
  %144 = getelementptr inbounds nuw i8, ptr %.079.i23.i.i.i, i64 1
  store i8 %143, ptr %.079.i23.i.i.i, align 1, !tbaa !48
  %145 = add nuw nsw i64 %.010.i22.i.i.i, 1
  %146 = getelementptr inbounds nuw i8, ptr %141, i64 %145
  %147 = load i8, ptr %146, align 1, !tbaa !48
  %148 = icmp ne i8 %147, 0
  %149 = icmp samesign ult i64 %.010.i22.i.i.i, 2999
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %.lr.ph.i21.i.i.i, label %_ZL6appendPcPKc.exit25.i.i.i, !llvm.loop !312

_ZL6appendPcPKc.exit25.i.i.i:
  %.07.lcssa.i24.i.i.i = phi ptr [ %120, %139 ], [ %144, %.lr.ph.i21.i.i.i ]
  %151 = load i32, ptr %6, align 8, !tbaa !302
  %152 = icmp eq i32 %151, 128
  br i1 %152, label %.lr.ph.i26.i.i.i, label %180

.lr.ph.i26.i.i.i:
  %153 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 1
  store i8 32, ptr %.07.lcssa.i24.i.i.i, align 1, !tbaa !48
  %154 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 2
  store i8 97, ptr %153, align 1, !tbaa !48
  %155 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 3
  store i8 116, ptr %154, align 1, !tbaa !48
  %156 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 4
  store i8 32, ptr %155, align 1, !tbaa !48
  %157 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 5
  store i8 97, ptr %156, align 1, !tbaa !48
  %158 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 6
  store i8 110, ptr %157, align 1, !tbaa !48
  %159 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 7
  store i8 32, ptr %158, align 1, !tbaa !48
  %160 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 8
  store i8 97, ptr %159, align 1, !tbaa !48
  %161 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 9
  store i8 100, ptr %160, align 1, !tbaa !48
  %162 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 10
  store i8 100, ptr %161, align 1, !tbaa !48
  %163 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 11
  store i8 114, ptr %162, align 1, !tbaa !48
  %164 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 12
  store i8 101, ptr %163, align 1, !tbaa !48
  %165 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 13
  store i8 115, ptr %164, align 1, !tbaa !48
  %166 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 14
  store i8 115, ptr %165, align 1, !tbaa !48
  %167 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 15
  store i8 32, ptr %166, align 1, !tbaa !48
  %168 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 16
  store i8 111, ptr %167, align 1, !tbaa !48
  %169 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 17
  store i8 102, ptr %168, align 1, !tbaa !48
  %170 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 18
  store i8 32, ptr %169, align 1, !tbaa !48
  %171 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 19
  store i8 110, ptr %170, align 1, !tbaa !48
  %172 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 20
  store i8 111, ptr %171, align 1, !tbaa !48
  %173 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 21
  store i8 32, ptr %172, align 1, !tbaa !48
  %174 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 22
  store i8 109, ptr %173, align 1, !tbaa !48
  %175 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 23
  store i8 101, ptr %174, align 1, !tbaa !48
  %176 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 24
  store i8 109, ptr %175, align 1, !tbaa !48
  %177 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 25
  store i8 111, ptr %176, align 1, !tbaa !48
  %178 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 26
  store i8 114, ptr %177, align 1, !tbaa !48
  %179 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 27
  store i8 121, ptr %178, align 1, !tbaa !48
  br label %.lr.ph.i32.i.i.i.preheader

180:
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %182 = load ptr, ptr %181, align 8, !tbaa !304
  %183 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 1
  store i8 32, ptr %.07.lcssa.i24.i.i.i, align 1, !tbaa !48
  %184 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 2
  store i8 97, ptr %183, align 1, !tbaa !48
  %185 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 3
  store i8 116, ptr %184, align 1, !tbaa !48
  %186 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 4
  store i8 32, ptr %185, align 1, !tbaa !48
  %187 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 5
  store i8 97, ptr %186, align 1, !tbaa !48
  %188 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 6
  store i8 100, ptr %187, align 1, !tbaa !48
  %189 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 7
  store i8 100, ptr %188, align 1, !tbaa !48
  %190 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 8
  store i8 114, ptr %189, align 1, !tbaa !48
  %191 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 9
  store i8 101, ptr %190, align 1, !tbaa !48
  %192 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 10
  store i8 115, ptr %191, align 1, !tbaa !48
  %193 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 11
  store i8 115, ptr %192, align 1, !tbaa !48
  %194 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 12
  store i8 32, ptr %193, align 1, !tbaa !48
  %195 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 13
  store i8 48, ptr %194, align 1, !tbaa !48
  %196 = getelementptr inbounds nuw i8, ptr %.07.lcssa.i24.i.i.i, i64 14
  store i8 120, ptr %195, align 1, !tbaa !48
  %.not.i31.i.i.i = icmp ult ptr %182, inttoptr (i64 16 to ptr)
  br i1 %.not.i31.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.i.i.i.i

_ZL6appendPcPKc.exit.i.i.i.i:
  %.not.1.i.i.i.i = icmp ult ptr %182, inttoptr (i64 256 to ptr)
  br i1 %.not.1.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.1.i.i.i.i

_ZL6appendPcPKc.exit.1.i.i.i.i:
  %.not.2.i.i.i.i = icmp ult ptr %182, inttoptr (i64 4096 to ptr)
  br i1 %.not.2.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.2.i.i.i.i

_ZL6appendPcPKc.exit.2.i.i.i.i:
  %.not.3.i.i.i.i = icmp ult ptr %182, inttoptr (i64 65536 to ptr)
  br i1 %.not.3.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.3.i.i.i.i

_ZL6appendPcPKc.exit.3.i.i.i.i:
  %.not.4.i.i.i.i = icmp ult ptr %182, inttoptr (i64 1048576 to ptr)
  br i1 %.not.4.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.4.i.i.i.i

_ZL6appendPcPKc.exit.4.i.i.i.i:
  %.not.5.i.i.i.i = icmp ult ptr %182, inttoptr (i64 16777216 to ptr)
  br i1 %.not.5.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.5.i.i.i.i

_ZL6appendPcPKc.exit.5.i.i.i.i:
  %.not.6.i.i.i.i = icmp ult ptr %182, inttoptr (i64 268435456 to ptr)
  br i1 %.not.6.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.6.i.i.i.i

_ZL6appendPcPKc.exit.6.i.i.i.i:
  %.not.7.i.i.i.i = icmp ult ptr %182, inttoptr (i64 4294967296 to ptr)
  br i1 %.not.7.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.7.i.i.i.i

_ZL6appendPcPKc.exit.7.i.i.i.i:
  %.not.8.i.i.i.i = icmp ult ptr %182, inttoptr (i64 68719476736 to ptr)
  br i1 %.not.8.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.8.i.i.i.i

_ZL6appendPcPKc.exit.8.i.i.i.i:
  %.not.9.i.i.i.i = icmp ult ptr %182, inttoptr (i64 1099511627776 to ptr)
  br i1 %.not.9.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.9.i.i.i.i

_ZL6appendPcPKc.exit.9.i.i.i.i:
  %.not.10.i.i.i.i = icmp ult ptr %182, inttoptr (i64 17592186044416 to ptr)
  br i1 %.not.10.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.10.i.i.i.i

_ZL6appendPcPKc.exit.10.i.i.i.i:
  %.not.11.i.i.i.i = icmp ult ptr %182, inttoptr (i64 281474976710656 to ptr)
  br i1 %.not.11.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.11.i.i.i.i

_ZL6appendPcPKc.exit.11.i.i.i.i:
  %.not.12.i.i.i.i = icmp ult ptr %182, inttoptr (i64 4503599627370496 to ptr)
  br i1 %.not.12.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.12.i.i.i.i

_ZL6appendPcPKc.exit.12.i.i.i.i:
  %.not.13.i.i.i.i = icmp ult ptr %182, inttoptr (i64 72057594037927936 to ptr)
  br i1 %.not.13.i.i.i.i, label %.critedge.i.i.i.i, label %_ZL6appendPcPKc.exit.13.i.i.i.i

_ZL6appendPcPKc.exit.13.i.i.i.i:
  %.not.14.i.i.i.i = icmp ult ptr %182, inttoptr (i64 1152921504606846976 to ptr)
  %spec.select.i.i17.i.i = select i1 %.not.14.i.i.i.i, i64 15, i64 16
  br label %.critedge.i.i.i.i

.critedge.i.i.i.i:
  %.0.lcssa.i.i.i.i = phi i64 [ 12, %_ZL6appendPcPKc.exit.10.i.i.i.i ], [ 1, %180 ], [ 2, %_ZL6appendPcPKc.exit.i.i.i.i ], [ %spec.select.i.i17.i.i, %_ZL6appendPcPKc.exit.13.i.i.i.i ], [ 3, %_ZL6appendPcPKc.exit.1.i.i.i.i ], [ 9, %_ZL6appendPcPKc.exit.7.i.i.i.i ], [ 4, %_ZL6appendPcPKc.exit.2.i.i.i.i ], [ 14, %_ZL6appendPcPKc.exit.12.i.i.i.i ], [ 5, %_ZL6appendPcPKc.exit.3.i.i.i.i ], [ 11, %_ZL6appendPcPKc.exit.9.i.i.i.i ], [ 6, %_ZL6appendPcPKc.exit.4.i.i.i.i ], [ 13, %_ZL6appendPcPKc.exit.11.i.i.i.i ], [ 7, %_ZL6appendPcPKc.exit.5.i.i.i.i ], [ 10, %_ZL6appendPcPKc.exit.8.i.i.i.i ], [ 8, %_ZL6appendPcPKc.exit.6.i.i.i.i ]
  %197 = ptrtoint ptr %182 to i64
  br label %198

198:
  %indvars.iv.i.i.i.i = phi i64 [ %.0.lcssa.i.i.i.i, %.critedge.i.i.i.i ], [ %indvars.iv.next.i.i.i.i, %198 ]
  %.0912.i.i.i.i = phi ptr [ %196, %.critedge.i.i.i.i ], [ %205, %198 ]
  %indvars.iv.next.i.i.i.i = add nsw i64 %indvars.iv.i.i.i.i, -1
  %199 = shl i64 %indvars.iv.next.i.i.i.i, 2
  %200 = and i64 %199, 4294967292
  %201 = lshr i64 %197, %200
  %202 = and i64 %201, 15
  %203 = getelementptr inbounds nuw i8, ptr @.str.12, i64 %202
  %204 = load i8, ptr %203, align 1, !tbaa !48
  %205 = getelementptr inbounds nuw i8, ptr %.0912.i.i.i.i, i64 1
  store i8 %204, ptr %.0912.i.i.i.i, align 1, !tbaa !48
  %206 = and i64 %indvars.iv.next.i.i.i.i, 4294967295
  %.not10.i.i.i.i = icmp eq i64 %206, 0
  br i1 %.not10.i.i.i.i, label %.lr.ph.i32.i.i.i.preheader, label %198, !llvm.loop !313

.lr.ph.i32.i.i.i.preheader:
  %.079.i34.i.i.i.ph = phi ptr [ %179, %.lr.ph.i26.i.i.i ], [ %205, %198 ]
  br label %.lr.ph.i32.i.i.i

.lr.ph.i32.i.i.i:
  %207 = phi i8 [ %211, %.lr.ph.i32.i.i.i ], [ 44, %.lr.ph.i32.i.i.i.preheader ]
  %.010.i33.i.i.i = phi i64 [ %209, %.lr.ph.i32.i.i.i ], [ 0, %.lr.ph.i32.i.i.i.preheader ]
  %.079.i34.i.i.i = phi ptr [ %208, %.lr.ph.i32.i.i.i ], [ %.079.i34.i.i.i.ph, %.lr.ph.i32.i.i.i.preheader ]
  %208 = getelementptr inbounds nuw i8, ptr %.079.i34.i.i.i, i64 1
  store i8 %207, ptr %.079.i34.i.i.i, align 1, !tbaa !48
  %209 = add nuw nsw i64 %.010.i33.i.i.i, 1
  %210 = getelementptr inbounds nuw i8, ptr @.str.10, i64 %209
  %211 = load i8, ptr %210, align 1, !tbaa !48
  %exitcond.not.i.i.i = icmp eq i64 %209, 74
  br i1 %exitcond.not.i.i.i, label %.lr.ph.i20.i.i, label %.lr.ph.i32.i.i.i, !llvm.loop !312

.lr.ph.i20.i.i:
  %.0.i.i.i = phi ptr [ %135, %.lr.ph.i15.i.i.i ], [ %127, %.lr.ph.i.i19.i.i ], [ %120, %121 ], [ %208, %.lr.ph.i32.i.i.i ]
  store i8 10, ptr %.0.i.i.i, align 1, !tbaa !48
  %212 = getelementptr inbounds nuw i8, ptr %.0.i.i.i, i64 1
  %213 = ptrtoint ptr %212 to i64
  %214 = sub i64 %213, ptrtoint (ptr @_ZL4line to i64)
  %215 = call i64 @write(i32 2, ptr nonnull @_ZL4line, i64 %214) #12
  br label %.critedge.preheader

216:
  %217 = sext i32 %0 to i64
  %218 = getelementptr inbounds %struct.Action, ptr @_ZL6before, i64 %217
  %219 = call i32 @sigaction(i32 %0, ptr nonnull %218, ptr null) #12
  br i1 %8, label %234, label %233

.critedge:
  %.0.idx43 = phi i64 [ %.0.add, %232 ], [ 0, %.critedge.preheader ]
  %.0.ptr = getelementptr inbounds nuw i8, ptr @_ZL8programs, i64 %.0.idx43
  %220 = load atomic i64, ptr %.0.ptr acquire, align 8
  %.not = icmp eq i64 %220, 0
  br i1 %.not, label %232, label %221

221:
  %222 = inttoptr i64 %220 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  store i64 0, ptr %4, align 8, !tbaa !50
  %223 = call ptr %222(ptr nonnull %4) #12
  %224 = load i64, ptr %4, align 8, !tbaa !50
  %.not9.i = icmp eq i64 %224, 0
  br i1 %.not9.i, label %_ZL9write_allPFPcPmE.exit, label %.lr.ph.i

.lr.ph.i:
  %225 = phi i64 [ %231, %228 ], [ %224, %221 ]
  %.0610.i = phi ptr [ %229, %228 ], [ %223, %221 ]
  %226 = call i64 @write(i32 1, ptr %.0610.i, i64 %225) #12
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %_ZL9write_allPFPcPmE.exit

228:
  %229 = getelementptr inbounds nuw i8, ptr %.0610.i, i64 %226
  %230 = load i64, ptr %4, align 8, !tbaa !50
  %231 = sub i64 %230, %226
  store i64 %231, ptr %4, align 8, !tbaa !50
  %.not.i = icmp eq i64 %231, 0
  br i1 %.not.i, label %_ZL9write_allPFPcPmE.exit, label %.lr.ph.i, !llvm.loop !314

_ZL9write_allPFPcPmE.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  br label %232

232:
  %.0.add = add nuw nsw i64 %.0.idx43, 8
  %.not24 = icmp eq i64 %.0.add, 2048
  br i1 %.not24, label %216, label %.critedge

233:
  store atomic i8 0, ptr @_ZL10is_telling release, align 1
  br label %234

234:
  %235 = icmp eq i32 %0, 5
  %or.cond = or i1 %235, %8
  br i1 %or.cond, label %236, label %238

236:
  %237 = call i32 @raise(i32 %0) #12
  br label %238

238:
  ret void
}

declare i32 @sigaction(i32, ptr, ptr) #2

declare i32 @raise(i32) #2

declare i64 @write(i32, ptr, i64) #2

declare i32 @sigfillset(ptr) #2

declare i32 @sigdelset(ptr, i32) #2

declare i32 @pthread_attr_init(ptr) #2

declare i32 @pthread_attr_setstacksize(ptr, i64) #2

declare i32 @pthread_sigmask(i32, ptr, ptr) #2

declare i32 @pthread_create(ptr, ptr, ptr, ptr) #2

declare i32 @pthread_attr_destroy(ptr) #2

declare i32 @sigaltstack(ptr, ptr) #2

declare i32 @sched_getcpu() #2

define internal noalias ptr @_ZL4helpPv(ptr readonly captures(none) %0) #0 {
  %2 = alloca %struct.Time, align 8
  %3 = alloca [16 x i64], align 16
  %4 = alloca [16 x i64], align 16
  %5 = alloca %struct.Time, align 8
  %6 = alloca %struct.Time, align 8
  %7 = alloca %struct.SignalStack, align 8
  %8 = alloca %struct.HandlerStack, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store ptr %8, ptr %7, align 8, !tbaa !252
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 0, ptr %9, align 8, !tbaa !254
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 65536, ptr %10, align 8, !tbaa !255
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 65536
  %12 = call i32 @sigaltstack(ptr nonnull %7, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %13 = load ptr, ptr %0, align 8, !tbaa !315
  %14 = call i32 @pthread_mutex_lock(ptr %13) #12
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 236
  %16 = load i32, ptr %15, align 4, !tbaa !275
  %.not55 = icmp eq i32 %16, 0
  br i1 %.not55, label %.lr.ph57, label %._crit_edge

.lr.ph57:
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 220
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 216
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 240
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %13, i64 224
  %56 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %57 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %59

59:
  %.056 = phi i64 [ 0, %.lr.ph57 ], [ %.1, %228 ]
  %60 = load i32, ptr %17, align 4, !tbaa !279
  %61 = load i32, ptr %18, align 8, !tbaa !128
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %65

63:
  %64 = load ptr, ptr %19, align 64, !tbaa !281
  br label %65

65:
  %66 = phi ptr [ %64, %63 ], [ null, %59 ]
  %.not4253 = icmp eq ptr %66, null
  br i1 %.not4253, label %.critedge44, label %.lr.ph

.lr.ph:
  %.04154 = phi ptr [ %90, %_ZL8has_workP5Graph.exit ], [ %66, %65 ]
  %67 = getelementptr inbounds nuw i8, ptr %.04154, i64 192
  %68 = load atomic i32, ptr %67 acquire, align 64
  %69 = getelementptr inbounds nuw i8, ptr %.04154, i64 48
  %70 = load i32, ptr %69, align 16, !tbaa !222
  %71 = icmp ult i32 %68, %70
  br i1 %71, label %_ZL9has_readyP5Graph.exit.i, label %.critedge.preheader.i

_ZL9has_readyP5Graph.exit.i:
  %72 = getelementptr inbounds nuw i8, ptr %.04154, i64 16
  %73 = load ptr, ptr %72, align 16, !tbaa !244
  %74 = zext i32 %68 to i64
  %75 = getelementptr inbounds nuw i32, ptr %73, i64 %74
  %76 = load atomic i32, ptr %75 acquire, align 4
  %.not.i = icmp eq i32 %76, 0
  br i1 %.not.i, label %.critedge.preheader.i, label %.critedge46

.critedge.preheader.i:
  %77 = getelementptr inbounds nuw i8, ptr %.04154, i64 56
  %78 = load i32, ptr %77, align 8, !tbaa !247
  %.not1011.not.i = icmp eq i32 %78, 0
  br i1 %.not1011.not.i, label %_ZL8has_workP5Graph.exit, label %.lr.ph.i

.lr.ph.i:
  %79 = getelementptr inbounds nuw i8, ptr %.04154, i64 32
  br label %80

80:
  %indvars.iv.i = phi i64 [ 0, %.lr.ph.i ], [ %indvars.iv.next.i, %.critedge9.i ]
  %81 = load ptr, ptr %79, align 32, !tbaa !245
  %82 = getelementptr inbounds nuw %struct.Slot, ptr %81, i64 %indvars.iv.i
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load atomic i32, ptr %83 acquire, align 8
  %.not.i.i = icmp eq i32 %84, 0
  br i1 %.not.i.i, label %.critedge9.i, label %_ZL13can_be_joinedPK4Slot.exit.i

_ZL13can_be_joinedPK4Slot.exit.i:
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %86 = load atomic i32, ptr %85 monotonic, align 16
  %.not3.i.i = icmp eq i32 %86, 0
  br i1 %.not3.i.i, label %.critedge46, label %.critedge9.i

.critedge9.i:
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %87 = load i32, ptr %77, align 8, !tbaa !247
  %88 = zext i32 %87 to i64
  %.not10.i = icmp samesign ult i64 %indvars.iv.next.i, %88
  br i1 %.not10.i, label %80, label %_ZL8has_workP5Graph.exit, !llvm.loop !285

_ZL8has_workP5Graph.exit:
  %89 = getelementptr inbounds nuw i8, ptr %.04154, i64 136
  %90 = load ptr, ptr %89, align 8, !tbaa !282
  %.not42 = icmp eq ptr %90, null
  br i1 %.not42, label %.critedge44, label %.lr.ph, !llvm.loop !317

.critedge44:
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %91 = call i32 @clock_gettime(i32 1, ptr nonnull %6) #12
  %92 = load i64, ptr %6, align 8, !tbaa !135
  %93 = mul nsw i64 %92, 1000000000
  %94 = load i64, ptr %54, align 8, !tbaa !137
  %95 = add nsw i64 %93, %94
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %96 = icmp slt i64 %95, %.056
  br i1 %96, label %97, label %109

97:
  %98 = call i32 @pthread_mutex_unlock(ptr %13) #12
  br label %99

99:
  %100 = load atomic i64, ptr %57 monotonic, align 64
  %.not.i47 = icmp eq i64 %100, 0
  br i1 %.not.i47, label %101, label %_ZL11look_aroundP4Poolx.exit

101:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %102 = call i32 @clock_gettime(i32 1, ptr nonnull %5) #12
  %103 = load i64, ptr %5, align 8, !tbaa !135
  %104 = mul nsw i64 %103, 1000000000
  %105 = load i64, ptr %58, align 8, !tbaa !137
  %106 = add nsw i64 %104, %105
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %107 = icmp slt i64 %106, %.056
  br i1 %107, label %99, label %_ZL11look_aroundP4Poolx.exit, !llvm.loop !318

_ZL11look_aroundP4Poolx.exit:
  %108 = call i32 @pthread_mutex_lock(ptr %13) #12
  br label %228, !llvm.loop !319

109:
  %110 = atomicrmw add ptr %55, i32 1 monotonic, align 32
  %111 = call i32 @pthread_cond_wait(ptr nonnull %56, ptr %13) #12
  %112 = atomicrmw sub ptr %55, i32 1 monotonic, align 32
  br label %228, !llvm.loop !319

.critedge46:
  %113 = load i32, ptr %17, align 4, !tbaa !279
  %114 = add i32 %113, 1
  store i32 %114, ptr %17, align 4, !tbaa !279
  %115 = getelementptr inbounds nuw i8, ptr %.04154, i64 384
  %116 = atomicrmw add ptr %115, i32 1 acq_rel, align 64
  %117 = call i32 @pthread_mutex_unlock(ptr %13) #12
  %118 = getelementptr inbounds nuw i8, ptr %.04154, i64 120
  %119 = load i32, ptr %118, align 8, !tbaa !280
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %120 = icmp slt i32 %119, 0
  br i1 %120, label %_ZL15leave_processori.exit, label %121

121:
  %122 = call i32 @sched_getcpu() #12
  %.not.i48 = icmp eq i32 %122, %119
  br i1 %.not.i48, label %123, label %_ZL15leave_processori.exit

123:
  %124 = call i32 @sched_getaffinity(i32 0, i64 128, ptr nonnull %3) #12
  %.not13.i = icmp eq i32 %124, 0
  br i1 %.not13.i, label %.preheader.i, label %_ZL15leave_processori.exit

.preheader.i:
  %125 = lshr i32 %119, 6
  %126 = and i32 %119, 63
  %127 = zext nneg i32 %126 to i64
  %128 = shl nuw i64 1, %127
  %129 = xor i64 %128, -1
  %130 = load i64, ptr %3, align 16, !tbaa !50
  %131 = icmp eq i32 %125, 0
  %132 = select i1 %131, i64 %129, i64 -1
  %133 = and i64 %130, %132
  store i64 %133, ptr %4, align 16, !tbaa !50
  %134 = load i64, ptr %20, align 8, !tbaa !50
  %135 = icmp eq i32 %125, 1
  %136 = select i1 %135, i64 %129, i64 -1
  %137 = and i64 %134, %136
  store i64 %137, ptr %21, align 8, !tbaa !50
  %138 = or i64 %137, %133
  %139 = load i64, ptr %22, align 16, !tbaa !50
  %140 = icmp eq i32 %125, 2
  %141 = select i1 %140, i64 %129, i64 -1
  %142 = and i64 %139, %141
  store i64 %142, ptr %23, align 16, !tbaa !50
  %143 = or i64 %138, %142
  %144 = load i64, ptr %24, align 8, !tbaa !50
  %145 = icmp eq i32 %125, 3
  %146 = select i1 %145, i64 %129, i64 -1
  %147 = and i64 %144, %146
  store i64 %147, ptr %25, align 8, !tbaa !50
  %148 = or i64 %143, %147
  %149 = load i64, ptr %26, align 16, !tbaa !50
  %150 = icmp eq i32 %125, 4
  %151 = select i1 %150, i64 %129, i64 -1
  %152 = and i64 %149, %151
  store i64 %152, ptr %27, align 16, !tbaa !50
  %153 = or i64 %148, %152
  %154 = load i64, ptr %28, align 8, !tbaa !50
  %155 = icmp eq i32 %125, 5
  %156 = select i1 %155, i64 %129, i64 -1
  %157 = and i64 %154, %156
  store i64 %157, ptr %29, align 8, !tbaa !50
  %158 = or i64 %153, %157
  %159 = load i64, ptr %30, align 16, !tbaa !50
  %160 = icmp eq i32 %125, 6
  %161 = select i1 %160, i64 %129, i64 -1
  %162 = and i64 %159, %161
  store i64 %162, ptr %31, align 16, !tbaa !50
  %163 = or i64 %158, %162
  %164 = load i64, ptr %32, align 8, !tbaa !50
  %165 = icmp eq i32 %125, 7
  %166 = select i1 %165, i64 %129, i64 -1
  %167 = and i64 %164, %166
  store i64 %167, ptr %33, align 8, !tbaa !50
  %168 = or i64 %163, %167
  %169 = load i64, ptr %34, align 16, !tbaa !50
  %170 = icmp eq i32 %125, 8
  %171 = select i1 %170, i64 %129, i64 -1
  %172 = and i64 %169, %171
  store i64 %172, ptr %35, align 16, !tbaa !50
  %173 = or i64 %168, %172
  %174 = load i64, ptr %36, align 8, !tbaa !50
  %175 = icmp eq i32 %125, 9
  %176 = select i1 %175, i64 %129, i64 -1
  %177 = and i64 %174, %176
  store i64 %177, ptr %37, align 8, !tbaa !50
  %178 = or i64 %173, %177
  %179 = load i64, ptr %38, align 16, !tbaa !50
  %180 = icmp eq i32 %125, 10
  %181 = select i1 %180, i64 %129, i64 -1
  %182 = and i64 %179, %181
  store i64 %182, ptr %39, align 16, !tbaa !50
  %183 = or i64 %178, %182
  %184 = load i64, ptr %40, align 8, !tbaa !50
  %185 = icmp eq i32 %125, 11
  %186 = select i1 %185, i64 %129, i64 -1
  %187 = and i64 %184, %186
  store i64 %187, ptr %41, align 8, !tbaa !50
  %188 = or i64 %183, %187
  %189 = load i64, ptr %42, align 16, !tbaa !50
  %190 = icmp eq i32 %125, 12
  %191 = select i1 %190, i64 %129, i64 -1
  %192 = and i64 %189, %191
  store i64 %192, ptr %43, align 16, !tbaa !50
  %193 = or i64 %188, %192
  %194 = load i64, ptr %44, align 8, !tbaa !50
  %195 = icmp eq i32 %125, 13
  %196 = select i1 %195, i64 %129, i64 -1
  %197 = and i64 %194, %196
  store i64 %197, ptr %45, align 8, !tbaa !50
  %198 = or i64 %193, %197
  %199 = load i64, ptr %46, align 16, !tbaa !50
  %200 = icmp eq i32 %125, 14
  %201 = select i1 %200, i64 %129, i64 -1
  %202 = and i64 %199, %201
  store i64 %202, ptr %47, align 16, !tbaa !50
  %203 = or i64 %198, %202
  %204 = load i64, ptr %48, align 8, !tbaa !50
  %205 = icmp eq i32 %125, 15
  %206 = select i1 %205, i64 %129, i64 -1
  %207 = and i64 %204, %206
  store i64 %207, ptr %49, align 8, !tbaa !50
  %208 = or i64 %203, %207
  %.not14.i = icmp eq i64 %208, 0
  br i1 %.not14.i, label %_ZL15leave_processori.exit, label %209

209:
  %210 = call i32 @sched_setaffinity(i32 0, i64 128, ptr nonnull %4) #12
  %.not15.i = icmp eq i32 %210, 0
  br i1 %.not15.i, label %211, label %_ZL15leave_processori.exit

211:
  %212 = call i32 @sched_setaffinity(i32 0, i64 128, ptr nonnull %3) #12
  br label %_ZL15leave_processori.exit

_ZL15leave_processori.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  %213 = load i32, ptr %50, align 8, !tbaa !320
  %214 = call fastcc i32 @_ZL9take_partP4PoolP5Graphjx(ptr %13, ptr nonnull %.04154, i32 %213, i64 9223372036854775807) #14
  %215 = atomicrmw add ptr %115, i32 -1 acq_rel, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %216 = call i32 @clock_gettime(i32 1, ptr nonnull %2) #12
  %217 = load i64, ptr %2, align 8, !tbaa !135
  %218 = mul nsw i64 %217, 1000000000
  %219 = load i64, ptr %51, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  %220 = add i64 %219, 200000
  %221 = add i64 %220, %218
  %222 = call i32 @pthread_mutex_lock(ptr %13) #12
  %223 = load i32, ptr %17, align 4, !tbaa !279
  %224 = add i32 %223, -1
  store i32 %224, ptr %17, align 4, !tbaa !279
  %225 = load i32, ptr %52, align 16, !tbaa !289
  %.not43 = icmp eq i32 %225, 0
  br i1 %.not43, label %228, label %226

226:
  %227 = call i32 @pthread_cond_broadcast(ptr nonnull %53) #12
  br label %228

228:
  %.1 = phi i64 [ %.056, %_ZL11look_aroundP4Poolx.exit ], [ %.056, %109 ], [ %221, %226 ], [ %221, %_ZL15leave_processori.exit ]
  %229 = load i32, ptr %15, align 4, !tbaa !275
  %.not = icmp eq i32 %229, 0
  br i1 %.not, label %59, label %._crit_edge

._crit_edge:
  %230 = getelementptr inbounds nuw i8, ptr %13, i64 232
  %231 = load i32, ptr %230, align 8, !tbaa !278
  %232 = add i32 %231, -1
  store i32 %232, ptr %230, align 8, !tbaa !278
  %233 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %234 = call i32 @pthread_cond_broadcast(ptr nonnull %233) #12
  %235 = call i32 @pthread_mutex_unlock(ptr %13) #12
  %236 = call i32 @sigaltstack(ptr nonnull %11, ptr null) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  ret ptr null
}

declare i32 @pthread_cond_wait(ptr, ptr) #2

define internal fastcc i32 @_ZL9take_partP4PoolP5Graphjx(ptr %0, ptr %1, i32 %2, i64 %3) unnamed_addr #0 {
  %5 = alloca %struct.Time, align 8
  %6 = alloca %struct.Time, align 8
  %7 = alloca %struct.Time, align 8
  %8 = alloca %struct.Time, align 8
  %9 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  %10 = call i32 @clock_gettime(i32 1, ptr nonnull %9) #12
  %11 = load i64, ptr %9, align 8, !tbaa !135
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !137
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %15 = load atomic i32, ptr %14 acquire, align 16
  %.not107 = icmp eq i32 %15, 0
  br i1 %.not107, label %.lr.ph, label %._crit_edge

.lr.ph:
  %16 = mul nsw i64 %11, 1000000000
  %17 = add nsw i64 %16, %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %.sink = getelementptr inbounds nuw i8, ptr %1, i64 448
  br label %56

56:
  %.035112 = phi i32 [ undef, %.lr.ph ], [ %.2, %.backedge ]
  %.037111 = phi i64 [ %17, %.lr.ph ], [ %.138, %.backedge ]
  %.039110 = phi ptr [ null, %.lr.ph ], [ %.241, %.backedge ]
  %.091109 = phi i64 [ %17, %.lr.ph ], [ %.293, %.backedge ]
  %.096108 = phi i32 [ 0, %.lr.ph ], [ %.298, %.backedge ]
  %.not47 = icmp eq ptr %.039110, null
  br i1 %.not47, label %57, label %_ZL3popP5Graph.exit

57:
  %58 = load atomic i32, ptr %18 acquire, align 64
  br label %59

59:
  %.019.i = phi i32 [ %58, %57 ], [ %.120.i, %80 ]
  %.0.i = phi ptr [ undef, %57 ], [ %.1.i, %80 ]
  %60 = load i32, ptr %19, align 16, !tbaa !222
  %61 = icmp ult i32 %.019.i, %60
  br i1 %61, label %62, label %_ZL3popP5Graph.exit

62:
  %63 = load ptr, ptr %20, align 16, !tbaa !244
  %64 = zext i32 %.019.i to i64
  %65 = getelementptr inbounds nuw i32, ptr %63, i64 %64
  %66 = load atomic i32, ptr %65 acquire, align 4
  %.not.i = icmp eq i32 %66, 0
  br i1 %.not.i, label %80, label %67

67:
  %68 = add nuw i32 %.019.i, 1
  %69 = cmpxchg ptr %18, i32 %.019.i, i32 %68 acq_rel acquire, align 64
  %70 = extractvalue { i32, i1 } %69, 1
  %71 = extractvalue { i32, i1 } %69, 0
  br i1 %70, label %72, label %80

72:
  %73 = load ptr, ptr %20, align 16, !tbaa !244
  %74 = zext i32 %71 to i64
  %75 = getelementptr inbounds nuw i32, ptr %73, i64 %74
  store atomic i32 0, ptr %75 release, align 4
  %76 = load ptr, ptr %1, align 64, !tbaa !223
  %77 = zext i32 %66 to i64
  %78 = getelementptr inbounds nuw %struct.Node, ptr %76, i64 %77
  %79 = getelementptr inbounds i8, ptr %78, i64 -64
  br label %80

80:
  %cond.i = phi i1 [ false, %72 ], [ false, %62 ], [ true, %67 ]
  %.120.i = phi i32 [ %71, %72 ], [ %.019.i, %62 ], [ %71, %67 ]
  %.1.i = phi ptr [ %79, %72 ], [ null, %62 ], [ %.0.i, %67 ]
  br i1 %cond.i, label %59, label %_ZL3popP5Graph.exit, !llvm.loop !321

_ZL3popP5Graph.exit:
  %81 = phi ptr [ %.039110, %56 ], [ %.1.i, %80 ], [ null, %59 ]
  %.not48 = icmp eq ptr %81, null
  br i1 %.not48, label %275, label %82

82:
  %83 = load atomic i32, ptr %21 acquire, align 32
  %.not.i52 = icmp eq i32 %83, 0
  br i1 %.not.i52, label %_ZL18is_somebody_asleepP4PoolP5Graph.exit, label %.critedge

_ZL18is_somebody_asleepP4PoolP5Graph.exit:
  %84 = load atomic i32, ptr %22 acquire, align 4
  %.not102 = icmp eq i32 %84, 0
  br i1 %.not102, label %.critedge100, label %.critedge

.critedge:
  %85 = load atomic i32, ptr %23 acquire, align 64
  %86 = load i32, ptr %24, align 16, !tbaa !222
  %87 = icmp ult i32 %85, %86
  br i1 %87, label %_ZL9has_readyP5Graph.exit, label %.critedge100

_ZL9has_readyP5Graph.exit:
  %88 = load ptr, ptr %25, align 16, !tbaa !244
  %89 = zext i32 %85 to i64
  %90 = getelementptr inbounds nuw i32, ptr %88, i64 %89
  %91 = load atomic i32, ptr %90 acquire, align 4
  %.not103 = icmp eq i32 %91, 0
  br i1 %.not103, label %.critedge100, label %92

92:
  %93 = call i32 @pthread_mutex_lock(ptr %0) #12
  %94 = load i32, ptr %26, align 4, !tbaa !271
  %.not.i53 = icmp eq i32 %94, 0
  br i1 %.not.i53, label %97, label %95

95:
  %96 = call i32 @pthread_cond_signal(ptr nonnull %27) #12
  br label %97

97:
  %.011.i = phi i32 [ 0, %95 ], [ 1, %92 ]
  %98 = load i32, ptr %21, align 32, !tbaa !322
  %99 = icmp ne i32 %98, 0
  %100 = select i1 %.not.i53, i1 %99, i1 false
  br i1 %100, label %.lr.ph.i, label %_ZL4wakeP4PoolP5Graphj.exit

.lr.ph.i:
  %.014.i = phi i32 [ %103, %.lr.ph.i ], [ %98, %97 ]
  %.113.i = phi i32 [ %102, %.lr.ph.i ], [ %.011.i, %97 ]
  %101 = call i32 @pthread_cond_signal(ptr nonnull %28) #12
  %102 = add i32 %.113.i, -1
  %103 = add i32 %.014.i, -1
  %104 = icmp ne i32 %102, 0
  %105 = icmp ne i32 %103, 0
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %.lr.ph.i, label %_ZL4wakeP4PoolP5Graphj.exit, !llvm.loop !323

_ZL4wakeP4PoolP5Graphj.exit:
  %107 = call i32 @pthread_mutex_unlock(ptr %0) #12
  br label %.critedge100

.critedge100:
  %108 = getelementptr inbounds nuw i8, ptr %81, i64 40
  %109 = load i32, ptr %108, align 8, !tbaa !241
  %110 = getelementptr inbounds nuw i8, ptr %81, i64 48
  store i32 %109, ptr %110, align 16, !tbaa !242
  %111 = load i32, ptr %29, align 4, !tbaa !224
  %112 = icmp ugt i32 %111, 1
  br i1 %112, label %113, label %.critedge.i

113:
  %114 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !229
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 128
  %117 = load i64, ptr %116, align 8, !tbaa !132
  %.not.i.i = icmp eq i64 %117, 0
  br i1 %.not.i.i, label %.critedge.i, label %_ZL9is_sharedPK5GraphPK4Node.exit.i

_ZL9is_sharedPK5GraphPK4Node.exit.i:
  %118 = getelementptr inbounds nuw i8, ptr %81, i64 44
  %119 = load i32, ptr %118, align 4, !tbaa !225
  %120 = icmp ugt i32 %119, 9999
  br i1 %120, label %145, label %.critedge.i

.critedge.i:
  %121 = load ptr, ptr %81, align 64, !tbaa !238
  %122 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %123 = load ptr, ptr %122, align 8, !tbaa !239
  %124 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %125 = load ptr, ptr %124, align 16, !tbaa !240
  call void %121(ptr %123, ptr %125) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %126 = call i32 @clock_gettime(i32 1, ptr nonnull %8) #12
  %127 = load i64, ptr %8, align 8, !tbaa !135
  %128 = mul nsw i64 %127, 1000000000
  %129 = load i64, ptr %38, align 8, !tbaa !137
  %130 = add nsw i64 %128, %129
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  %131 = sub nsw i64 %130, %.091109
  %132 = call i64 @llvm.smin.i64(i64 %131, i64 4294967295)
  %133 = trunc i64 %132 to i32
  %134 = getelementptr inbounds nuw i8, ptr %81, i64 52
  store i32 %133, ptr %134, align 4, !tbaa !243
  %135 = getelementptr inbounds nuw i8, ptr %81, i64 44
  %136 = load i32, ptr %135, align 4, !tbaa !225
  %137 = zext i32 %136 to i64
  %138 = icmp sgt i64 %131, %137
  %139 = add i64 %131, 3
  %140 = sub i64 %139, %137
  %141 = lshr i64 %140, 2
  %142 = add nuw nsw i64 %141, %137
  %.0.i.i = select i1 %138, i64 %142, i64 %131
  %143 = call i64 @llvm.smin.i64(i64 %.0.i.i, i64 4294967295)
  %144 = trunc i64 %143 to i32
  store i32 %144, ptr %135, align 4, !tbaa !225
  br label %_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit

145:
  %146 = load i32, ptr %30, align 8, !tbaa !247
  %147 = urem i32 %2, %146
  %148 = ptrtoint ptr %81 to i64
  br label %149

149:
  %.040.i.i = phi i32 [ %147, %145 ], [ %161, %.critedge.i.i ]
  %150 = load ptr, ptr %31, align 32, !tbaa !245
  %151 = zext i32 %.040.i.i to i64
  %152 = getelementptr inbounds nuw %struct.Slot, ptr %150, i64 %151
  %153 = load atomic i64, ptr %152 acquire, align 64
  %.not.i31.i = icmp eq i64 %153, 0
  br i1 %.not.i31.i, label %154, label %.critedge.i.i

154:
  %155 = load ptr, ptr %31, align 32, !tbaa !245
  %156 = getelementptr inbounds nuw %struct.Slot, ptr %155, i64 %151
  %157 = cmpxchg ptr %156, i64 0, i64 %148 acq_rel acquire, align 64
  %158 = extractvalue { i64, i1 } %157, 1
  br i1 %158, label %162, label %.critedge.i.i

.critedge.i.i:
  %159 = add i32 %.040.i.i, 1
  %160 = load i32, ptr %30, align 8, !tbaa !247
  %161 = urem i32 %159, %160
  br label %149, !llvm.loop !324

162:
  %163 = load ptr, ptr %31, align 32, !tbaa !245
  %164 = load ptr, ptr %32, align 8, !tbaa !246
  %165 = load i32, ptr %29, align 4, !tbaa !224
  %166 = zext i32 %165 to i64
  %167 = mul nuw i64 %166, %151
  %168 = getelementptr inbounds nuw %struct.Share, ptr %164, i64 %167
  %169 = load ptr, ptr %114, align 8, !tbaa !229
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 120
  %171 = load i64, ptr %170, align 8, !tbaa !131
  %172 = udiv i64 %171, %166
  %173 = urem i64 %171, %166
  %.not46.i.i = icmp eq i32 %165, 0
  br i1 %.not46.i.i, label %_ZL13begin_sharingP5GraphP4Nodej.exit.i, label %.lr.ph.i.i

.lr.ph.i.i:
  %indvars.iv.i.i = phi i64 [ %indvars.iv.next.i.i, %.lr.ph.i.i ], [ 0, %162 ]
  %.04145.i.i = phi i64 [ %177, %.lr.ph.i.i ], [ 0, %162 ]
  %174 = add i64 %.04145.i.i, %172
  %175 = icmp samesign ugt i64 %173, %indvars.iv.i.i
  %176 = zext i1 %175 to i64
  %177 = add i64 %174, %176
  %178 = getelementptr inbounds nuw %struct.Share, ptr %168, i64 %indvars.iv.i.i
  store i64 %.04145.i.i, ptr %178, align 64, !tbaa !50
  %.sroa.5.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %178, i64 8
  store i64 %177, ptr %.sroa.5.0..sroa_idx.i.i, align 8, !tbaa !50
  %.sroa.6.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %178, i64 16
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(48) %.sroa.6.0..sroa_idx.i.i, i8 0, i64 48, i1 false)
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %179 = load i32, ptr %29, align 4, !tbaa !224
  %180 = zext i32 %179 to i64
  %181 = icmp samesign ult i64 %indvars.iv.next.i.i, %180
  br i1 %181, label %.lr.ph.i.i, label %_ZL13begin_sharingP5GraphP4Nodej.exit.i, !llvm.loop !325

_ZL13begin_sharingP5GraphP4Nodej.exit.i:
  %182 = getelementptr inbounds nuw %struct.Slot, ptr %163, i64 %151
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 12
  store i32 0, ptr %183, align 4, !tbaa !250
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 16
  store atomic i32 0, ptr %184 monotonic, align 16
  %185 = getelementptr inbounds nuw i8, ptr %182, i64 8
  store atomic i32 1, ptr %185 release, align 8
  %186 = load atomic i32, ptr %21 acquire, align 32
  %.not.i32.i = icmp eq i32 %186, 0
  br i1 %.not.i32.i, label %_ZL18is_somebody_asleepP4PoolP5Graph.exit.i, label %.critedge35.i

_ZL18is_somebody_asleepP4PoolP5Graph.exit.i:
  %187 = load atomic i32, ptr %33 acquire, align 4
  %.not.i55 = icmp eq i32 %187, 0
  br i1 %.not.i55, label %206, label %.critedge35.i

.critedge35.i:
  %188 = load i32, ptr %118, align 4, !tbaa !225
  %189 = udiv i32 %188, 20000
  %narrow.i = add nuw nsw i32 %189, 1
  %190 = call i32 @pthread_mutex_lock(ptr %0) #12
  %191 = load i32, ptr %34, align 4, !tbaa !271
  %.not.i33.i = icmp eq i32 %191, 0
  br i1 %.not.i33.i, label %194, label %192

192:
  %193 = call i32 @pthread_cond_signal(ptr nonnull %35) #12
  br label %194

194:
  %.011.i.i = phi i32 [ %189, %192 ], [ %narrow.i, %.critedge35.i ]
  %195 = load i32, ptr %21, align 32, !tbaa !322
  %196 = icmp ne i32 %.011.i.i, 0
  %197 = icmp ne i32 %195, 0
  %198 = select i1 %196, i1 %197, i1 false
  br i1 %198, label %.lr.ph.i34.i, label %_ZL4wakeP4PoolP5Graphj.exit.i

.lr.ph.i34.i:
  %.014.i.i = phi i32 [ %201, %.lr.ph.i34.i ], [ %195, %194 ]
  %.113.i.i = phi i32 [ %200, %.lr.ph.i34.i ], [ %.011.i.i, %194 ]
  %199 = call i32 @pthread_cond_signal(ptr nonnull %36) #12
  %200 = add nsw i32 %.113.i.i, -1
  %201 = add i32 %.014.i.i, -1
  %202 = icmp ne i32 %200, 0
  %203 = icmp ne i32 %201, 0
  %204 = select i1 %202, i1 %203, i1 false
  br i1 %204, label %.lr.ph.i34.i, label %_ZL4wakeP4PoolP5Graphj.exit.i, !llvm.loop !323

_ZL4wakeP4PoolP5Graphj.exit.i:
  %205 = call i32 @pthread_mutex_unlock(ptr %0) #12
  br label %206

206:
  call fastcc void @_ZL10run_sharesPK5GraphP4Slotj(ptr %1, ptr %182, i32 %2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %207 = call i32 @clock_gettime(i32 1, ptr nonnull %7) #12
  %208 = load i64, ptr %7, align 8, !tbaa !135
  %209 = mul nsw i64 %208, 1000000000
  %210 = load i64, ptr %37, align 8, !tbaa !137
  %211 = add nsw i64 %209, %210
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %212 = sub nsw i64 %211, %.091109
  %213 = call i64 @llvm.smin.i64(i64 %212, i64 4294967295)
  %214 = trunc i64 %213 to i32
  %215 = getelementptr inbounds nuw i8, ptr %81, i64 52
  store i32 %214, ptr %215, align 4, !tbaa !243
  %216 = call i64 @llvm.smin.i64(i64 %212, i64 16777215)
  %217 = trunc i64 %216 to i32
  %218 = atomicrmw add ptr %183, i32 %217 monotonic, align 4
  %219 = atomicrmw add ptr %185, i32 -1 acq_rel, align 8
  %220 = icmp ult i32 %219, 2
  br i1 %220, label %221, label %_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit

221:
  %222 = load atomic i64, ptr %182 monotonic, align 64
  %223 = inttoptr i64 %222 to ptr
  %224 = load i32, ptr %183, align 4, !tbaa !250
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr %223, i64 44
  %227 = load i32, ptr %226, align 4, !tbaa !225
  %228 = zext i32 %227 to i64
  %229 = icmp ugt i32 %224, %227
  %230 = add nuw nsw i64 %225, 3
  %231 = sub nsw i64 %230, %228
  %232 = lshr i64 %231, 2
  %233 = add nuw nsw i64 %232, %228
  %234 = call i64 @llvm.smin.i64(i64 %233, i64 4294967295)
  %235 = trunc nuw i64 %234 to i32
  %236 = select i1 %229, i32 %235, i32 %224
  store i32 %236, ptr %226, align 4, !tbaa !225
  store atomic i64 0, ptr %182 release, align 64
  br label %_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit

_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit:
  %.495 = phi i64 [ %130, %.critedge.i ], [ %211, %221 ], [ %211, %206 ]
  %.0.i54 = phi i1 [ true, %.critedge.i ], [ true, %221 ], [ false, %206 ]
  br i1 %.0.i54, label %237, label %_ZL8end_nodeP5GraphP4Node.exit

237:
  %238 = add i32 %.096108, 1
  %239 = load ptr, ptr %39, align 8, !tbaa !231
  %240 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %241 = load i32, ptr %240, align 32, !tbaa !232
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds nuw i32, ptr %239, i64 %242
  %244 = getelementptr inbounds nuw i8, ptr %81, i64 36
  %245 = load i32, ptr %244, align 4, !tbaa !230
  %.not19.i = icmp eq i32 %245, 0
  br i1 %.not19.i, label %_ZL8end_nodeP5GraphP4Node.exit, label %.lr.ph.i56

.lr.ph.i56:
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %271 ], [ 0, %237 ]
  %.018.i = phi ptr [ %.1.i58, %271 ], [ null, %237 ]
  %246 = load ptr, ptr %1, align 64, !tbaa !223
  %247 = getelementptr inbounds nuw i32, ptr %243, i64 %indvars.iv.i
  %248 = load i32, ptr %247, align 4, !tbaa !3
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds nuw %struct.Node, ptr %246, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 40
  %252 = load i32, ptr %251, align 8, !tbaa !241
  %253 = icmp ugt i32 %252, 1
  br i1 %253, label %254, label %258

254:
  %255 = getelementptr inbounds nuw i8, ptr %250, i64 48
  %256 = atomicrmw add ptr %255, i32 -1 acq_rel, align 16
  %257 = icmp ugt i32 %256, 1
  br i1 %257, label %271, label %258

258:
  %.not.i57 = icmp eq ptr %.018.i, null
  br i1 %.not.i57, label %271, label %259

259:
  %260 = atomicrmw add ptr %40, i32 1 monotonic, align 64
  %261 = load ptr, ptr %41, align 16, !tbaa !244
  %262 = zext i32 %260 to i64
  %263 = getelementptr inbounds nuw i32, ptr %261, i64 %262
  %264 = load ptr, ptr %1, align 64, !tbaa !223
  %265 = ptrtoint ptr %250 to i64
  %266 = ptrtoint ptr %264 to i64
  %267 = sub i64 %265, %266
  %268 = lshr exact i64 %267, 6
  %269 = trunc i64 %268 to i32
  %270 = add i32 %269, 1
  store atomic i32 %270, ptr %263 release, align 4
  br label %271

271:
  %.1.i58 = phi ptr [ %.018.i, %254 ], [ %.018.i, %259 ], [ %250, %258 ]
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %272 = load i32, ptr %244, align 4, !tbaa !230
  %273 = zext i32 %272 to i64
  %274 = icmp samesign ult i64 %indvars.iv.next.i, %273
  br i1 %274, label %.lr.ph.i56, label %_ZL8end_nodeP5GraphP4Node.exit, !llvm.loop !326

275:
  %.not.i59 = icmp eq i32 %.096108, 0
  br i1 %.not.i59, label %_ZL8told_endP4PoolP5GraphPj.exit, label %276

276:
  %277 = sub i32 0, %.096108
  %278 = atomicrmw add ptr %42, i32 %277 acq_rel, align 64
  %279 = icmp ugt i32 %278, %.096108
  br i1 %279, label %_ZL8told_endP4PoolP5GraphPj.exit, label %280

280:
  %281 = call i32 @pthread_mutex_lock(ptr %0) #12
  %282 = load i32, ptr %43, align 4, !tbaa !271
  %.not.i.i60 = icmp eq i32 %282, 0
  br i1 %.not.i.i60, label %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split, label %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split.sink.split

_ZL8told_endP4PoolP5GraphPj.exit:
  %283 = load atomic i32, ptr %44 acquire, align 64
  %.not49 = icmp eq i32 %283, 0
  br i1 %.not49, label %_ZL8told_endP4PoolP5GraphPj.exit80, label %284

284:
  %285 = load i32, ptr %45, align 8, !tbaa !247
  %.not4445.not.i = icmp eq i32 %285, 0
  br i1 %.not4445.not.i, label %_ZL4joinP5GraphjPxPb.exit, label %.lr.ph.i63

286:
  %287 = add nuw i32 %.03246.i, 1
  %288 = load i32, ptr %45, align 8, !tbaa !247
  %.not44.i = icmp ult i32 %287, %288
  br i1 %.not44.i, label %.lr.ph.i63, label %_ZL4joinP5GraphjPxPb.exit.loopexit, !llvm.loop !327

.lr.ph.i63:
  %.5 = phi i64 [ %.6, %286 ], [ %.091109, %284 ]
  %.088 = phi i8 [ %.189, %286 ], [ 0, %284 ]
  %289 = phi i32 [ %288, %286 ], [ %285, %284 ]
  %.047.i = phi ptr [ %.2.i66, %286 ], [ undef, %284 ]
  %.03246.i = phi i32 [ %287, %286 ], [ 0, %284 ]
  %290 = load ptr, ptr %46, align 32, !tbaa !245
  %291 = add i32 %.03246.i, %2
  %292 = urem i32 %291, %289
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds nuw %struct.Slot, ptr %290, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %296 = load atomic i32, ptr %295 acquire, align 8
  %.not.i.i64 = icmp eq i32 %296, 0
  br i1 %.not.i.i64, label %.critedge43.i, label %_ZL13can_be_joinedPK4Slot.exit.i

_ZL13can_be_joinedPK4Slot.exit.i:
  %297 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %298 = load atomic i32, ptr %297 monotonic, align 16
  %.not3.i.i = icmp eq i32 %298, 0
  br i1 %.not3.i.i, label %299, label %.critedge43.i

299:
  %300 = load atomic i32, ptr %295 acquire, align 8
  %.old1.not.i = icmp eq i32 %300, 0
  br i1 %.old1.not.i, label %.critedge43.i, label %.preheader.i

.preheader.i:
  %.036.i = phi i32 [ %304, %.preheader.i ], [ %300, %299 ]
  %301 = add i32 %.036.i, 1
  %302 = cmpxchg ptr %295, i32 %.036.i, i32 %301 acq_rel acquire, align 8
  %303 = extractvalue { i32, i1 } %302, 1
  %304 = extractvalue { i32, i1 } %302, 0
  %305 = icmp eq i32 %304, 0
  %or.cond.not.i = select i1 %303, i1 true, i1 %305
  br i1 %or.cond.not.i, label %.critedge.loopexit.i, label %.preheader.i, !llvm.loop !328

.critedge.loopexit.i:
  br i1 %305, label %.critedge43.i, label %306

306:
  %307 = load atomic i64, ptr %294 monotonic, align 64
  call fastcc void @_ZL10run_sharesPK5GraphP4Slotj(ptr readonly %1, ptr nonnull %294, i32 %2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %308 = call i32 @clock_gettime(i32 1, ptr nonnull %6) #12
  %309 = load i64, ptr %6, align 8, !tbaa !135
  %310 = mul nsw i64 %309, 1000000000
  %311 = load i64, ptr %47, align 8, !tbaa !137
  %312 = add nsw i64 %310, %311
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %313 = sub nsw i64 %312, %.5
  %314 = getelementptr inbounds nuw i8, ptr %294, i64 12
  %315 = call i64 @llvm.smin.i64(i64 %313, i64 16777215)
  %316 = trunc i64 %315 to i32
  %317 = atomicrmw add ptr %314, i32 %316 monotonic, align 4
  %318 = atomicrmw add ptr %295, i32 -1 acq_rel, align 8
  %319 = icmp ult i32 %318, 2
  br i1 %319, label %320, label %.critedge43.i

320:
  %321 = inttoptr i64 %307 to ptr
  %322 = load atomic i64, ptr %294 monotonic, align 64
  %323 = inttoptr i64 %322 to ptr
  %324 = load i32, ptr %314, align 4, !tbaa !250
  %325 = zext i32 %324 to i64
  %326 = getelementptr inbounds nuw i8, ptr %323, i64 44
  %327 = load i32, ptr %326, align 4, !tbaa !225
  %328 = zext i32 %327 to i64
  %329 = icmp ugt i32 %324, %327
  %330 = add nuw nsw i64 %325, 3
  %331 = sub nsw i64 %330, %328
  %332 = lshr i64 %331, 2
  %333 = add nuw nsw i64 %332, %328
  %334 = call i64 @llvm.smin.i64(i64 %333, i64 4294967295)
  %335 = trunc nuw i64 %334 to i32
  %336 = select i1 %329, i32 %335, i32 %324
  store i32 %336, ptr %326, align 4, !tbaa !225
  store atomic i64 0, ptr %294 release, align 64
  br label %.critedge43.i

.critedge43.i:
  %.6 = phi i64 [ %.5, %.lr.ph.i63 ], [ %.5, %299 ], [ %.5, %.critedge.loopexit.i ], [ %312, %320 ], [ %312, %306 ], [ %.5, %_ZL13can_be_joinedPK4Slot.exit.i ]
  %.189 = phi i8 [ %.088, %.lr.ph.i63 ], [ %.088, %299 ], [ %.088, %.critedge.loopexit.i ], [ 1, %320 ], [ 1, %306 ], [ %.088, %_ZL13can_be_joinedPK4Slot.exit.i ]
  %cond.i65 = phi i1 [ true, %.lr.ph.i63 ], [ true, %299 ], [ true, %.critedge.loopexit.i ], [ false, %320 ], [ false, %306 ], [ true, %_ZL13can_be_joinedPK4Slot.exit.i ]
  %.2.i66 = phi ptr [ %.047.i, %.lr.ph.i63 ], [ %.047.i, %299 ], [ %.047.i, %.critedge.loopexit.i ], [ %321, %320 ], [ null, %306 ], [ %.047.i, %_ZL13can_be_joinedPK4Slot.exit.i ]
  br i1 %cond.i65, label %286, label %_ZL4joinP5GraphjPxPb.exit.loopexit

_ZL4joinP5GraphjPxPb.exit.loopexit:
  %spec.select42.i.ph = phi ptr [ null, %286 ], [ %.2.i66, %.critedge43.i ]
  %337 = trunc nuw i8 %.189 to i1
  br label %_ZL4joinP5GraphjPxPb.exit

_ZL4joinP5GraphjPxPb.exit:
  %.7 = phi i64 [ %.091109, %284 ], [ %.6, %_ZL4joinP5GraphjPxPb.exit.loopexit ]
  %.290 = phi i1 [ false, %284 ], [ %337, %_ZL4joinP5GraphjPxPb.exit.loopexit ]
  %spec.select42.i = phi ptr [ null, %284 ], [ %spec.select42.i.ph, %_ZL4joinP5GraphjPxPb.exit.loopexit ]
  %.not50 = icmp eq ptr %spec.select42.i, null
  br i1 %.not50, label %_ZL8end_nodeP5GraphP4Node.exit75, label %338

338:
  %339 = load ptr, ptr %48, align 8, !tbaa !231
  %340 = getelementptr inbounds nuw i8, ptr %spec.select42.i, i64 32
  %341 = load i32, ptr %340, align 32, !tbaa !232
  %342 = zext i32 %341 to i64
  %343 = getelementptr inbounds nuw i32, ptr %339, i64 %342
  %344 = getelementptr inbounds nuw i8, ptr %spec.select42.i, i64 36
  %345 = load i32, ptr %344, align 4, !tbaa !230
  %.not19.i67 = icmp eq i32 %345, 0
  br i1 %.not19.i67, label %_ZL8end_nodeP5GraphP4Node.exit75, label %.lr.ph.i68

.lr.ph.i68:
  %indvars.iv.i69 = phi i64 [ %indvars.iv.next.i73, %371 ], [ 0, %338 ]
  %.018.i70 = phi ptr [ %.1.i72, %371 ], [ null, %338 ]
  %346 = load ptr, ptr %1, align 64, !tbaa !223
  %347 = getelementptr inbounds nuw i32, ptr %343, i64 %indvars.iv.i69
  %348 = load i32, ptr %347, align 4, !tbaa !3
  %349 = zext i32 %348 to i64
  %350 = getelementptr inbounds nuw %struct.Node, ptr %346, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 40
  %352 = load i32, ptr %351, align 8, !tbaa !241
  %353 = icmp ugt i32 %352, 1
  br i1 %353, label %354, label %358

354:
  %355 = getelementptr inbounds nuw i8, ptr %350, i64 48
  %356 = atomicrmw add ptr %355, i32 -1 acq_rel, align 16
  %357 = icmp ugt i32 %356, 1
  br i1 %357, label %371, label %358

358:
  %.not.i71 = icmp eq ptr %.018.i70, null
  br i1 %.not.i71, label %371, label %359

359:
  %360 = atomicrmw add ptr %49, i32 1 monotonic, align 64
  %361 = load ptr, ptr %50, align 16, !tbaa !244
  %362 = zext i32 %360 to i64
  %363 = getelementptr inbounds nuw i32, ptr %361, i64 %362
  %364 = load ptr, ptr %1, align 64, !tbaa !223
  %365 = ptrtoint ptr %350 to i64
  %366 = ptrtoint ptr %364 to i64
  %367 = sub i64 %365, %366
  %368 = lshr exact i64 %367, 6
  %369 = trunc i64 %368 to i32
  %370 = add i32 %369, 1
  store atomic i32 %370, ptr %363 release, align 4
  br label %371

371:
  %.1.i72 = phi ptr [ %.018.i70, %354 ], [ %.018.i70, %359 ], [ %350, %358 ]
  %indvars.iv.next.i73 = add nuw nsw i64 %indvars.iv.i69, 1
  %372 = load i32, ptr %344, align 4, !tbaa !230
  %373 = zext i32 %372 to i64
  %374 = icmp samesign ult i64 %indvars.iv.next.i73, %373
  br i1 %374, label %.lr.ph.i68, label %_ZL8end_nodeP5GraphP4Node.exit75, !llvm.loop !326

_ZL8end_nodeP5GraphP4Node.exit75:
  %.399 = phi i32 [ 0, %_ZL4joinP5GraphjPxPb.exit ], [ 1, %338 ], [ 1, %371 ]
  %.342 = phi ptr [ null, %_ZL4joinP5GraphjPxPb.exit ], [ null, %338 ], [ %.1.i72, %371 ]
  br i1 %.290, label %383, label %375

375:
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %376 = call i32 @clock_gettime(i32 1, ptr nonnull %5) #12
  %377 = load i64, ptr %5, align 8, !tbaa !135
  %378 = mul nsw i64 %377, 1000000000
  %379 = load i64, ptr %51, align 8, !tbaa !137
  %380 = add nsw i64 %378, %379
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %381 = sub nsw i64 %380, %.037111
  %382 = icmp sgt i64 %381, 50000
  %..035 = select i1 %382, i32 1, i32 %.035112
  %. = select i1 %382, i32 1, i32 2
  br label %383

383:
  %.394 = phi i64 [ %.7, %_ZL8end_nodeP5GraphP4Node.exit75 ], [ %380, %375 ]
  %.3 = phi i32 [ %.035112, %_ZL8end_nodeP5GraphP4Node.exit75 ], [ %..035, %375 ]
  %.1 = phi i32 [ 0, %_ZL8end_nodeP5GraphP4Node.exit75 ], [ %., %375 ]
  br i1 %.290, label %_ZL8end_nodeP5GraphP4Node.exit, label %_ZL8told_endP4PoolP5GraphPj.exit80

_ZL8end_nodeP5GraphP4Node.exit:
  %.197 = phi i32 [ %.399, %383 ], [ %.096108, %_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit ], [ %238, %237 ], [ %238, %271 ]
  %.192 = phi i64 [ %.394, %383 ], [ %.495, %_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit ], [ %.495, %237 ], [ %.495, %271 ]
  %.140 = phi ptr [ %.342, %383 ], [ null, %_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit ], [ null, %237 ], [ %.1.i58, %271 ]
  %.136 = phi i32 [ %.3, %383 ], [ %.035112, %_ZL8run_nodeP4PoolP5GraphP4NodejPx.exit ], [ %.035112, %237 ], [ %.035112, %271 ]
  %384 = icmp sgt i64 %.192, %3
  br i1 %384, label %385, label %_ZL8told_endP4PoolP5GraphPj.exit80

385:
  %.not51 = icmp eq ptr %.140, null
  br i1 %.not51, label %398, label %386

386:
  %387 = atomicrmw add ptr %52, i32 1 monotonic, align 64
  %388 = load ptr, ptr %53, align 16, !tbaa !244
  %389 = zext i32 %387 to i64
  %390 = getelementptr inbounds nuw i32, ptr %388, i64 %389
  %391 = load ptr, ptr %1, align 64, !tbaa !223
  %392 = ptrtoint ptr %.140 to i64
  %393 = ptrtoint ptr %391 to i64
  %394 = sub i64 %392, %393
  %395 = lshr exact i64 %394, 6
  %396 = trunc i64 %395 to i32
  %397 = add i32 %396, 1
  store atomic i32 %397, ptr %390 release, align 4
  br label %398

398:
  %.not.i76 = icmp eq i32 %.197, 0
  br i1 %.not.i76, label %_ZL8told_endP4PoolP5GraphPj.exit80, label %399

399:
  %400 = sub i32 0, %.197
  %401 = atomicrmw add ptr %54, i32 %400 acq_rel, align 64
  %402 = icmp ugt i32 %401, %.197
  br i1 %402, label %_ZL8told_endP4PoolP5GraphPj.exit80, label %403

403:
  %404 = call i32 @pthread_mutex_lock(ptr %0) #12
  %405 = load i32, ptr %55, align 4, !tbaa !271
  %.not.i.i77 = icmp eq i32 %405, 0
  br i1 %.not.i.i77, label %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split, label %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split.sink.split

_ZL8told_endP4PoolP5GraphPj.exit80.sink.split.sink.split:
  %.293.ph.ph = phi i64 [ %.091109, %280 ], [ %.192, %403 ]
  %.241.ph.ph = phi ptr [ null, %280 ], [ %.140, %403 ]
  %.138.ph.ph = phi i64 [ %.037111, %280 ], [ %.192, %403 ]
  %406 = call i32 @pthread_cond_signal(ptr nonnull %.sink) #12
  br label %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split

_ZL8told_endP4PoolP5GraphPj.exit80.sink.split:
  %.293.ph = phi i64 [ %.091109, %280 ], [ %.192, %403 ], [ %.293.ph.ph, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split.sink.split ]
  %.241.ph = phi ptr [ null, %280 ], [ %.140, %403 ], [ %.241.ph.ph, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split.sink.split ]
  %.138.ph = phi i64 [ %.037111, %280 ], [ %.192, %403 ], [ %.138.ph.ph, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split.sink.split ]
  %407 = call i32 @pthread_mutex_unlock(ptr %0) #12
  br label %_ZL8told_endP4PoolP5GraphPj.exit80

_ZL8told_endP4PoolP5GraphPj.exit80:
  %.298 = phi i32 [ 0, %399 ], [ 0, %_ZL8told_endP4PoolP5GraphPj.exit ], [ %.399, %383 ], [ %.197, %_ZL8end_nodeP5GraphP4Node.exit ], [ 0, %398 ], [ 0, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split ]
  %.293 = phi i64 [ %.192, %399 ], [ %.091109, %_ZL8told_endP4PoolP5GraphPj.exit ], [ %.394, %383 ], [ %.192, %_ZL8end_nodeP5GraphP4Node.exit ], [ %.192, %398 ], [ %.293.ph, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split ]
  %.241 = phi ptr [ %.140, %399 ], [ null, %_ZL8told_endP4PoolP5GraphPj.exit ], [ %.342, %383 ], [ %.140, %_ZL8end_nodeP5GraphP4Node.exit ], [ %.140, %398 ], [ %.241.ph, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split ]
  %.138 = phi i64 [ %.192, %399 ], [ %.037111, %_ZL8told_endP4PoolP5GraphPj.exit ], [ %.037111, %383 ], [ %.192, %_ZL8end_nodeP5GraphP4Node.exit ], [ %.192, %398 ], [ %.138.ph, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split ]
  %.2 = phi i32 [ 2, %399 ], [ 0, %_ZL8told_endP4PoolP5GraphPj.exit ], [ %.3, %383 ], [ %.136, %_ZL8end_nodeP5GraphP4Node.exit ], [ 2, %398 ], [ 0, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split ]
  %.0 = phi i32 [ 1, %399 ], [ 1, %_ZL8told_endP4PoolP5GraphPj.exit ], [ %.1, %383 ], [ 0, %_ZL8end_nodeP5GraphP4Node.exit ], [ 1, %398 ], [ 1, %_ZL8told_endP4PoolP5GraphPj.exit80.sink.split ]
  switch i32 %.0, label %._crit_edge [
    i32 0, label %.backedge
    i32 2, label %.backedge
  ]

.backedge:
  %408 = load atomic i32, ptr %14 acquire, align 16
  %.not = icmp eq i32 %408, 0
  br i1 %.not, label %56, label %._crit_edge, !llvm.loop !329

._crit_edge:
  %.4 = phi i32 [ 1, %4 ], [ %.2, %_ZL8told_endP4PoolP5GraphPj.exit80 ], [ 1, %.backedge ]
  ret i32 %.4
}

declare i32 @sched_getaffinity(i32, i64, ptr) #2

declare i32 @sched_setaffinity(i32, i64, ptr) #2

declare i32 @pthread_cond_signal(ptr) #2

define internal fastcc void @_ZL10run_sharesPK5GraphP4Slotj(ptr readonly captures(none) %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = alloca %struct.Time, align 8
  %5 = alloca %struct.Launch, align 8
  %6 = load atomic i64, ptr %1 monotonic, align 64
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load ptr, ptr %8, align 16, !tbaa !248
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8, !tbaa !246
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load ptr, ptr %12, align 32, !tbaa !245
  %14 = ptrtoint ptr %1 to i64
  %15 = ptrtoint ptr %13 to i64
  %16 = sub i64 %14, %15
  %17 = ashr exact i64 %16, 6
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %19 = load i32, ptr %18, align 4, !tbaa !224
  %20 = zext i32 %19 to i64
  %21 = mul i64 %17, %20
  %22 = getelementptr inbounds nuw %struct.Share, ptr %11, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !229
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(144) %5, ptr nonnull align 8 dereferenceable(144) %24, i64 144, i1 false), !tbaa.struct !129
  %25 = load i32, ptr %18, align 4, !tbaa !224
  %.not29 = icmp eq i32 %25, 0
  br i1 %.not29, label %._crit_edge, label %.lr.ph

.lr.ph:
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %.not.i = icmp eq ptr %9, null
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %31 = icmp ne ptr %9, null
  %32 = icmp eq i32 %2, 0
  %or.cond = and i1 %32, %31
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 24
  br label %38

._crit_edge:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store atomic i32 1, ptr %37 monotonic, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret void

38:
  %39 = phi i32 [ %25, %.lr.ph ], [ %56, %.critedge ]
  %.028 = phi i32 [ 0, %.lr.ph ], [ %55, %.critedge ]
  %40 = add i32 %.028, %2
  %41 = urem i32 %40, %39
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw %struct.Share, ptr %22, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  br label %_ZL3askP7Runningx.exit

_ZL3askP7Runningx.exit:
  br i1 %.not.i, label %.critedge27, label %_ZL14is_interruptedPK7Running.exit

_ZL14is_interruptedPK7Running.exit:
  %45 = load atomic i32, ptr %26 monotonic, align 8
  %.not = icmp eq i32 %45, 0
  br i1 %.not, label %.critedge27, label %.critedge

.critedge27:
  %46 = load i64, ptr %44, align 8, !tbaa !139
  %47 = load i64, ptr %27, align 8, !tbaa !132
  %48 = load atomic i64, ptr %43 monotonic, align 64
  %.not.i25 = icmp ult i64 %48, %46
  br i1 %.not.i25, label %_ZL4takeP5ShareP6Launch.exit, label %.critedge

_ZL4takeP5ShareP6Launch.exit:
  %49 = atomicrmw add ptr %43, i64 %47 monotonic, align 64
  store i64 %49, ptr %28, align 8, !tbaa !141
  %50 = icmp ult i64 %49, %46
  %51 = sub nuw i64 %46, %49
  %52 = icmp ugt i64 %51, %47
  %or.cond.i = select i1 %50, i1 %52, i1 false
  %53 = add i64 %49, %47
  %54 = select i1 %or.cond.i, i64 %53, i64 %46
  store i64 %54, ptr %29, align 8, !tbaa !131
  br i1 %50, label %58, label %.critedge

.critedge:
  %55 = add nuw i32 %.028, 1
  %56 = load i32, ptr %18, align 4, !tbaa !224
  %57 = icmp ult i32 %55, %56
  br i1 %57, label %38, label %._crit_edge, !llvm.loop !330

58:
  %59 = load ptr, ptr %7, align 64, !tbaa !238
  %60 = load ptr, ptr %30, align 8, !tbaa !239
  call void %59(ptr %60, ptr nonnull %5) #12
  br i1 %or.cond, label %61, label %_ZL3askP7Runningx.exit.backedge

61:
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %62 = call i32 @clock_gettime(i32 6, ptr nonnull %4) #12
  %63 = load i64, ptr %4, align 8, !tbaa !135
  %64 = mul nsw i64 %63, 1000000000
  %65 = load i64, ptr %33, align 8, !tbaa !137
  %66 = add nsw i64 %64, %65
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  %67 = load ptr, ptr %34, align 8, !tbaa !20
  %.not.i26 = icmp eq ptr %67, null
  br i1 %.not.i26, label %_ZL3askP7Runningx.exit.backedge, label %68

68:
  %69 = load i64, ptr %35, align 8, !tbaa !138
  %70 = sub nsw i64 %66, %69
  %71 = icmp slt i64 %70, 20000001
  br i1 %71, label %_ZL3askP7Runningx.exit.backedge, label %72

72:
  store i64 %66, ptr %35, align 8, !tbaa !138
  %73 = call zeroext i1 %67(ptr nonnull %9) #12
  br i1 %73, label %74, label %_ZL3askP7Runningx.exit.backedge

74:
  store atomic i32 1, ptr %36 monotonic, align 8
  br label %_ZL3askP7Runningx.exit.backedge

_ZL3askP7Runningx.exit.backedge:
  br label %_ZL3askP7Runningx.exit, !llvm.loop !331
}

declare i64 @llvm.smax.i64(i64, i64) #10

declare i32 @llvm.umin.i32(i32, i32) #10

declare i64 @llvm.umin.i64(i64, i64) #10

declare double @llvm.fabs.f64(double) #10

declare i64 @llvm.umax.i64(i64, i64) #10

declare i64 @llvm.smin.i64(i64, i64) #10

declare i32 @llvm.umax.i32(i32, i32) #10

declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { mustprogress nounwind "no-builtins" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "no-builtins" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "no-builtins" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin "no-builtins" }


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
!23 = !{!24, !10, i64 16}
!24 = !{!"_ZTS6Member", !25, i64 0, !25, i64 8, !10, i64 16, !10, i64 24}
!25 = !{!"p1 _ZTS6Object", !10, i64 0}
!26 = !{!24, !25, i64 8}
!27 = !{!24, !25, i64 0}
!28 = !{!29, !25, i64 56}
!29 = !{!"_ZTS6Queues", !25, i64 0, !25, i64 8, !25, i64 16, !25, i64 24, !25, i64 32, !25, i64 40, !25, i64 48, !25, i64 56, !25, i64 64, !25, i64 72, !25, i64 80, !24, i64 88, !24, i64 120, !24, i64 152, !24, i64 184, !24, i64 216, !24, i64 248}
!30 = !{!25, !25, i64 0}
!31 = !{!29, !25, i64 32}
!32 = !{!33, !25, i64 0}
!33 = !{!"_ZTS5Place", !25, i64 0, !25, i64 8}
!34 = !{!33, !25, i64 8}
!35 = !{!29, !25, i64 0}
!36 = !{!29, !25, i64 16}
!37 = !{!29, !25, i64 24}
!38 = !{!29, !25, i64 8}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!42, !4, i64 0}
!42 = !{!"_ZTS10References", !4, i64 0, !5, i64 8}
!43 = !{ptr @PyList_SetItem, ptr @PyTuple_SetItem}
!44 = !{!29, !25, i64 40}
!45 = !{!24, !10, i64 24}
!46 = distinct !{!46, !40}
!47 = !{i64 0, i64 24, !48}
!48 = !{!5, !5, i64 0}
!49 = !{i64 0, i64 24, !48, i64 24, i64 24, !48, i64 48, i64 24, !48, i64 72, i64 8, !50, i64 80, i64 8, !50}
!50 = !{!9, !9, i64 0}
!51 = distinct !{!51, !40}
!52 = !{!53, !56, i64 664}
!53 = !{!"_ZTS10CallForAny", !54, i64 0, !56, i64 664}
!54 = !{!"_ZTS5Taken", !55, i64 0, !25, i64 8, !4, i64 16, !4, i64 20, !5, i64 24}
!55 = !{!"p1 _ZTS5Known", !10, i64 0}
!56 = !{!"p1 _ZTS8AnyRange", !10, i64 0}
!57 = !{!58, !11, i64 16}
!58 = !{!"_ZTS8AnyRange", !59, i64 0, !10, i64 8, !11, i64 16, !11, i64 24, !9, i64 32}
!59 = !{!"p1 _ZTS4Pool", !10, i64 0}
!60 = !{!61, !11, i64 0}
!61 = !{!"_ZTS5Queue", !11, i64 0, !11, i64 8, !33, i64 16, !62, i64 32, !25, i64 40}
!62 = !{!"p1 _ZTS5Later", !10, i64 0}
!63 = !{!61, !11, i64 8}
!64 = !{!61, !25, i64 40}
!65 = !{!58, !59, i64 0}
!66 = !{!29, !25, i64 48}
!67 = !{!68, !69, i64 672}
!68 = !{!"_ZTS4Call", !54, i64 0, !59, i64 664, !69, i64 672, !70, i64 680, !11, i64 688}
!69 = !{!"p1 _ZTS6Kernel", !10, i64 0}
!70 = !{!"p1 _ZTS6Method", !10, i64 0}
!71 = !{!68, !11, i64 688}
!72 = !{!68, !59, i64 664}
!73 = !{!61, !62, i64 32}
!74 = !{!75, !25, i64 0}
!75 = !{!"_ZTS5Later", !25, i64 0, !25, i64 8, !25, i64 16, !25, i64 24, !25, i64 32, !25, i64 40, !25, i64 48, !25, i64 56, !25, i64 64, !25, i64 72, !25, i64 80, !25, i64 88, !25, i64 96, !25, i64 104, !25, i64 112, !25, i64 120, !25, i64 128, !25, i64 136}
!76 = !{!75, !25, i64 32}
!77 = !{!75, !25, i64 40}
!78 = !{!75, !25, i64 48}
!79 = !{!75, !25, i64 56}
!80 = !{!75, !25, i64 16}
!81 = !{!75, !25, i64 64}
!82 = !{!75, !25, i64 112}
!83 = !{!75, !25, i64 24}
!84 = !{!75, !25, i64 96}
!85 = !{!75, !25, i64 120}
!86 = !{!29, !25, i64 72}
!87 = !{!29, !25, i64 64}
!88 = !{!75, !25, i64 88}
!89 = !{!75, !25, i64 8}
!90 = !{!75, !25, i64 72}
!91 = !{!75, !25, i64 80}
!92 = !{!75, !25, i64 104}
!93 = !{!75, !25, i64 136}
!94 = !{!75, !25, i64 128}
!95 = !{!96, !11, i64 0}
!96 = !{!"_ZTS5Items", !11, i64 0, !5, i64 8}
!97 = distinct !{!97, !40}
!98 = !{!54, !4, i64 20}
!99 = distinct !{!99, !40}
!100 = !{!101, !4, i64 8}
!101 = !{!"_ZTS9Parameter", !102, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16}
!102 = !{!"_ZTS4Kind", !5, i64 0}
!103 = !{!101, !102, i64 0}
!104 = !{!54, !55, i64 0}
!105 = !{!106, !25, i64 0}
!106 = !{!"_ZTS5Known", !25, i64 0, !25, i64 8, !25, i64 16, !25, i64 24, !24, i64 32, !24, i64 64}
!107 = !{!106, !25, i64 24}
!108 = !{!54, !25, i64 8}
!109 = !{!101, !4, i64 16}
!110 = !{!101, !4, i64 12}
!111 = !{!68, !4, i64 16}
!112 = distinct !{!112, !40}
!113 = !{!68, !70, i64 680}
!114 = !{!115, !116, i64 0}
!115 = !{!"_ZTS5Apart", !116, i64 0, !10, i64 8}
!116 = !{!"p1 omnipotent char", !10, i64 0}
!117 = !{!115, !10, i64 8}
!118 = !{!119, !59, i64 16}
!119 = !{!"_ZTS11KernelApart", !115, i64 0, !59, i64 16, !69, i64 24, !116, i64 32, !9, i64 40, !12, i64 48}
!120 = !{!119, !69, i64 24}
!121 = !{!119, !116, i64 32}
!122 = !{!119, !9, i64 40}
!123 = !{!119, !12, i64 48}
!124 = !{!8, !4, i64 24}
!125 = !{!126, !9, i64 304}
!126 = !{!"_ZTS6Kernel", !10, i64 0, !11, i64 8, !9, i64 16, !56, i64 24, !127, i64 32, !127, i64 176}
!127 = !{!"_ZTS6Launch", !5, i64 0, !5, i64 24, !5, i64 48, !5, i64 72, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136}
!128 = !{!16, !4, i64 216}
!129 = !{i64 0, i64 24, !48, i64 24, i64 24, !48, i64 48, i64 24, !48, i64 72, i64 24, !48, i64 96, i64 8, !50, i64 104, i64 8, !50, i64 112, i64 8, !50, i64 120, i64 8, !50, i64 128, i64 8, !50, i64 136, i64 8, !50}
!130 = !{!127, !9, i64 104}
!131 = !{!127, !9, i64 120}
!132 = !{!127, !9, i64 128}
!133 = !{!16, !12, i64 200}
!134 = !{!8, !12, i64 32}
!135 = !{!136, !9, i64 0}
!136 = !{!"_ZTS4Time", !9, i64 0, !9, i64 8}
!137 = !{!136, !9, i64 8}
!138 = !{!8, !11, i64 16}
!139 = !{!140, !9, i64 8}
!140 = !{!"_ZTS5Share", !9, i64 0, !9, i64 8}
!141 = !{!127, !9, i64 112}
!142 = !{!126, !10, i64 0}
!143 = distinct !{!143, !40}
!144 = !{!126, !56, i64 24}
!145 = !{!12, !12, i64 0}
!146 = distinct !{!146, !40}
!147 = !{!148, !69, i64 8}
!148 = !{!"_ZTS8Straight", !59, i64 0, !69, i64 8, !11, i64 16}
!149 = !{!148, !11, i64 16}
!150 = !{!148, !59, i64 0}
!151 = !{!58, !10, i64 8}
!152 = !{!126, !11, i64 8}
!153 = !{!126, !9, i64 16}
!154 = !{!155}
!155 = distinct !{!155, !156, !"_ZL9launch_ofRK5Rangem: argument 0"}
!156 = distinct !{!156, !"_ZL9launch_ofRK5Rangem"}
!157 = !{!158, !9, i64 72}
!158 = !{!"_ZTS5Range", !5, i64 0, !5, i64 24, !5, i64 48, !9, i64 72, !9, i64 80}
!159 = !{!127, !9, i64 96}
!160 = !{!161}
!161 = distinct !{!161, !162, !"_ZL9launch_ofRK5Rangem: argument 0"}
!162 = distinct !{!162, !"_ZL9launch_ofRK5Rangem"}
!163 = !{!164}
!164 = distinct !{!164, !165, !"_ZL9launch_ofRK5Rangem: argument 0"}
!165 = distinct !{!165, !"_ZL9launch_ofRK5Rangem"}
!166 = !{!167, !116, i64 24}
!167 = !{!"_ZTS6Replay", !59, i64 0, !18, i64 8, !11, i64 16, !116, i64 24}
!168 = !{!169, !170, i64 16}
!169 = !{!"_ZTS11ReplayApart", !115, i64 0, !170, i64 16, !4, i64 24}
!170 = !{!"p1 _ZTS6Replay", !10, i64 0}
!171 = !{!169, !4, i64 24}
!172 = !{!167, !59, i64 0}
!173 = !{!167, !18, i64 8}
!174 = !{!167, !11, i64 16}
!175 = !{!176, !25, i64 88}
!176 = !{!"_ZTS7Numbers", !55, i64 0, !25, i64 8, !25, i64 16, !25, i64 24, !25, i64 32, !25, i64 40, !5, i64 48, !25, i64 88, !25, i64 96, !177, i64 104, !9, i64 112}
!177 = !{!"p1 _ZTS6Target", !10, i64 0}
!178 = !{!176, !25, i64 32}
!179 = !{!176, !9, i64 112}
!180 = !{!176, !177, i64 104}
!181 = !{!182, !25, i64 0}
!182 = !{!"_ZTS6Target", !25, i64 0, !25, i64 8, !101, i64 16, !4, i64 36}
!183 = !{!176, !25, i64 24}
!184 = !{!185, !25, i64 0}
!185 = !{!"_ZTS6Change", !25, i64 0, !25, i64 8}
!186 = distinct !{!186, !40}
!187 = !{!176, !55, i64 0}
!188 = !{!182, !4, i64 24}
!189 = !{!176, !25, i64 16}
!190 = !{!176, !25, i64 8}
!191 = !{!185, !25, i64 8}
!192 = distinct !{!192, !40}
!193 = distinct !{!193, !40}
!194 = !{!182, !25, i64 8}
!195 = !{!182, !4, i64 36}
!196 = distinct !{!196, !40}
!197 = !{!176, !25, i64 96}
!198 = !{!176, !25, i64 40}
!199 = distinct !{!199, !40}
!200 = !{!201, !25, i64 40}
!201 = !{!"_ZTS11GraphKernel", !25, i64 0, !25, i64 8, !25, i64 16, !25, i64 24, !25, i64 32, !25, i64 40, !25, i64 48, !11, i64 56, !11, i64 64}
!202 = !{!201, !25, i64 8}
!203 = !{!201, !25, i64 32}
!204 = !{!201, !25, i64 16}
!205 = !{!201, !25, i64 24}
!206 = !{!201, !25, i64 48}
!207 = !{!201, !25, i64 0}
!208 = !{!201, !11, i64 56}
!209 = !{!201, !11, i64 64}
!210 = !{!211, !116, i64 72}
!211 = !{!"_ZTS10KernelStep", !201, i64 0, !116, i64 72}
!212 = !{!211, !11, i64 64}
!213 = !{!214, !217, i64 24}
!214 = !{!"_ZTS5Graph", !215, i64 0, !216, i64 8, !216, i64 16, !217, i64 24, !218, i64 32, !219, i64 40, !4, i64 48, !4, i64 52, !4, i64 56, !4, i64 60, !4, i64 64, !4, i64 68, !4, i64 72, !4, i64 76, !12, i64 80, !11, i64 88, !10, i64 96, !4, i64 104, !4, i64 108, !4, i64 112, !4, i64 116, !4, i64 120, !11, i64 128, !18, i64 136, !220, i64 144, !4, i64 192, !4, i64 256, !4, i64 320, !4, i64 384, !17, i64 448}
!215 = !{!"p1 _ZTS4Node", !10, i64 0}
!216 = !{!"p1 int", !10, i64 0}
!217 = !{!"p1 long long", !10, i64 0}
!218 = !{!"p1 _ZTS4Slot", !10, i64 0}
!219 = !{!"p1 _ZTS5Share", !10, i64 0}
!220 = !{!"p2 _ZTS5Graph", !221, i64 0}
!221 = !{!"any p2 pointer", !10, i64 0}
!222 = !{!214, !4, i64 48}
!223 = !{!214, !215, i64 0}
!224 = !{!214, !4, i64 52}
!225 = !{!226, !4, i64 44}
!226 = !{!"_ZTS4Node", !10, i64 0, !116, i64 8, !227, i64 16, !227, i64 24, !4, i64 32, !4, i64 36, !4, i64 40, !4, i64 44, !4, i64 48, !4, i64 52}
!227 = !{!"p1 _ZTS6Launch", !10, i64 0}
!228 = !{!11, !11, i64 0}
!229 = !{!226, !227, i64 24}
!230 = !{!226, !4, i64 36}
!231 = !{!214, !216, i64 8}
!232 = !{!226, !4, i64 32}
!233 = distinct !{!233, !40}
!234 = distinct !{!234, !40}
!235 = !{!214, !4, i64 60}
!236 = !{!214, !11, i64 88}
!237 = !{!214, !4, i64 64}
!238 = !{!226, !10, i64 0}
!239 = !{!226, !116, i64 8}
!240 = !{!226, !227, i64 16}
!241 = !{!226, !4, i64 40}
!242 = !{!226, !4, i64 48}
!243 = !{!226, !4, i64 52}
!244 = !{!214, !216, i64 16}
!245 = !{!214, !218, i64 32}
!246 = !{!214, !219, i64 40}
!247 = !{!214, !4, i64 56}
!248 = !{!214, !12, i64 80}
!249 = distinct !{!249, !40}
!250 = !{!251, !4, i64 12}
!251 = !{!"_ZTS4Slot", !215, i64 0, !4, i64 8, !4, i64 12, !4, i64 16}
!252 = !{!253, !10, i64 0}
!253 = !{!"_ZTS11SignalStack", !10, i64 0, !4, i64 8, !9, i64 16}
!254 = !{!253, !4, i64 8}
!255 = !{!253, !9, i64 16}
!256 = distinct !{!256, !40}
!257 = !{!214, !4, i64 108}
!258 = !{!214, !11, i64 128}
!259 = !{!214, !4, i64 76}
!260 = !{!214, !4, i64 68}
!261 = distinct !{!261, !40}
!262 = !{!214, !10, i64 96}
!263 = distinct !{!263, !40}
!264 = distinct !{!264, !40}
!265 = !{!214, !4, i64 72}
!266 = !{!214, !4, i64 256}
!267 = !{!214, !4, i64 192}
!268 = !{!214, !4, i64 320}
!269 = !{!214, !4, i64 112}
!270 = !{!214, !4, i64 104}
!271 = !{!214, !4, i64 116}
!272 = !{!214, !4, i64 384}
!273 = distinct !{!273, !40}
!274 = !{!16, !4, i64 228}
!275 = !{!16, !4, i64 236}
!276 = !{!16, !19, i64 208}
!277 = !{!59, !59, i64 0}
!278 = !{!16, !4, i64 232}
!279 = !{!16, !4, i64 220}
!280 = !{!214, !4, i64 120}
!281 = !{!16, !18, i64 192}
!282 = !{!214, !18, i64 136}
!283 = !{!214, !220, i64 144}
!284 = distinct !{!284, !40}
!285 = distinct !{!285, !40}
!286 = distinct !{!286, !40}
!287 = distinct !{!287, !40}
!288 = distinct !{!288, !40}
!289 = !{!16, !4, i64 240}
!290 = distinct !{!290, !40}
!291 = distinct !{!291, !40}
!292 = distinct !{!292, !40}
!293 = !{!294, !116, i64 0}
!294 = !{!"_ZTS5Piece", !116, i64 0, !116, i64 8, !9, i64 16}
!295 = !{!294, !9, i64 16}
!296 = distinct !{!296, !40}
!297 = !{!294, !116, i64 8}
!298 = distinct !{!298, !40}
!299 = !{!106, !25, i64 8}
!300 = !{!101, !4, i64 4}
!301 = !{!106, !25, i64 16}
!302 = !{!303, !4, i64 8}
!303 = !{!"_ZTS4Info", !4, i64 0, !4, i64 4, !4, i64 8, !116, i64 16}
!304 = !{!303, !116, i64 16}
!305 = distinct !{!305, !40}
!306 = !{!116, !116, i64 0}
!307 = distinct !{!307, !40}
!308 = !{!309, !4, i64 0}
!309 = !{!"_ZTS5Named", !4, i64 0, !4, i64 4, !4, i64 8}
!310 = !{!309, !4, i64 4}
!311 = !{!309, !4, i64 8}
!312 = distinct !{!312, !40}
!313 = distinct !{!313, !40}
!314 = distinct !{!314, !40}
!315 = !{!316, !59, i64 0}
!316 = !{!"_ZTS6Worker", !59, i64 0, !4, i64 8}
!317 = distinct !{!317, !40}
!318 = distinct !{!318, !40}
!319 = distinct !{!319, !40}
!320 = !{!316, !4, i64 8}
!321 = distinct !{!321, !40}
!322 = !{!16, !4, i64 224}
!323 = distinct !{!323, !40}
!324 = distinct !{!324, !40}
!325 = distinct !{!325, !40}
!326 = distinct !{!326, !40}
!327 = distinct !{!327, !40}
!328 = distinct !{!328, !40}
!329 = distinct !{!329, !40}
!330 = distinct !{!330, !40}
!331 = distinct !{!331, !40}
