; ModuleID = 'sources/one_compile/refused.cpp'
source_filename = "sources/one_compile/refused.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_ostream" = type { ptr, %"class.std::basic_ios" }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"class.std::locale" = type { ptr }
%class.anon = type { ptr }
%class.anon.0 = type { i8 }
%"struct.once::otherwise_on_device" = type { i8 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

$_ZN4once2idEv = comdat any

$_ZTW4mine = comdat any

$_ZTI5shape = comdat any

$_ZTS5shape = comdat any

$_ZTI6square = comdat any

$_ZTS6square = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1
@__dso_handle = external hidden global i8
@counter = dso_local global i32 0, align 4
@mine = dso_local thread_local global i32 0, align 4
@_ZTI5shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5shape = linkonce_odr dso_local constant [7 x i8] c"5shape\00", comdat, align 1
@_ZTI6square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6square, ptr @_ZTI5shape }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6square = linkonce_odr dso_local constant [8 x i8] c"6square\00", comdat, align 1
@"_ZZZ4mainENK3$_0clEmE5first" = internal global i32 0, align 4
@"_ZGVZZ4mainENK3$_0clEmE5first" = internal global i64 0, align 8
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [9 x i8] c"too deep\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_refused.cpp, ptr null }]
@.str.1 = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.str.2 = private unnamed_addr constant [29 x i8] c"sources/one_compile/once.hpp\00", section "llvm.metadata"
@.str.3 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Refused>::get() [T = Refused]\00", align 1
@.args = private unnamed_addr constant { ptr } { ptr @.str.3 }, section "llvm.metadata"
@.str.4 = private unnamed_addr constant [29 x i8] c"syclopt:sycl-call-if-on-host\00", section "llvm.metadata"
@.args.5 = private unnamed_addr constant { i1 } { i1 true }, section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7RefusedZ4mainE3$_0EEvRKT0_", ptr @.str.1, ptr @.str.2, i32 36, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once15call_if_on_hostIZZ4mainENK3$_0clEmEUlvE_EEvRKT_", ptr @.str.4, ptr @.str.2, i32 63, ptr @.args.5 }], section "llvm.metadata"

; Function Attrs: uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !13 {
  call void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !16
  %1 = call i32 @__cxa_atexit(ptr @_ZNSt8ios_base4InitD1Ev, ptr @_ZStL8__ioinit, ptr @__dso_handle) #3, !dbg !19
  ret void, !dbg !20
}

declare !dbg !21 void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt8ios_base4InitD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #2

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #3

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #4 !dbg !23 {
  %1 = alloca ptr, align 8
  %2 = alloca %class.anon, align 8
  call void @llvm.lifetime.start.p0(ptr %1) #3, !dbg !24
  store ptr null, ptr %1, align 8, !dbg !25, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %2) #3, !dbg !29
  %3 = getelementptr inbounds nuw %class.anon, ptr %2, i32 0, i32 0, !dbg !29
  %4 = load ptr, ptr %1, align 8, !dbg !30, !tbaa !26
  store ptr %4, ptr %3, align 8, !dbg !29, !tbaa !31
  call void @"_ZN4once12parallel_forIZ4mainE7RefusedZ4mainE3$_0EEvmRKT0_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(8) %2, i64 noundef 0), !dbg !33
  call void @llvm.lifetime.end.p0(ptr %2) #3, !dbg !33
  call void @llvm.lifetime.end.p0(ptr %1) #3, !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7RefusedZ4mainE3$_0EEvmRKT0_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef %2) #6 !dbg !36 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !38
  store ptr %1, ptr %5, align 8, !tbaa !40
  store i64 %2, ptr %6, align 8, !tbaa !38
  %7 = load ptr, ptr %5, align 8, !dbg !41, !tbaa !40, !nonnull !15, !align !42
  %8 = load i64, ptr %4, align 8, !dbg !43, !tbaa !38
  %9 = load i64, ptr %6, align 8, !dbg !44, !tbaa !38
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7RefusedZ4mainE3$_0EEvRKT0_", ptr noundef %7, i64 noundef 8, i64 noundef 8, i64 noundef %8, i64 noundef %9), !dbg !45
  ret void, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

declare !dbg !47 void @once_launch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7RefusedZ4mainE3$_0EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 !dbg !48 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %2, align 8, !dbg !49, !tbaa !40, !nonnull !15, !align !42
  %4 = call noundef i64 @_ZN4once2idEv(), !dbg !50
  call void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef %4), !dbg !49
  ret void, !dbg !51
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #8 align 2 personality ptr @__gxx_personality_v0 !dbg !52 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %class.anon.0, align 1
  %6 = alloca %"struct.once::otherwise_on_device", align 1
  %7 = alloca ptr, align 8
  %8 = alloca x86_fp80, align 16
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !40
  store i64 %1, ptr %4, align 8, !tbaa !38
  %11 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #3, !dbg !53
  call void @"_ZN4once7if_hostIZZ4mainENK3$_0clEmEUlvE_EENS_19otherwise_on_deviceERKT_"(ptr noundef nonnull align 1 dereferenceable(1) %5), !dbg !54
  call void @llvm.lifetime.end.p0(ptr %5) #3, !dbg !54
  %12 = load i64, ptr %4, align 8, !dbg !55, !tbaa !38
  %13 = trunc i64 %12 to i32, !dbg !55
  %14 = call noundef i32 @_ZL4deepi(i32 noundef %13), !dbg !56
  %15 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !57
  %16 = load ptr, ptr %15, align 8, !dbg !57, !tbaa !31
  %17 = getelementptr inbounds i32, ptr %16, i64 0, !dbg !57
  store i32 %14, ptr %17, align 4, !dbg !58, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #3, !dbg !59
  %18 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 4) #16, !dbg !60
  store ptr %18, ptr %7, align 8, !dbg !61, !tbaa !26
  %19 = load ptr, ptr %7, align 8, !dbg !62, !tbaa !26
  %20 = load i32, ptr %19, align 4, !dbg !63, !tbaa !9
  %21 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !64
  store i32 %20, ptr %21, align 4, !dbg !65, !tbaa !9
  %22 = call noundef i32 (i32, ...) @_ZL3sumiz(i32 noundef 1, i32 noundef 2), !dbg !66
  %23 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !67
  %24 = load ptr, ptr %23, align 8, !dbg !67, !tbaa !31
  %25 = getelementptr inbounds i32, ptr %24, i64 1, !dbg !67
  store i32 %22, ptr %25, align 4, !dbg !68, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #3, !dbg !69
  %26 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !70
  %27 = load ptr, ptr %26, align 8, !dbg !70, !tbaa !31
  %28 = getelementptr inbounds i32, ptr %27, i64 0, !dbg !70
  %29 = load i32, ptr %28, align 4, !dbg !70, !tbaa !9
  %30 = sitofp i32 %29 to x86_fp80, !dbg !70
  %31 = fdiv x86_fp80 %30, 0xK4000C000000000000000, !dbg !71
  store x86_fp80 %31, ptr %8, align 16, !dbg !72, !tbaa !73
  %32 = load x86_fp80, ptr %8, align 16, !dbg !75, !tbaa !73
  %33 = fptosi x86_fp80 %32 to i32, !dbg !76
  %34 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !77
  %35 = load ptr, ptr %34, align 8, !dbg !77, !tbaa !31
  %36 = getelementptr inbounds i32, ptr %35, i64 2, !dbg !77
  store i32 %33, ptr %36, align 4, !dbg !78, !tbaa !9
  call void asm sideeffect "nop", "~{dirflag},~{fpsr},~{flags}"() #3, !dbg !79, !srcloc !80
  %37 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !81
  %38 = load ptr, ptr %37, align 8, !dbg !81, !tbaa !31
  %39 = icmp eq ptr %38, null, !dbg !82
  br i1 %39, label %42, label %40, !dbg !82

40:                                               ; preds = %2
  %41 = call ptr @__dynamic_cast(ptr %38, ptr @_ZTI5shape, ptr @_ZTI6square, i64 0) #3, !dbg !82
  br label %43, !dbg !82

42:                                               ; preds = %2
  br label %43, !dbg !82

43:                                               ; preds = %42, %40
  %44 = phi ptr [ %41, %40 ], [ null, %42 ], !dbg !82
  %45 = icmp ne ptr %44, null, !dbg !83
  %46 = zext i1 %45 to i32, !dbg !84
  %47 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !85
  %48 = load ptr, ptr %47, align 8, !dbg !85, !tbaa !31
  %49 = getelementptr inbounds i32, ptr %48, i64 4, !dbg !85
  store i32 %46, ptr %49, align 4, !dbg !86, !tbaa !9
  %50 = load atomic i8, ptr @"_ZGVZZ4mainENK3$_0clEmE5first" acquire, align 8, !dbg !87
  %51 = icmp eq i8 %50, 0, !dbg !87
  br i1 %51, label %52, label %58, !dbg !87, !prof !88

52:                                               ; preds = %43
  %53 = call i32 @__cxa_guard_acquire(ptr @"_ZGVZZ4mainENK3$_0clEmE5first") #3, !dbg !87
  %54 = icmp ne i32 %53, 0, !dbg !87
  br i1 %54, label %55, label %58, !dbg !87

55:                                               ; preds = %52
  %56 = invoke noundef i32 @_ZL4deepi(i32 noundef 3)
          to label %57 unwind label %63, !dbg !89

57:                                               ; preds = %55
  store i32 %56, ptr @"_ZZZ4mainENK3$_0clEmE5first", align 4, !dbg !90, !tbaa !9
  call void @__cxa_guard_release(ptr @"_ZGVZZ4mainENK3$_0clEmE5first") #3, !dbg !87
  br label %58, !dbg !87

58:                                               ; preds = %57, %52, %43
  %59 = load i32, ptr @"_ZZZ4mainENK3$_0clEmE5first", align 4, !dbg !91, !tbaa !9
  %60 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0, !dbg !92
  %61 = load ptr, ptr %60, align 8, !dbg !92, !tbaa !31
  %62 = getelementptr inbounds i32, ptr %61, i64 3, !dbg !92
  store i32 %59, ptr %62, align 4, !dbg !93, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %8) #3, !dbg !94
  call void @llvm.lifetime.end.p0(ptr %7) #3, !dbg !94
  ret void, !dbg !95

63:                                               ; preds = %55
  %64 = landingpad { ptr, i32 }
          cleanup, !dbg !94
  %65 = extractvalue { ptr, i32 } %64, 0, !dbg !94
  store ptr %65, ptr %9, align 8, !dbg !94
  %66 = extractvalue { ptr, i32 } %64, 1, !dbg !94
  store i32 %66, ptr %10, align 4, !dbg !94
  call void @__cxa_guard_abort(ptr @"_ZGVZZ4mainENK3$_0clEmE5first") #3, !dbg !87
  call void @llvm.lifetime.end.p0(ptr %8) #3, !dbg !94
  call void @llvm.lifetime.end.p0(ptr %7) #3, !dbg !94
  br label %67, !dbg !94

67:                                               ; preds = %63
  %68 = load ptr, ptr %9, align 8, !dbg !94
  %69 = load i32, ptr %10, align 4, !dbg !94
  %70 = insertvalue { ptr, i32 } poison, ptr %68, 0, !dbg !94
  %71 = insertvalue { ptr, i32 } %70, i32 %69, 1, !dbg !94
  resume { ptr, i32 } %71, !dbg !94
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZN4once2idEv() #9 comdat !dbg !96 {
  %1 = call noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #3, !dbg !97
  ret i64 %1, !dbg !98
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once7if_hostIZZ4mainENK3$_0clEmEUlvE_EENS_19otherwise_on_deviceERKT_"(ptr noundef nonnull align 1 dereferenceable(1) %0) #6 !dbg !99 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %2, align 8, !dbg !100, !tbaa !40, !nonnull !15
  call void @"_ZN4once15call_if_on_hostIZZ4mainENK3$_0clEmEUlvE_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !101
  ret void, !dbg !102
}

; Function Attrs: mustprogress uwtable
define internal noundef i32 @_ZL4deepi(i32 noundef %0) #6 personality ptr @__gxx_personality_v0 !dbg !103 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !9
  %5 = load i32, ptr %2, align 4, !dbg !104, !tbaa !9
  %6 = icmp sgt i32 %5, 3, !dbg !105
  br i1 %6, label %7, label %14, !dbg !106

7:                                                ; preds = %1
  %8 = call ptr @__cxa_allocate_exception(i64 16) #3, !dbg !107
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef @.str)
          to label %9 unwind label %10, !dbg !108

9:                                                ; preds = %7
  call void @__cxa_throw(ptr %8, ptr @_ZTISt13runtime_error, ptr @_ZNSt13runtime_errorD1Ev) #17, !dbg !107
  unreachable, !dbg !107

10:                                               ; preds = %7
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !109
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !109
  store ptr %12, ptr %3, align 8, !dbg !109
  %13 = extractvalue { ptr, i32 } %11, 1, !dbg !109
  store i32 %13, ptr %4, align 4, !dbg !109
  call void @__cxa_free_exception(ptr %8) #3, !dbg !107
  br label %21, !dbg !107

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4, !dbg !110, !tbaa !9
  %16 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef %15), !dbg !111
  %17 = load i32, ptr @counter, align 4, !dbg !112, !tbaa !9
  %18 = add nsw i32 %17, 1, !dbg !113
  store i32 %18, ptr @counter, align 4, !dbg !114, !tbaa !9
  %19 = load i32, ptr %2, align 4, !dbg !115, !tbaa !9
  %20 = call noundef i32 @_Z9elsewherei(i32 noundef %19), !dbg !116
  ret i32 %20, !dbg !117

21:                                               ; preds = %10
  %22 = load ptr, ptr %3, align 8, !dbg !107
  %23 = load i32, ptr %4, align 4, !dbg !107
  %24 = insertvalue { ptr, i32 } poison, ptr %22, 0, !dbg !107
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1, !dbg !107
  resume { ptr, i32 } %25, !dbg !107
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !118 noundef nonnull ptr @_Znwm(i64 noundef) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #11

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZL3sumiz(i32 noundef %0, ...) #12 !dbg !120 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %3) #3, !dbg !121
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !122
  call void @llvm.va_start.p0(ptr %5), !dbg !122
  call void @llvm.lifetime.start.p0(ptr %4) #3, !dbg !123
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !124
  %7 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 0, !dbg !124
  %8 = load i32, ptr %7, align 16, !dbg !124
  %9 = icmp ule i32 %8, 40, !dbg !124
  br i1 %9, label %10, label %15, !dbg !124

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 3, !dbg !124
  %12 = load ptr, ptr %11, align 16, !dbg !124
  %13 = getelementptr i8, ptr %12, i32 %8, !dbg !124
  %14 = add i32 %8, 8, !dbg !124
  store i32 %14, ptr %7, align 16, !dbg !124
  br label %19, !dbg !124

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 2, !dbg !124
  %17 = load ptr, ptr %16, align 8, !dbg !124
  %18 = getelementptr i8, ptr %17, i32 8, !dbg !124
  store ptr %18, ptr %16, align 8, !dbg !124
  br label %19, !dbg !124

19:                                               ; preds = %15, %10
  %20 = phi ptr [ %13, %10 ], [ %17, %15 ], !dbg !124
  %21 = load i32, ptr %20, align 4, !dbg !125, !tbaa !9
  store i32 %21, ptr %4, align 4, !dbg !126, !tbaa !9
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !127
  call void @llvm.va_end.p0(ptr %22), !dbg !127
  %23 = load i32, ptr %4, align 4, !dbg !128, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %4) #3, !dbg !129
  call void @llvm.lifetime.end.p0(ptr %3) #3, !dbg !129
  ret i32 %23, !dbg !130
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #13

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #3

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #3

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once15call_if_on_hostIZZ4mainENK3$_0clEmEUlvE_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %0) #7 !dbg !131 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %2, align 8, !dbg !132, !tbaa !40, !nonnull !15
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE_clEv"(ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !132
  ret void, !dbg !133
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE_clEv"(ptr noundef nonnull align 1 dereferenceable(1) %0) #8 align 2 !dbg !134 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @__cxa_allocate_exception(i64 4) #3, !dbg !135
  store i32 1, ptr %4, align 16, !dbg !135, !tbaa !9
  call void @__cxa_throw(ptr %4, ptr @_ZTIi, ptr null) #17, !dbg !135
  unreachable, !dbg !135
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

declare !dbg !136 void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #1

declare void @__cxa_free_exception(ptr)

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #2

declare !dbg !138 noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8), i32 noundef) #1

declare !dbg !140 noundef i32 @_Z9elsewherei(i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #14

; Function Attrs: nounwind
declare !dbg !141 extern_weak noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #2

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_refused.cpp() #0 section ".text.startup" !dbg !142 {
  call void @__cxx_global_var_init(), !dbg !143
  ret void
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW4mine() #15 comdat {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine)
  ret ptr %1
}

attributes #0 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind willreturn memory(read) }
attributes #14 = { nocallback nofree nosync nounwind willreturn }
attributes #15 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sources/one_compile/refused.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "2deda384af4f79ea7176e8ad056bab18")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"clang version 22.1.8"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 74, column: 25, scope: !17)
!17 = !DILexicalBlockFile(scope: !13, file: !18, discriminator: 0)
!18 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/iostream", directory: "")
!19 = !DILocation(line: 0, scope: !13)
!20 = !DILocation(line: 74, column: 25, scope: !17, atomGroup: 1, atomRank: 1)
!21 = !DISubprogram(name: "Init", scope: !22, file: !22, line: 639, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!22 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/ios_base.h", directory: "")
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = !DILocation(line: 33, column: 3, scope: !23)
!25 = !DILocation(line: 33, column: 8, scope: !23, atomGroup: 2, atomRank: 1)
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !28, i64 0}
!28 = !{!"any pointer", !11, i64 0}
!29 = !DILocation(line: 34, column: 40, scope: !23)
!30 = !DILocation(line: 34, column: 41, scope: !23)
!31 = !{!32, !27, i64 0}
!32 = !{!"_ZTSZ4mainE3$_0", !27, i64 0}
!33 = !DILocation(line: 34, column: 3, scope: !23)
!34 = !DILocation(line: 47, column: 1, scope: !23)
!35 = !DILocation(line: 47, column: 1, scope: !23, atomGroup: 3, atomRank: 1)
!36 = distinct !DISubprogram(name: "parallel_for<Refused, (lambda at sources/one_compile/refused.cpp:34:40)>", scope: !37, file: !37, line: 47, type: !14, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!37 = !DIFile(filename: "sources/one_compile/once.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "b54e13287763ae6b671b1aec6c4b8a4b")
!38 = !{!39, !39, i64 0}
!39 = !{!"long", !11, i64 0}
!40 = !{!28, !28, i64 0}
!41 = !DILocation(line: 48, column: 65, scope: !36)
!42 = !{i64 8}
!43 = !DILocation(line: 48, column: 98, scope: !36)
!44 = !DILocation(line: 48, column: 106, scope: !36)
!45 = !DILocation(line: 48, column: 3, scope: !36)
!46 = !DILocation(line: 49, column: 1, scope: !36, atomGroup: 1, atomRank: 1)
!47 = !DISubprogram(name: "once_launch", scope: !37, file: !37, line: 25, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = distinct !DISubprogram(name: "entry<Refused, (lambda at sources/one_compile/refused.cpp:34:40)>", scope: !37, file: !37, line: 36, type: !14, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!49 = !DILocation(line: 37, column: 3, scope: !48)
!50 = !DILocation(line: 37, column: 12, scope: !48)
!51 = !DILocation(line: 38, column: 1, scope: !48, atomGroup: 1, atomRank: 1)
!52 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 34, type: !14, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!53 = !DILocation(line: 35, column: 19, scope: !52)
!54 = !DILocation(line: 35, column: 5, scope: !52)
!55 = !DILocation(line: 36, column: 23, scope: !52)
!56 = !DILocation(line: 36, column: 14, scope: !52, atomGroup: 1, atomRank: 2)
!57 = !DILocation(line: 36, column: 5, scope: !52)
!58 = !DILocation(line: 36, column: 12, scope: !52, atomGroup: 1, atomRank: 1)
!59 = !DILocation(line: 37, column: 5, scope: !52)
!60 = !DILocation(line: 37, column: 16, scope: !52, atomGroup: 2, atomRank: 2)
!61 = !DILocation(line: 37, column: 10, scope: !52, atomGroup: 2, atomRank: 1)
!62 = !DILocation(line: 38, column: 13, scope: !52)
!63 = !DILocation(line: 38, column: 12, scope: !52, atomGroup: 3, atomRank: 2)
!64 = !DILocation(line: 38, column: 5, scope: !52)
!65 = !DILocation(line: 38, column: 10, scope: !52, atomGroup: 3, atomRank: 1)
!66 = !DILocation(line: 39, column: 14, scope: !52, atomGroup: 4, atomRank: 2)
!67 = !DILocation(line: 39, column: 5, scope: !52)
!68 = !DILocation(line: 39, column: 12, scope: !52, atomGroup: 4, atomRank: 1)
!69 = !DILocation(line: 40, column: 5, scope: !52)
!70 = !DILocation(line: 40, column: 25, scope: !52)
!71 = !DILocation(line: 40, column: 32, scope: !52, atomGroup: 5, atomRank: 2)
!72 = !DILocation(line: 40, column: 17, scope: !52, atomGroup: 5, atomRank: 1)
!73 = !{!74, !74, i64 0}
!74 = !{!"long double", !11, i64 0}
!75 = !DILocation(line: 41, column: 18, scope: !52, atomGroup: 6, atomRank: 3)
!76 = !DILocation(line: 41, column: 18, scope: !52, atomGroup: 6, atomRank: 2)
!77 = !DILocation(line: 41, column: 5, scope: !52)
!78 = !DILocation(line: 41, column: 12, scope: !52, atomGroup: 6, atomRank: 1)
!79 = !DILocation(line: 42, column: 5, scope: !52, atomGroup: 7, atomRank: 1)
!80 = !{i64 929}
!81 = !DILocation(line: 43, column: 63, scope: !52)
!82 = !DILocation(line: 43, column: 14, scope: !52)
!83 = !DILocation(line: 43, column: 69, scope: !52, atomGroup: 8, atomRank: 3)
!84 = !DILocation(line: 43, column: 14, scope: !52, atomGroup: 8, atomRank: 2)
!85 = !DILocation(line: 43, column: 5, scope: !52)
!86 = !DILocation(line: 43, column: 12, scope: !52, atomGroup: 8, atomRank: 1)
!87 = !DILocation(line: 44, column: 5, scope: !52)
!88 = !{!"branch_weights", i32 1, i32 1048575}
!89 = !DILocation(line: 44, column: 24, scope: !52, atomGroup: 9, atomRank: 2)
!90 = !DILocation(line: 44, column: 5, scope: !52, atomGroup: 9, atomRank: 1)
!91 = !DILocation(line: 45, column: 14, scope: !52, atomGroup: 10, atomRank: 2)
!92 = !DILocation(line: 45, column: 5, scope: !52)
!93 = !DILocation(line: 45, column: 12, scope: !52, atomGroup: 10, atomRank: 1)
!94 = !DILocation(line: 46, column: 3, scope: !52)
!95 = !DILocation(line: 46, column: 3, scope: !52, atomGroup: 11, atomRank: 1)
!96 = distinct !DISubprogram(name: "id", scope: !37, file: !37, line: 28, type: !14, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!97 = !DILocation(line: 28, column: 34, scope: !96, atomGroup: 1, atomRank: 2)
!98 = !DILocation(line: 28, column: 27, scope: !96, atomGroup: 1, atomRank: 1)
!99 = distinct !DISubprogram(name: "if_host<(lambda at sources/one_compile/refused.cpp:35:19)>", scope: !37, file: !37, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!100 = !DILocation(line: 83, column: 19, scope: !99)
!101 = !DILocation(line: 83, column: 3, scope: !99)
!102 = !DILocation(line: 84, column: 3, scope: !99, atomGroup: 1, atomRank: 1)
!103 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!104 = !DILocation(line: 17, column: 7, scope: !103)
!105 = !DILocation(line: 17, column: 9, scope: !103, atomGroup: 1, atomRank: 2)
!106 = !DILocation(line: 17, column: 9, scope: !103, atomGroup: 1, atomRank: 1)
!107 = !DILocation(line: 18, column: 5, scope: !103)
!108 = !DILocation(line: 18, column: 11, scope: !103)
!109 = !DILocation(line: 22, column: 1, scope: !103)
!110 = !DILocation(line: 19, column: 16, scope: !103)
!111 = !DILocation(line: 19, column: 13, scope: !103)
!112 = !DILocation(line: 20, column: 10, scope: !103)
!113 = !DILocation(line: 20, column: 10, scope: !103, atomGroup: 2, atomRank: 2)
!114 = !DILocation(line: 20, column: 10, scope: !103, atomGroup: 2, atomRank: 1)
!115 = !DILocation(line: 21, column: 20, scope: !103)
!116 = !DILocation(line: 21, column: 10, scope: !103, atomGroup: 3, atomRank: 2)
!117 = !DILocation(line: 21, column: 3, scope: !103, atomGroup: 3, atomRank: 1)
!118 = !DISubprogram(name: "operator new", scope: !119, file: !119, line: 126, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/new", directory: "")
!120 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 24, type: !14, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!121 = !DILocation(line: 25, column: 3, scope: !120)
!122 = !DILocation(line: 26, column: 3, scope: !120)
!123 = !DILocation(line: 27, column: 3, scope: !120)
!124 = !DILocation(line: 27, column: 16, scope: !120)
!125 = !DILocation(line: 27, column: 16, scope: !120, atomGroup: 1, atomRank: 2)
!126 = !DILocation(line: 27, column: 7, scope: !120, atomGroup: 1, atomRank: 1)
!127 = !DILocation(line: 28, column: 3, scope: !120)
!128 = !DILocation(line: 29, column: 10, scope: !120, atomGroup: 3, atomRank: 2)
!129 = !DILocation(line: 30, column: 1, scope: !120)
!130 = !DILocation(line: 29, column: 3, scope: !120, atomGroup: 3, atomRank: 1)
!131 = distinct !DISubprogram(name: "call_if_on_host<(lambda at sources/one_compile/refused.cpp:35:19)>", scope: !37, file: !37, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!132 = !DILocation(line: 64, column: 3, scope: !131)
!133 = !DILocation(line: 65, column: 1, scope: !131, atomGroup: 1, atomRank: 1)
!134 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 35, type: !14, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!135 = !DILocation(line: 35, column: 24, scope: !134)
!136 = !DISubprogram(name: "runtime_error", scope: !137, file: !137, line: 230, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdexcept", directory: "")
!138 = !DISubprogram(name: "operator<<", scope: !139, file: !139, line: 189, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ostream", directory: "")
!140 = !DISubprogram(name: "elsewhere", scope: !1, file: !1, line: 9, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubprogram(name: "__spirv_BuiltInGlobalInvocationId", scope: !37, file: !37, line: 12, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_refused.cpp", scope: !1, file: !1, type: !14, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!143 = !DILocation(line: 0, scope: !142)
