; ModuleID = 'sources/one_compile/virtual_functions.cpp'
source_filename = "sources/one_compile/virtual_functions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%class.anon = type { ptr }
%"struct.once::calls" = type { i8 }
%class.anon.0 = type { ptr, ptr }
%"struct.once::calls.1" = type { i8 }
%class.anon.2 = type { ptr, ptr }
%struct.Base = type { ptr }

$_ZN4BaseC2Ev = comdat any

$_ZN4Base6reportEv = comdat any

$__clang_call_terminate = comdat any

$_ZN4Base3fooEi = comdat any

$_ZN4Base3barEi = comdat any

$_ZN4once2idEv = comdat any

$_ZN7DerivedC2Ev = comdat any

$_ZN7Derived3fooEi = comdat any

$_ZTV4Base = comdat any

$_ZTI4Base = comdat any

$_ZTS4Base = comdat any

$_ZTV7Derived = comdat any

$_ZTI7Derived = comdat any

$_ZTS7Derived = comdat any

@_ZZ4mainE6memory = internal global [2 x [64 x i8]] zeroinitializer, align 16
@_ZTISt9exception = external constant ptr
@.str = private unnamed_addr constant [11 x i8] c"caught %s\0A\00", align 1
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4Base3fooEi, ptr @_ZN4Base3barEi, ptr @_ZN4Base6reportEv] }, comdat, align 8
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"on the host\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"host\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTV7Derived = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Derived, ptr @_ZN7Derived3fooEi, ptr @_ZN4Base3barEi, ptr @_ZN4Base6reportEv] }, comdat, align 8
@_ZTI7Derived = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Derived, ptr @_ZTI4Base }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS7Derived = linkonce_odr dso_local constant [9 x i8] c"7Derived\00", comdat, align 1
@.str.3 = private unnamed_addr constant [28 x i8] c"syclopt:indirectly-callable\00", section "llvm.metadata"
@.str.4 = private unnamed_addr constant [42 x i8] c"sources/one_compile/virtual_functions.cpp\00", section "llvm.metadata"
@.str.5 = private unnamed_addr constant [57 x i8] c"static const char *once::type_id<void>::get() [T = void]\00", align 1
@.args = private unnamed_addr constant { ptr } { ptr @.str.5 }, section "llvm.metadata"
@.str.6 = private unnamed_addr constant [65 x i8] c"static const char *once::type_id<set_fp64>::get() [T = set_fp64]\00", align 1
@.args.7 = private unnamed_addr constant { ptr } { ptr @.str.6 }, section "llvm.metadata"
@.str.8 = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.str.9 = private unnamed_addr constant [29 x i8] c"sources/one_compile/once.hpp\00", section "llvm.metadata"
@.str.10 = private unnamed_addr constant [71 x i8] c"static const char *once::type_id<Constructor>::get() [T = Constructor]\00", align 1
@.args.11 = private unnamed_addr constant { ptr } { ptr @.str.10 }, section "llvm.metadata"
@.str.12 = private unnamed_addr constant [55 x i8] c"static const char *once::type_id<Use>::get() [T = Use]\00", align 1
@.args.13 = private unnamed_addr constant { ptr } { ptr @.str.12 }, section "llvm.metadata"
@.str.14 = private unnamed_addr constant [25 x i8] c"syclopt:calls-indirectly\00", section "llvm.metadata"
@.str.15 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<UseFP64>::get() [T = UseFP64]\00", align 1
@.args.16 = private unnamed_addr constant { ptr } { ptr @.str.15 }, section "llvm.metadata"
@.args.17 = private unnamed_addr constant { ptr, ptr } { ptr @.str.6, ptr @.str.5 }, section "llvm.metadata"
@llvm.global.annotations = appending global [8 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_ZN4Base3fooEi, ptr @.str.3, ptr @.str.4, i32 10, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @_ZN4Base3barEi, ptr @.str.3, ptr @.str.4, i32 11, ptr @.args.7 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE11ConstructorZ4mainE3$_0EEvRKT0_", ptr @.str.8, ptr @.str.9, i32 36, ptr @.args.11 }, { ptr, ptr, ptr, i32, ptr } { ptr @_ZN7Derived3fooEi, ptr @.str.3, ptr @.str.4, i32 19, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once16entry_that_callsIZ4mainE3UseZ4mainE3$_1JvEEEvRKT0_", ptr @.str.8, ptr @.str.9, i32 42, ptr @.args.13 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once16entry_that_callsIZ4mainE3UseZ4mainE3$_1JvEEEvRKT0_", ptr @.str.14, ptr @.str.9, i32 42, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once16entry_that_callsIZ4mainE7UseFP64Z4mainE3$_2J8set_fp64vEEEvRKT0_", ptr @.str.8, ptr @.str.9, i32 42, ptr @.args.16 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once16entry_that_callsIZ4mainE7UseFP64Z4mainE3$_2J8set_fp64vEEEvRKT0_", ptr @.str.14, ptr @.str.9, i32 42, ptr @.args.17 }], section "llvm.metadata"

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %class.anon, align 8
  %6 = alloca %"struct.once::calls", align 1
  %7 = alloca %class.anon.0, align 8
  %8 = alloca %"struct.once::calls.1", align 1
  %9 = alloca %class.anon.2, align 8
  %10 = alloca %struct.Base, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #12
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %3) #12
  store ptr @_ZZ4mainE6memory, ptr %3, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %14 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0
  store ptr %14, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %15 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  %16 = load ptr, ptr %3, align 8, !tbaa !9
  store ptr %16, ptr %15, align 8, !tbaa !13
  call void @"_ZN4once12parallel_forIZ4mainE11ConstructorZ4mainE3$_0EEvmRKT0_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %5) #12
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %17 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 0
  %18 = load ptr, ptr %4, align 8, !tbaa !11
  store ptr %18, ptr %17, align 8, !tbaa !15
  %19 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 1
  %20 = load ptr, ptr %3, align 8, !tbaa !9
  store ptr %20, ptr %19, align 8, !tbaa !17
  call void @"_ZN4once12parallel_forIZ4mainE3UseJvEZ4mainE3$_1EEvNS_5callsIJDpT0_EEEmRKT1_"(i64 noundef 2, ptr noundef nonnull align 8 dereferenceable(16) %7)
  call void @llvm.lifetime.end.p0(ptr %7) #12
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %21 = getelementptr inbounds nuw %class.anon.2, ptr %9, i32 0, i32 0
  %22 = load ptr, ptr %4, align 8, !tbaa !11
  store ptr %22, ptr %21, align 8, !tbaa !18
  %23 = getelementptr inbounds nuw %class.anon.2, ptr %9, i32 0, i32 1
  %24 = load ptr, ptr %3, align 8, !tbaa !9
  store ptr %24, ptr %23, align 8, !tbaa !20
  call void @"_ZN4once12parallel_forIZ4mainE7UseFP64J8set_fp64vEZ4mainE3$_2EEvNS_5callsIJDpT0_EEEmRKT1_"(i64 noundef 2, ptr noundef nonnull align 8 dereferenceable(16) %9)
  call void @llvm.lifetime.end.p0(ptr %9) #12
  call void @llvm.lifetime.start.p0(ptr %10) #12
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 8, i1 false)
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %10) #12
  %25 = invoke noundef i32 @_ZN4Base6reportEv(ptr noundef nonnull align 8 dereferenceable(8) %10)
          to label %26 unwind label %27

26:                                               ; preds = %0
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %45

27:                                               ; preds = %0
  %28 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
  %29 = extractvalue { ptr, i32 } %28, 0
  store ptr %29, ptr %11, align 8
  %30 = extractvalue { ptr, i32 } %28, 1
  store i32 %30, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %31

31:                                               ; preds = %27
  %32 = load i32, ptr %12, align 4
  %33 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9exception) #12
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %35, label %52

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %36 = load ptr, ptr %11, align 8
  %37 = call ptr @__cxa_begin_catch(ptr %36) #12
  store ptr %37, ptr %13, align 8
  %38 = load ptr, ptr %13, align 8, !tbaa !21, !nonnull !23, !align !24
  %39 = load ptr, ptr %38, align 8, !tbaa !25
  %40 = getelementptr inbounds ptr, ptr %39, i64 2
  %41 = load ptr, ptr %40, align 8
  %42 = call noundef ptr %41(ptr noundef nonnull align 8 dereferenceable(8) %38) #12
  %43 = invoke i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %42)
          to label %44 unwind label %47

44:                                               ; preds = %35
  call void @__cxa_end_catch()
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %45

45:                                               ; preds = %44, %26
  call void @llvm.lifetime.end.p0(ptr %4) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  call void @llvm.lifetime.end.p0(ptr %2) #12
  %46 = load i32, ptr %1, align 4
  ret i32 %46

47:                                               ; preds = %35
  %48 = landingpad { ptr, i32 }
          cleanup
  %49 = extractvalue { ptr, i32 } %48, 0
  store ptr %49, ptr %11, align 8
  %50 = extractvalue { ptr, i32 } %48, 1
  store i32 %50, ptr %12, align 4
  invoke void @__cxa_end_catch()
          to label %51 unwind label %58

51:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %52

52:                                               ; preds = %51, %31
  call void @llvm.lifetime.end.p0(ptr %4) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  call void @llvm.lifetime.end.p0(ptr %2) #12
  br label %53

53:                                               ; preds = %52
  %54 = load ptr, ptr %11, align 8
  %55 = load i32, ptr %12, align 4
  %56 = insertvalue { ptr, i32 } poison, ptr %54, 0
  %57 = insertvalue { ptr, i32 } %56, i32 %55, 1
  resume { ptr, i32 } %57

58:                                               ; preds = %47
  %59 = landingpad { ptr, i32 }
          catch ptr null
  %60 = extractvalue { ptr, i32 } %59, 0
  call void @__clang_call_terminate(ptr %60) #13
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE11ConstructorZ4mainE3$_0EEvmRKT0_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef %2) #3 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !27
  store ptr %1, ptr %5, align 8, !tbaa !9
  store i64 %2, ptr %6, align 8, !tbaa !27
  %7 = load ptr, ptr %5, align 8, !tbaa !9, !nonnull !23, !align !24
  %8 = load i64, ptr %4, align 8, !tbaa !27
  %9 = load i64, ptr %6, align 8, !tbaa !27
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE11ConstructorZ4mainE3$_0EEvRKT0_", ptr noundef %7, i64 noundef 8, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE3UseJvEZ4mainE3$_1EEvNS_5callsIJDpT0_EEEmRKT1_"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #3 {
  %3 = alloca %"struct.once::calls", align 1
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8, !tbaa !27
  store ptr %1, ptr %5, align 8, !tbaa !9
  %6 = load ptr, ptr %5, align 8, !tbaa !9, !nonnull !23, !align !24
  %7 = load i64, ptr %4, align 8, !tbaa !27
  call void @once_launch(ptr noundef @"_ZN4once16entry_that_callsIZ4mainE3UseZ4mainE3$_1JvEEEvRKT0_", ptr noundef %6, i64 noundef 16, i64 noundef 8, i64 noundef %7, i64 noundef 0)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7UseFP64J8set_fp64vEZ4mainE3$_2EEvNS_5callsIJDpT0_EEEmRKT1_"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #3 {
  %3 = alloca %"struct.once::calls.1", align 1
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8, !tbaa !27
  store ptr %1, ptr %5, align 8, !tbaa !9
  %6 = load ptr, ptr %5, align 8, !tbaa !9, !nonnull !23, !align !24
  %7 = load i64, ptr %4, align 8, !tbaa !27
  call void @once_launch(ptr noundef @"_ZN4once16entry_that_callsIZ4mainE7UseFP64Z4mainE3$_2J8set_fp64vEEEvRKT0_", ptr noundef %6, i64 noundef 16, i64 noundef 8, i64 noundef %7, i64 noundef 0)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !29
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %3, align 8, !tbaa !25
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base6reportEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !29
  %5 = load ptr, ptr %2, align 8
  %6 = call i32 @puts(ptr noundef @.str.1)
  %7 = call ptr @__cxa_allocate_exception(i64 16) #12
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef @.str.2)
          to label %8 unwind label %9

8:                                                ; preds = %1
  call void @__cxa_throw(ptr %7, ptr @_ZTISt13runtime_error, ptr @_ZNSt13runtime_errorD1Ev) #14
  unreachable

9:                                                ; preds = %1
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = extractvalue { ptr, i32 } %10, 0
  store ptr %11, ptr %3, align 8
  %12 = extractvalue { ptr, i32 } %10, 1
  store i32 %12, ptr %4, align 4
  call void @__cxa_free_exception(ptr %7) #12
  br label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %4, align 4
  %16 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

declare ptr @__cxa_begin_catch(ptr)

declare i32 @printf(ptr noundef, ...) #6

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #7 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #12
  call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base3fooEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #8 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  store i32 %1, ptr %4, align 4, !tbaa !5
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !tbaa !5
  %7 = add nsw i32 %6, 1
  ret i32 %7
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN4Base3barEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #8 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  store i32 %1, ptr %4, align 4, !tbaa !5
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !tbaa !5
  %7 = sitofp i32 %6 to double
  %8 = fmul double %7, 5.000000e-01
  %9 = fptosi double %8 to i32
  ret i32 %9
}

declare i32 @puts(ptr noundef) #6

declare ptr @__cxa_allocate_exception(i64)

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #6

declare void @__cxa_free_exception(ptr)

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #9

declare void @__cxa_throw(ptr, ptr, ptr)

declare void @once_launch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #6

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE11ConstructorZ4mainE3$_0EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !9
  %3 = load ptr, ptr %2, align 8, !tbaa !9, !nonnull !23, !align !24
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #4 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !9
  store i64 %1, ptr %4, align 8, !tbaa !27
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !13
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #12
  %8 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  call void @_ZN7DerivedC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %10) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZN4once2idEv() #4 comdat {
  %1 = call noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #12
  ret i64 %1
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !31
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #12
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 0, i32 2), ptr %3, align 8, !tbaa !25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN7Derived3fooEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #8 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !31
  store i32 %1, ptr %4, align 4, !tbaa !5
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !tbaa !5
  %7 = mul nsw i32 %6, 3
  ret i32 %7
}

; Function Attrs: nounwind
declare extern_weak noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #9

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once16entry_that_callsIZ4mainE3UseZ4mainE3$_1JvEEEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(16) %0) #10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !9
  %3 = load ptr, ptr %2, align 8, !tbaa !9, !nonnull !23, !align !24
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZ4mainENK3$_1clEm"(ptr noundef nonnull align 8 dereferenceable(16) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_1clEm"(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #11 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !9
  store i64 %1, ptr %4, align 8, !tbaa !27
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = load i64, ptr %4, align 8, !tbaa !27
  %9 = mul i64 64, %8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !25
  %12 = getelementptr inbounds ptr, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 8
  %14 = call noundef i32 %13(ptr noundef nonnull align 8 dereferenceable(8) %10, i32 noundef 7)
  %15 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !15
  %17 = load i64, ptr %4, align 8, !tbaa !27
  %18 = getelementptr inbounds nuw i32, ptr %16, i64 %17
  store i32 %14, ptr %18, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once16entry_that_callsIZ4mainE7UseFP64Z4mainE3$_2J8set_fp64vEEEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(16) %0) #10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !9
  %3 = load ptr, ptr %2, align 8, !tbaa !9, !nonnull !23, !align !24
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZ4mainENK3$_2clEm"(ptr noundef nonnull align 8 dereferenceable(16) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_2clEm"(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #11 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !9
  store i64 %1, ptr %4, align 8, !tbaa !27
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.2, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !20
  %8 = load i64, ptr %4, align 8, !tbaa !27
  %9 = mul i64 64, %8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !25
  %12 = getelementptr inbounds ptr, ptr %11, i64 1
  %13 = load ptr, ptr %12, align 8
  %14 = call noundef i32 %13(ptr noundef nonnull align 8 dereferenceable(8) %10, i32 noundef 10)
  %15 = getelementptr inbounds nuw %class.anon.2, ptr %5, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !18
  %17 = load i64, ptr %4, align 8, !tbaa !27
  %18 = add i64 2, %17
  %19 = getelementptr inbounds nuw i32, ptr %16, i64 %18
  store i32 %14, ptr %19, align 4, !tbaa !5
  ret void
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind memory(none) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }
attributes #14 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!14, !10, i64 0}
!14 = !{!"_ZTSZ4mainE3$_0", !10, i64 0}
!15 = !{!16, !12, i64 0}
!16 = !{!"_ZTSZ4mainE3$_1", !12, i64 0, !10, i64 8}
!17 = !{!16, !10, i64 8}
!18 = !{!19, !12, i64 0}
!19 = !{!"_ZTSZ4mainE3$_2", !12, i64 0, !10, i64 8}
!20 = !{!19, !10, i64 8}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTSSt9exception", !10, i64 0}
!23 = !{}
!24 = !{i64 8}
!25 = !{!26, !26, i64 0}
!26 = !{!"vtable pointer", !8, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"long", !7, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 _ZTS4Base", !10, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 _ZTS7Derived", !10, i64 0}
