; ModuleID = 'sources/if_device.cpp'
source_filename = "sources/if_device.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.(anonymous namespace)::Banner" = type { i8 }
%class.anon = type { ptr }
%"struct.sketch::detail::unless_on_host" = type { i8 }
%"struct.(anonymous namespace)::TooLarge" = type { i32 }
%"struct.sketch::detail::unless_on_device" = type { i8 }
%class.anon.1 = type { ptr, ptr }
%class.anon.2 = type { ptr, ptr }
%class.anon.0 = type { ptr }
%class.anon.3 = type { ptr }

$_Z6weighti = comdat any

$__clang_call_terminate = comdat any

$_ZN6sketch9if_deviceIZ6weightiEUlvE_EENS_6detail16unless_on_deviceET_ = comdat any

$_ZN6sketch6detail16unless_on_device9otherwiseIZ6weightiEUlvE0_EEvT_ = comdat any

$_ZN6sketch6detail17call_if_on_deviceIZ6weightiEUlvE_EEvT_ = comdat any

$_ZZ6weightiENKUlvE_clEv = comdat any

$_ZN6sketch6detail15call_if_on_hostIZ6weightiEUlvE0_EEvT_ = comdat any

$_ZZ6weightiENKUlvE0_clEv = comdat any

@_ZN12_GLOBAL__N_16bannerE = internal global %"struct.(anonymous namespace)::Banner" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZTIN12_GLOBAL__N_18TooLargeE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_18TooLargeE }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSN12_GLOBAL__N_18TooLargeE = internal constant [26 x i8] c"N12_GLOBAL__N_18TooLargeE\00", align 1
@.str = private unnamed_addr constant [15 x i8] c"too large: %d\0A\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [8 x i8] c"sum %d\0A\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [7 x i8] c"begin\0A\00", align 1, !dbg !23
@.str.3 = private unnamed_addr constant [20 x i8] c"end after %d lines\0A\00", align 1, !dbg !28
@_ZN12_GLOBAL__N_15linesE = internal global i32 0, align 4, !dbg !33
@_ZN12_GLOBAL__N_114device_weightsE = internal constant [4 x i32] [i32 1, i32 10, i32 100, i32 1000], align 16, !dbg !36
@.str.4 = private unnamed_addr constant [14 x i8] c"weight of %s\0A\00", align 1, !dbg !42
@_ZN12_GLOBAL__N_110host_wordsE = internal constant [4 x ptr] [ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16, !dbg !47
@.str.5 = private unnamed_addr constant [5 x i8] c"zero\00", align 1, !dbg !52
@.str.6 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !57
@.str.7 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !60
@.str.8 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !62
@_ZTVN12_GLOBAL__N_15ScaleIiEE = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN12_GLOBAL__N_15ScaleIiEE, ptr @_ZNK12_GLOBAL__N_15ScaleIiE5applyEi, ptr @_ZN12_GLOBAL__N_15ScaleIiED2Ev, ptr @_ZN12_GLOBAL__N_15ScaleIiED0Ev] }, align 8, !dbg !67
@_ZTIN12_GLOBAL__N_15ScaleIiEE = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN12_GLOBAL__N_15ScaleIiEE }, align 8
@_ZTSN12_GLOBAL__N_15ScaleIiEE = internal constant [26 x i8] c"N12_GLOBAL__N_15ScaleIiEE\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"traced(%d)\0A\00", align 1, !dbg !78
@_ZN12_GLOBAL__N_15depthE = internal thread_local global i32 0, align 4, !dbg !88
@.str.10 = private unnamed_addr constant [19 x i8] c"never printed: %d\0A\00", align 1, !dbg !83
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_if_device.cpp, ptr null }]

; Function Attrs: uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !121 {
  call void @_ZN12_GLOBAL__N_16BannerC2Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZN12_GLOBAL__N_16bannerE), !dbg !122
  %1 = call i32 @__cxa_atexit(ptr @_ZN12_GLOBAL__N_16BannerD2Ev, ptr @_ZN12_GLOBAL__N_16bannerE, ptr @__dso_handle) #3, !dbg !123
  ret void, !dbg !124
}

; Function Attrs: mustprogress uwtable
define internal void @_ZN12_GLOBAL__N_16BannerC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #1 align 2 !dbg !125 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !129
    #dbg_declare(ptr %2, !127, !DIExpression(), !132)
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str.2), !dbg !133
  ret void, !dbg !135
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16BannerD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 !dbg !136 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !129
    #dbg_declare(ptr %2, !138, !DIExpression(), !139)
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZN12_GLOBAL__N_15linesE, align 4, !dbg !140, !tbaa !117
  %5 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %4)
          to label %6 unwind label %7, !dbg !142

6:                                                ; preds = %1
  ret void, !dbg !143

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !142
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !142
  call void @__clang_call_terminate(ptr %9) #17, !dbg !142
  unreachable, !dbg !142
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #3

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z6tracedi(i32 noundef %0) #1 personality ptr @__gxx_personality_v0 !dbg !144 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %class.anon, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.sketch::detail::unless_on_host", align 1
  %8 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4, !tbaa !117
    #dbg_declare(ptr %3, !148, !DIExpression(), !152)
  %9 = getelementptr inbounds nuw %class.anon, ptr %4, i32 0, i32 0, !dbg !153
  store ptr %3, ptr %9, align 8, !dbg !153, !tbaa !155
  %10 = getelementptr inbounds nuw %class.anon, ptr %4, i32 0, i32 0, !dbg !157
  %11 = load ptr, ptr %10, align 8, !dbg !157
  invoke void @"_ZN6sketch7if_hostIZ6tracediE3$_0EENS_6detail14unless_on_hostET_"(ptr %11)
          to label %12 unwind label %16, !dbg !157

12:                                               ; preds = %1
  %13 = load i32, ptr %3, align 4, !dbg !158, !tbaa !117
  %14 = invoke noundef i32 @_Z6weighti(i32 noundef %13)
          to label %15 unwind label %16, !dbg !159

15:                                               ; preds = %12
  store i32 %14, ptr %2, align 4, !dbg !160
  br label %38, !dbg !160

16:                                               ; preds = %12, %1
  %17 = landingpad { ptr, i32 }
          catch ptr @_ZTIN12_GLOBAL__N_18TooLargeE, !dbg !161
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !161
  store ptr %18, ptr %5, align 8, !dbg !161
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !161
  store i32 %19, ptr %6, align 4, !dbg !161
  br label %20, !dbg !161

20:                                               ; preds = %16
  %21 = load i32, ptr %6, align 4, !dbg !162
  %22 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIN12_GLOBAL__N_18TooLargeE) #3, !dbg !162
  %23 = icmp eq i32 %21, %22, !dbg !162
  br i1 %23, label %24, label %40, !dbg !162

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #3, !dbg !162
    #dbg_declare(ptr %8, !149, !DIExpression(), !163)
  %25 = load ptr, ptr %5, align 8, !dbg !162
  %26 = call ptr @__cxa_begin_catch(ptr %25) #3, !dbg !162
  store ptr %26, ptr %8, align 8, !dbg !162
  %27 = load ptr, ptr %8, align 8, !dbg !164, !tbaa !166, !nonnull !168, !align !169
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::TooLarge", ptr %27, i32 0, i32 0, !dbg !170
  %29 = load i32, ptr %28, align 4, !dbg !170, !tbaa !171
  %30 = invoke i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %29)
          to label %31 unwind label %32, !dbg !173

31:                                               ; preds = %24
  store i32 -1, ptr %2, align 4, !dbg !174
  call void @__cxa_end_catch(), !dbg !175
  call void @llvm.lifetime.end.p0(ptr %8) #3, !dbg !175
  br label %38

32:                                               ; preds = %24
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !176
  %34 = extractvalue { ptr, i32 } %33, 0, !dbg !176
  store ptr %34, ptr %5, align 8, !dbg !176
  %35 = extractvalue { ptr, i32 } %33, 1, !dbg !176
  store i32 %35, ptr %6, align 4, !dbg !176
  invoke void @__cxa_end_catch()
          to label %36 unwind label %45, !dbg !175

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %8) #3, !dbg !175
  br label %40, !dbg !175

37:                                               ; No predecessors!
  unreachable, !dbg !175

38:                                               ; preds = %31, %15
  %39 = load i32, ptr %2, align 4, !dbg !177
  ret i32 %39, !dbg !178

40:                                               ; preds = %36, %20
  %41 = load ptr, ptr %5, align 8, !dbg !162
  %42 = load i32, ptr %6, align 4, !dbg !162
  %43 = insertvalue { ptr, i32 } poison, ptr %41, 0, !dbg !162
  %44 = insertvalue { ptr, i32 } %43, i32 %42, 1, !dbg !162
  resume { ptr, i32 } %44, !dbg !162

45:                                               ; preds = %32
  %46 = landingpad { ptr, i32 }
          catch ptr null, !dbg !175
  %47 = extractvalue { ptr, i32 } %46, 0, !dbg !175
  call void @__clang_call_terminate(ptr %47) #17, !dbg !175
  unreachable, !dbg !175
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN6sketch7if_hostIZ6tracediE3$_0EENS_6detail14unless_on_hostET_"(ptr %0) #1 !dbg !179 {
  %2 = alloca %class.anon, align 8
  %3 = alloca %class.anon, align 8
  %4 = getelementptr inbounds nuw %class.anon, ptr %2, i32 0, i32 0
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %2, !191, !DIExpression(), !194)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false), !dbg !195, !tbaa.struct !196
  %5 = getelementptr inbounds nuw %class.anon, ptr %3, i32 0, i32 0, !dbg !197
  %6 = load ptr, ptr %5, align 8, !dbg !197
  call void @"_ZN6sketch6detail15call_if_on_hostIZ6tracediE3$_0EEvT_"(ptr %6), !dbg !197
  ret void, !dbg !198
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef i32 @_Z6weighti(i32 noundef %0) #4 comdat !dbg !199 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %"struct.sketch::detail::unless_on_device", align 1
  %5 = alloca %class.anon.1, align 8
  %6 = alloca %"struct.sketch::detail::unless_on_device", align 1
  %7 = alloca %class.anon.2, align 8
  store i32 %0, ptr %2, align 4, !tbaa !117
    #dbg_declare(ptr %2, !201, !DIExpression(), !203)
  call void @llvm.lifetime.start.p0(ptr %3) #3, !dbg !204
    #dbg_declare(ptr %3, !202, !DIExpression(), !205)
  store i32 -1, ptr %3, align 4, !dbg !206, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %4) #3, !dbg !207
  %8 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0, !dbg !208
  store ptr %3, ptr %8, align 8, !dbg !208, !tbaa !155
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1, !dbg !208
  store ptr %2, ptr %9, align 8, !dbg !208, !tbaa !155
  %10 = getelementptr inbounds nuw { ptr, ptr }, ptr %5, i32 0, i32 0, !dbg !207
  %11 = load ptr, ptr %10, align 8, !dbg !207
  %12 = getelementptr inbounds nuw { ptr, ptr }, ptr %5, i32 0, i32 1, !dbg !207
  %13 = load ptr, ptr %12, align 8, !dbg !207
  call void @_ZN6sketch9if_deviceIZ6weightiEUlvE_EENS_6detail16unless_on_deviceET_(ptr %11, ptr %13), !dbg !207
  %14 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 0, !dbg !209
  store ptr %2, ptr %14, align 8, !dbg !209, !tbaa !155
  %15 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 1, !dbg !209
  store ptr %3, ptr %15, align 8, !dbg !209, !tbaa !155
  %16 = getelementptr inbounds nuw { ptr, ptr }, ptr %7, i32 0, i32 0, !dbg !210
  %17 = load ptr, ptr %16, align 8, !dbg !210
  %18 = getelementptr inbounds nuw { ptr, ptr }, ptr %7, i32 0, i32 1, !dbg !210
  %19 = load ptr, ptr %18, align 8, !dbg !210
  call void @_ZN6sketch6detail16unless_on_device9otherwiseIZ6weightiEUlvE0_EEvT_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr %17, ptr %19), !dbg !210
  call void @llvm.lifetime.end.p0(ptr %4) #3, !dbg !207
  %20 = load i32, ptr %3, align 4, !dbg !211, !tbaa !117
  call void @llvm.lifetime.end.p0(ptr %3) #3, !dbg !212
  ret i32 %20, !dbg !213
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

declare ptr @__cxa_begin_catch(ptr)

declare !dbg !214 i32 @printf(ptr noundef, ...) #7

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #8 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #3
  call void @_ZSt9terminatev() #17
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #9 !dbg !217 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca ptr, align 8
  %4 = alloca %class.anon.0, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #3, !dbg !228
    #dbg_declare(ptr %2, !219, !DIExpression(), !229)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 16, i1 false), !dbg !230
  call void @llvm.lifetime.start.p0(ptr %3) #3, !dbg !231
    #dbg_declare(ptr %3, !221, !DIExpression(), !232)
  %8 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !233
  store ptr %8, ptr %3, align 8, !dbg !234, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %4) #3, !dbg !235
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %4, i32 0, i32 0, !dbg !235
  %10 = load ptr, ptr %3, align 8, !dbg !236, !tbaa !155
  store ptr %10, ptr %9, align 8, !dbg !235, !tbaa !237
  call void @"_ZN6sketch12parallel_forIZ4mainE3$_0EEvmRKT_"(i64 noundef 4, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !239
  call void @llvm.lifetime.end.p0(ptr %4) #3, !dbg !239
  call void @llvm.lifetime.start.p0(ptr %5) #3, !dbg !240
    #dbg_declare(ptr %5, !223, !DIExpression(), !241)
  %11 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 8) #18, !dbg !242, !heapallocsite !92
  call void @_ZN12_GLOBAL__N_15ScaleIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %11) #3, !dbg !243
  store ptr %11, ptr %5, align 8, !dbg !244, !tbaa !245
  call void @llvm.lifetime.start.p0(ptr %6) #3, !dbg !247
    #dbg_declare(ptr %6, !225, !DIExpression(), !248)
  store i32 0, ptr %6, align 4, !dbg !249, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %7) #3, !dbg !250
    #dbg_declare(ptr %7, !226, !DIExpression(), !251)
  store i32 0, ptr %7, align 4, !dbg !252, !tbaa !117
  br label %12, !dbg !250

12:                                               ; preds = %26, %0
  %13 = load i32, ptr %7, align 4, !dbg !253, !tbaa !117
  %14 = icmp sle i32 %13, 4, !dbg !255
  br i1 %14, label %16, label %15, !dbg !256

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %7) #3, !dbg !257
  br label %29

16:                                               ; preds = %12
  %17 = load ptr, ptr %5, align 8, !dbg !258, !tbaa !245
  %18 = load i32, ptr %7, align 4, !dbg !259, !tbaa !117
  %19 = call noundef i32 @_Z6tracedi(i32 noundef %18), !dbg !260
  %20 = load ptr, ptr %17, align 8, !dbg !261, !tbaa !262
  %21 = getelementptr inbounds ptr, ptr %20, i64 0, !dbg !261
  %22 = load ptr, ptr %21, align 8, !dbg !261
  %23 = call noundef i32 %22(ptr noundef nonnull align 8 dereferenceable(8) %17, i32 noundef %19), !dbg !261
  %24 = load i32, ptr %6, align 4, !dbg !264, !tbaa !117
  %25 = add nsw i32 %24, %23, !dbg !265
  store i32 %25, ptr %6, align 4, !dbg !266, !tbaa !117
  br label %26, !dbg !267

26:                                               ; preds = %16
  %27 = load i32, ptr %7, align 4, !dbg !268, !tbaa !117
  %28 = add nsw i32 %27, 1, !dbg !269
  store i32 %28, ptr %7, align 4, !dbg !270, !tbaa !117
  br label %12, !dbg !257, !llvm.loop !271

29:                                               ; preds = %15
  %30 = load ptr, ptr %5, align 8, !dbg !275, !tbaa !245
  %31 = icmp eq ptr %30, null, !dbg !276
  br i1 %31, label %36, label %32, !dbg !276

32:                                               ; preds = %29
  %33 = load ptr, ptr %30, align 8, !dbg !276, !tbaa !262
  %34 = getelementptr inbounds ptr, ptr %33, i64 2, !dbg !276
  %35 = load ptr, ptr %34, align 8, !dbg !276
  call void %35(ptr noundef nonnull align 8 dereferenceable(8) %30) #3, !dbg !276
  br label %36, !dbg !276

36:                                               ; preds = %32, %29
  %37 = load i32, ptr %6, align 4, !dbg !277, !tbaa !117
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %37), !dbg !278
  %39 = load i32, ptr %6, align 4, !dbg !279, !tbaa !117
  %40 = icmp eq i32 %39, 10, !dbg !280
  %41 = zext i1 %40 to i64, !dbg !279
  %42 = select i1 %40, i32 0, i32 1, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %6) #3, !dbg !282
  call void @llvm.lifetime.end.p0(ptr %5) #3, !dbg !282
  call void @llvm.lifetime.end.p0(ptr %3) #3, !dbg !282
  call void @llvm.lifetime.end.p0(ptr %2) #3, !dbg !282
  ret i32 %42, !dbg !283
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: mustprogress uwtable
define internal void @"_ZN6sketch12parallel_forIZ4mainE3$_0EEvmRKT_"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #1 !dbg !284 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8, !tbaa !302
    #dbg_declare(ptr %3, !294, !DIExpression(), !304)
  store ptr %1, ptr %4, align 8, !tbaa !305
    #dbg_declare(ptr %4, !295, !DIExpression(), !306)
  call void @llvm.lifetime.start.p0(ptr %5) #3, !dbg !307
    #dbg_declare(ptr %5, !296, !DIExpression(), !308)
  store ptr @"_ZN6sketch6detail12kernel_entryIZ4mainE3$_0EEvRKT_m", ptr %5, align 8, !dbg !309, !tbaa !305
  %6 = load ptr, ptr %5, align 8, !dbg !310, !tbaa !305
  %7 = load ptr, ptr %4, align 8, !dbg !311, !tbaa !305, !nonnull !168, !align !312
  %8 = load i64, ptr %3, align 8, !dbg !313, !tbaa !302
  call void @_ZN6sketch6detail6submitEPFvvEPKvmm(ptr noundef %6, ptr noundef %7, i64 noundef 8, i64 noundef %8), !dbg !314
  call void @llvm.lifetime.end.p0(ptr %5) #3, !dbg !315
  ret void, !dbg !316
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !317 noundef nonnull ptr @_Znwm(i64 noundef) #11

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ScaleIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #12 align 2 !dbg !320 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !245
    #dbg_declare(ptr %2, !323, !DIExpression(), !325)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVN12_GLOBAL__N_15ScaleIiEE, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !326, !tbaa !262
  ret void, !dbg !327
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN6sketch9if_deviceIZ6weightiEUlvE_EENS_6detail16unless_on_deviceET_(ptr %0, ptr %1) #1 comdat !dbg !328 {
  %3 = alloca %class.anon.1, align 8
  %4 = alloca %class.anon.1, align 8
  %5 = getelementptr inbounds nuw { ptr, ptr }, ptr %3, i32 0, i32 0
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { ptr, ptr }, ptr %3, i32 0, i32 1
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %3, !337, !DIExpression(), !340)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %3, i64 16, i1 false), !dbg !341, !tbaa.struct !342
  %7 = getelementptr inbounds nuw { ptr, ptr }, ptr %4, i32 0, i32 0, !dbg !343
  %8 = load ptr, ptr %7, align 8, !dbg !343
  %9 = getelementptr inbounds nuw { ptr, ptr }, ptr %4, i32 0, i32 1, !dbg !343
  %10 = load ptr, ptr %9, align 8, !dbg !343
  call void @_ZN6sketch6detail17call_if_on_deviceIZ6weightiEUlvE_EEvT_(ptr %8, ptr %10), !dbg !343
  ret void, !dbg !344
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN6sketch6detail16unless_on_device9otherwiseIZ6weightiEUlvE0_EEvT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr %1, ptr %2) #1 comdat align 2 !dbg !345 {
  %4 = alloca %class.anon.2, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %class.anon.2, align 8
  %7 = getelementptr inbounds nuw { ptr, ptr }, ptr %4, i32 0, i32 0
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw { ptr, ptr }, ptr %4, i32 0, i32 1
  store ptr %2, ptr %8, align 8
  store ptr %0, ptr %5, align 8, !tbaa !360
    #dbg_declare(ptr %5, !357, !DIExpression(), !362)
    #dbg_declare(ptr %4, !359, !DIExpression(), !363)
  %9 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %4, i64 16, i1 false), !dbg !364, !tbaa.struct !342
  %10 = getelementptr inbounds nuw { ptr, ptr }, ptr %6, i32 0, i32 0, !dbg !365
  %11 = load ptr, ptr %10, align 8, !dbg !365
  %12 = getelementptr inbounds nuw { ptr, ptr }, ptr %6, i32 0, i32 1, !dbg !365
  %13 = load ptr, ptr %12, align 8, !dbg !365
  call void @_ZN6sketch6detail15call_if_on_hostIZ6weightiEUlvE0_EEvT_(ptr %11, ptr %13), !dbg !365
  ret void, !dbg !366
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN6sketch6detail17call_if_on_deviceIZ6weightiEUlvE_EEvT_(ptr %0, ptr %1) "sycl-call-if-on-device"="true" #13 comdat !dbg !367 {
  %3 = alloca %class.anon.1, align 8
  %4 = getelementptr inbounds nuw { ptr, ptr }, ptr %3, i32 0, i32 0
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw { ptr, ptr }, ptr %3, i32 0, i32 1
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %3, !371, !DIExpression(), !372)
  call void @_ZZ6weightiENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !373
  ret void, !dbg !374
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #14

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZZ6weightiENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #12 comdat align 2 !dbg !375 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !305
    #dbg_declare(ptr %2, !382, !DIExpression(), !384)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.1, ptr %3, i32 0, i32 1, !dbg !385
  %5 = load ptr, ptr %4, align 8, !dbg !385, !tbaa !386, !nonnull !168, !align !169
  %6 = load i32, ptr %5, align 4, !dbg !385, !tbaa !117
  %7 = and i32 %6, 3, !dbg !388
  %8 = sext i32 %7 to i64, !dbg !389
  %9 = getelementptr inbounds [4 x i32], ptr @_ZN12_GLOBAL__N_114device_weightsE, i64 0, i64 %8, !dbg !389
  %10 = load i32, ptr %9, align 4, !dbg !390, !tbaa !117
  %11 = getelementptr inbounds nuw %class.anon.1, ptr %3, i32 0, i32 0, !dbg !391
  %12 = load ptr, ptr %11, align 8, !dbg !391, !tbaa !392, !nonnull !168, !align !169
  store i32 %10, ptr %12, align 4, !dbg !393, !tbaa !117
  ret void, !dbg !394
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN6sketch6detail15call_if_on_hostIZ6weightiEUlvE0_EEvT_(ptr %0, ptr %1) "sycl-call-if-on-host"="true" #13 comdat !dbg !395 {
  %3 = alloca %class.anon.2, align 8
  %4 = getelementptr inbounds nuw { ptr, ptr }, ptr %3, i32 0, i32 0
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw { ptr, ptr }, ptr %3, i32 0, i32 1
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %3, !399, !DIExpression(), !400)
  call void @_ZZ6weightiENKUlvE0_clEv(ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !401
  ret void, !dbg !402
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZZ6weightiENKUlvE0_clEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #4 comdat align 2 !dbg !403 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !305
    #dbg_declare(ptr %2, !410, !DIExpression(), !412)
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZN12_GLOBAL__N_15linesE, align 4, !dbg !413, !tbaa !117
  %5 = add nsw i32 %4, 1, !dbg !414
  store i32 %5, ptr @_ZN12_GLOBAL__N_15linesE, align 4, !dbg !415, !tbaa !117
  %6 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 0, !dbg !416
  %7 = load ptr, ptr %6, align 8, !dbg !416, !tbaa !418, !nonnull !168, !align !169
  %8 = load i32, ptr %7, align 4, !dbg !416, !tbaa !117
  %9 = icmp sgt i32 %8, 3, !dbg !420
  br i1 %9, label %10, label %16, !dbg !421

10:                                               ; preds = %1
  %11 = call ptr @__cxa_allocate_exception(i64 4) #3, !dbg !422
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::TooLarge", ptr %11, i32 0, i32 0, !dbg !423
  %13 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 0, !dbg !424
  %14 = load ptr, ptr %13, align 8, !dbg !424, !tbaa !418, !nonnull !168, !align !169
  %15 = load i32, ptr %14, align 4, !dbg !424, !tbaa !117
  store i32 %15, ptr %12, align 16, !dbg !423, !tbaa !171
  call void @__cxa_throw(ptr %11, ptr @_ZTIN12_GLOBAL__N_18TooLargeE, ptr null) #19, !dbg !422
  unreachable, !dbg !422

16:                                               ; preds = %1
  %17 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 0, !dbg !425
  %18 = load ptr, ptr %17, align 8, !dbg !425, !tbaa !418, !nonnull !168, !align !169
  %19 = load i32, ptr %18, align 4, !dbg !425, !tbaa !117
  %20 = sext i32 %19 to i64, !dbg !426
  %21 = getelementptr inbounds [4 x ptr], ptr @_ZN12_GLOBAL__N_110host_wordsE, i64 0, i64 %20, !dbg !426
  %22 = load ptr, ptr %21, align 8, !dbg !426, !tbaa !427
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %22), !dbg !429
  %24 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 0, !dbg !430
  %25 = load ptr, ptr %24, align 8, !dbg !430, !tbaa !418, !nonnull !168, !align !169
  %26 = load i32, ptr %25, align 4, !dbg !431, !tbaa !117
  %27 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 1, !dbg !432
  %28 = load ptr, ptr %27, align 8, !dbg !432, !tbaa !433, !nonnull !168, !align !169
  store i32 %26, ptr %28, align 4, !dbg !434, !tbaa !117
  ret void, !dbg !435
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZNK12_GLOBAL__N_15ScaleIiE5applyEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #2 align 2 !dbg !436 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !245
    #dbg_declare(ptr %3, !438, !DIExpression(), !440)
  store i32 %1, ptr %4, align 4, !tbaa !117
    #dbg_declare(ptr %4, !439, !DIExpression(), !441)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !442, !tbaa !117
  %7 = mul nsw i32 %6, 2, !dbg !443
  ret i32 %7, !dbg !444
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ScaleIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 align 2 !dbg !445 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !245
    #dbg_declare(ptr %2, !447, !DIExpression(), !448)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !449
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ScaleIiED0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 align 2 !dbg !450 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !245
    #dbg_declare(ptr %2, !452, !DIExpression(), !453)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN12_GLOBAL__N_15ScaleIiED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !454
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #20, !dbg !454
  ret void, !dbg !455
}

; Function Attrs: nobuiltin nounwind
declare !dbg !456 void @_ZdlPvm(ptr noundef, i64 noundef) #15

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN6sketch6detail15call_if_on_hostIZ6tracediE3$_0EEvT_"(ptr %0) "sycl-call-if-on-host"="true" #13 !dbg !459 {
  %2 = alloca %class.anon, align 8
  %3 = getelementptr inbounds nuw %class.anon, ptr %2, i32 0, i32 0
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %2, !463, !DIExpression(), !464)
  call void @"_ZZ6tracediENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !465
  ret void, !dbg !466
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ6tracediENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 align 2 !dbg !467 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !305
    #dbg_declare(ptr %2, !474, !DIExpression(), !476)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon, ptr %3, i32 0, i32 0, !dbg !477
  %5 = load ptr, ptr %4, align 8, !dbg !477, !tbaa !478, !nonnull !168, !align !169
  %6 = load i32, ptr %5, align 4, !dbg !477, !tbaa !117
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %6), !dbg !480
  ret void, !dbg !481
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN6sketch6detail12kernel_entryIZ4mainE3$_0EEvRKT_m"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) "sycl-kernel" #1 !dbg !482 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !305
    #dbg_declare(ptr %3, !484, !DIExpression(), !486)
  store i64 %1, ptr %4, align 8, !tbaa !302
    #dbg_declare(ptr %4, !485, !DIExpression(), !487)
  %5 = load ptr, ptr %3, align 8, !dbg !488, !tbaa !305, !nonnull !168, !align !312
  %6 = load i64, ptr %4, align 8, !dbg !489, !tbaa !302
  call void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef %6), !dbg !488
  ret void, !dbg !490
}

declare !dbg !491 void @_ZN6sketch6detail6submitEPFvvEPKvmm(ptr noundef, ptr noundef, i64 noundef, i64 noundef) #7

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #4 align 2 !dbg !496 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !305
    #dbg_declare(ptr %3, !502, !DIExpression(), !505)
  store i64 %1, ptr %4, align 8, !tbaa !302
    #dbg_declare(ptr %4, !504, !DIExpression(), !506)
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !dbg !507, !tbaa !302
  %7 = trunc i64 %6 to i32, !dbg !507
  %8 = call noundef i32 @_Z6weighti(i32 noundef %7), !dbg !508
  %9 = call noundef i32 @_ZL14on_device_onlyi(i32 noundef %8), !dbg !509
  %10 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0, !dbg !510
  %11 = load ptr, ptr %10, align 8, !dbg !510, !tbaa !237
  %12 = load i64, ptr %4, align 8, !dbg !511, !tbaa !302
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12, !dbg !510
  store i32 %9, ptr %13, align 4, !dbg !512, !tbaa !117
  ret void, !dbg !513
}

; Function Attrs: mustprogress uwtable
define internal noundef i32 @_ZL14on_device_onlyi(i32 noundef %0) #1 !dbg !514 {
  %2 = alloca i32, align 4
  %3 = alloca %class.anon.3, align 8
  %4 = alloca %"struct.sketch::detail::unless_on_host", align 1
  store i32 %0, ptr %2, align 4, !tbaa !117
    #dbg_declare(ptr %2, !516, !DIExpression(), !517)
  %5 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0, !dbg !518
  store ptr %2, ptr %5, align 8, !dbg !518, !tbaa !155
  %6 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0, !dbg !519
  %7 = load ptr, ptr %6, align 8, !dbg !519
  call void @"_ZN6sketch7if_hostIZL14on_device_onlyiE3$_0EENS_6detail14unless_on_hostET_"(ptr %7), !dbg !519
  %8 = load i32, ptr %2, align 4, !dbg !520, !tbaa !117
  %9 = add nsw i32 %8, 7, !dbg !521
  ret i32 %9, !dbg !522
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN6sketch7if_hostIZL14on_device_onlyiE3$_0EENS_6detail14unless_on_hostET_"(ptr %0) #1 !dbg !523 {
  %2 = alloca %class.anon.3, align 8
  %3 = alloca %class.anon.3, align 8
  %4 = getelementptr inbounds nuw %class.anon.3, ptr %2, i32 0, i32 0
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %2, !530, !DIExpression(), !533)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false), !dbg !534, !tbaa.struct !196
  %5 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0, !dbg !535
  %6 = load ptr, ptr %5, align 8, !dbg !535
  call void @"_ZN6sketch6detail15call_if_on_hostIZL14on_device_onlyiE3$_0EEvT_"(ptr %6), !dbg !535
  ret void, !dbg !536
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN6sketch6detail15call_if_on_hostIZL14on_device_onlyiE3$_0EEvT_"(ptr %0) "sycl-call-if-on-host"="true" #13 !dbg !537 {
  %2 = alloca %class.anon.3, align 8
  %3 = getelementptr inbounds nuw %class.anon.3, ptr %2, i32 0, i32 0
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %2, !541, !DIExpression(), !542)
  call void @"_ZZL14on_device_onlyiENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !543
  ret void, !dbg !544
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZL14on_device_onlyiENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #4 align 2 !dbg !545 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !305
    #dbg_declare(ptr %2, !552, !DIExpression(), !554)
  %3 = load ptr, ptr %2, align 8
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_15depthE), !dbg !555
  %5 = load i32, ptr %4, align 4, !dbg !556, !tbaa !117
  %6 = add nsw i32 %5, 1, !dbg !557
  store i32 %6, ptr %4, align 4, !dbg !558, !tbaa !117
  %7 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0, !dbg !559
  %8 = load ptr, ptr %7, align 8, !dbg !559, !tbaa !560, !nonnull !168, !align !169
  %9 = load i32, ptr %8, align 4, !dbg !559, !tbaa !117
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %9), !dbg !562
  ret void, !dbg !563
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #16

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_if_device.cpp() #0 section ".text.startup" !dbg !564 {
  call void @__cxx_global_var_init(), !dbg !566
  ret void
}

attributes #0 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #15 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { noreturn nounwind }
attributes #18 = { builtin allocsize(0) }
attributes #19 = { noreturn }
attributes #20 = { builtin nounwind }

!llvm.dbg.cu = !{!69}
!llvm.module.flags = !{!110, !111, !112, !113, !114, !115}
!llvm.ident = !{!116}
!llvm.errno.tbaa = !{!117}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "banner", linkageName: "_ZN12_GLOBAL__N_16bannerE", scope: !2, file: !3, line: 20, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(scope: null)
!3 = !DIFile(filename: "sources/if_device.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "666937905a59bf0ff35d55645329cd12")
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Banner", scope: !2, file: !3, line: 17, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5)
!5 = !{!6, !10}
!6 = !DISubprogram(name: "Banner", linkageName: "_ZN12_GLOBAL__N_16BannerC4Ev", scope: !4, file: !3, line: 18, type: !7, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!7 = !DISubroutineType(types: !8)
!8 = !{null, !9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!10 = !DISubprogram(name: "~Banner", linkageName: "_ZN12_GLOBAL__N_16BannerD4Ev", scope: !4, file: !3, line: 19, type: !7, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 120, elements: !16)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 56, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 7)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 20)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "lines", linkageName: "_ZN12_GLOBAL__N_15linesE", scope: !2, file: !3, line: 14, type: !35, isLocal: true, isDefinition: true)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "device_weights", linkageName: "_ZN12_GLOBAL__N_114device_weightsE", scope: !2, file: !3, line: 22, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 128, elements: !40)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 112, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 14)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "host_words", linkageName: "_ZN12_GLOBAL__N_110host_wordsE", scope: !2, file: !3, line: 23, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 256, elements: !40)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 40, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 5)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !40)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !59, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 48, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 6)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN12_GLOBAL__N_15ScaleIiEE", scope: !69, file: !3, type: !90, isLocal: true, isDefinition: true, declaration: !91, align: 64)
!69 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !70, globals: !77, splitDebugInlining: false, nameTableKind: None)
!70 = !{!71, !74, !35, !4}
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "TooLarge", scope: !2, file: !3, line: 10, size: 32, flags: DIFlagTypePassByValue, elements: !72)
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !71, file: !3, line: 11, baseType: !35, size: 32)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DISubroutineType(types: !76)
!76 = !{null}
!77 = !{!0, !11, !18, !23, !28, !33, !36, !42, !52, !57, !60, !62, !47, !67, !78, !83, !88}
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 96, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 12)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 152, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 19)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "depth", linkageName: "_ZN12_GLOBAL__N_15depthE", scope: !2, file: !3, line: 15, type: !35, isLocal: true, isDefinition: true)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !92, file: !3, baseType: !90, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Scale<int>", scope: !2, file: !3, line: 25, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !93, vtableHolder: !92, templateParams: !108)
!93 = !{!94, !99, !104}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Scale", scope: !3, file: !3, baseType: !95, size: 64, flags: DIFlagArtificial)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !97, size: 64)
!97 = !DISubroutineType(types: !98)
!98 = !{!35}
!99 = !DISubprogram(name: "apply", linkageName: "_ZNK12_GLOBAL__N_15ScaleIiE5applyEi", scope: !92, file: !3, line: 26, type: !100, scopeLine: 26, containingType: !92, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{!35, !102, !35}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!104 = !DISubprogram(name: "~Scale", linkageName: "_ZN12_GLOBAL__N_15ScaleIiED4Ev", scope: !92, file: !3, line: 27, type: !105, scopeLine: 27, containingType: !92, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!108 = !{!109}
!109 = !DITemplateTypeParameter(name: "T", type: !35)
!110 = !{i32 7, !"Dwarf Version", i32 5}
!111 = !{i32 2, !"Debug Info Version", i32 3}
!112 = !{i32 1, !"wchar_size", i32 4}
!113 = !{i32 8, !"PIC Level", i32 2}
!114 = !{i32 7, !"PIE Level", i32 2}
!115 = !{i32 7, !"uwtable", i32 2}
!116 = !{!"clang version 22.1.8"}
!117 = !{!118, !118, i64 0}
!118 = !{!"int", !119, i64 0}
!119 = !{!"omnipotent char", !120, i64 0}
!120 = !{!"Simple C++ TBAA"}
!121 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !75, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, keyInstructions: true)
!122 = !DILocation(line: 20, column: 3, scope: !121)
!123 = !DILocation(line: 0, scope: !121)
!124 = !DILocation(line: 20, column: 3, scope: !121, atomGroup: 1, atomRank: 1)
!125 = distinct !DISubprogram(name: "Banner", linkageName: "_ZN12_GLOBAL__N_16BannerC2Ev", scope: !4, file: !3, line: 18, type: !7, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !6, retainedNodes: !126, keyInstructions: true)
!126 = !{!127}
!127 = !DILocalVariable(name: "this", arg: 1, scope: !125, type: !128, flags: DIFlagArtificial | DIFlagObjectPointer)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!129 = !{!130, !130, i64 0}
!130 = !{!"p1 _ZTSN12_GLOBAL__N_16BannerE", !131, i64 0}
!131 = !{!"any pointer", !119, i64 0}
!132 = !DILocation(line: 0, scope: !125)
!133 = !DILocation(line: 18, column: 14, scope: !134)
!134 = distinct !DILexicalBlock(scope: !125, file: !3, line: 18, column: 12)
!135 = !DILocation(line: 18, column: 33, scope: !125, atomGroup: 1, atomRank: 1)
!136 = distinct !DISubprogram(name: "~Banner", linkageName: "_ZN12_GLOBAL__N_16BannerD2Ev", scope: !4, file: !3, line: 19, type: !7, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !10, retainedNodes: !137, keyInstructions: true)
!137 = !{!138}
!138 = !DILocalVariable(name: "this", arg: 1, scope: !136, type: !128, flags: DIFlagArtificial | DIFlagObjectPointer)
!139 = !DILocation(line: 0, scope: !136)
!140 = !DILocation(line: 19, column: 46, scope: !141)
!141 = distinct !DILexicalBlock(scope: !136, file: !3, line: 19, column: 13)
!142 = !DILocation(line: 19, column: 15, scope: !141)
!143 = !DILocation(line: 19, column: 54, scope: !136, atomGroup: 1, atomRank: 1)
!144 = distinct !DISubprogram(name: "traced", linkageName: "_Z6tracedi", scope: !3, file: !3, line: 54, type: !145, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, retainedNodes: !147, keyInstructions: true)
!145 = !DISubroutineType(types: !146)
!146 = !{!35, !35}
!147 = !{!148, !149}
!148 = !DILocalVariable(name: "index", arg: 1, scope: !144, file: !3, line: 54, type: !35)
!149 = !DILocalVariable(name: "error", scope: !144, file: !3, line: 58, type: !150)
!150 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !151, size: 64)
!151 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!152 = !DILocation(line: 54, column: 16, scope: !144)
!153 = !DILocation(line: 56, column: 21, scope: !154)
!154 = distinct !DILexicalBlock(scope: !144, file: !3, line: 55, column: 7)
!155 = !{!156, !156, i64 0}
!156 = !{!"p1 int", !131, i64 0}
!157 = !DILocation(line: 56, column: 5, scope: !154)
!158 = !DILocation(line: 57, column: 19, scope: !154)
!159 = !DILocation(line: 57, column: 12, scope: !154, atomGroup: 2, atomRank: 2)
!160 = !DILocation(line: 57, column: 5, scope: !154, atomGroup: 2, atomRank: 1)
!161 = !DILocation(line: 62, column: 1, scope: !154)
!162 = !DILocation(line: 58, column: 3, scope: !154)
!163 = !DILocation(line: 58, column: 28, scope: !144)
!164 = !DILocation(line: 59, column: 31, scope: !165)
!165 = distinct !DILexicalBlock(scope: !144, file: !3, line: 58, column: 35)
!166 = !{!167, !167, i64 0}
!167 = !{!"p1 _ZTSN12_GLOBAL__N_18TooLargeE", !131, i64 0}
!168 = !{}
!169 = !{i64 4}
!170 = !DILocation(line: 59, column: 37, scope: !165)
!171 = !{!172, !118, i64 0}
!172 = !{!"_ZTSN12_GLOBAL__N_18TooLargeE", !118, i64 0}
!173 = !DILocation(line: 59, column: 5, scope: !165)
!174 = !DILocation(line: 60, column: 5, scope: !165, atomGroup: 3, atomRank: 1)
!175 = !DILocation(line: 61, column: 3, scope: !165)
!176 = !DILocation(line: 62, column: 1, scope: !165)
!177 = !DILocation(line: 62, column: 1, scope: !144, atomGroup: 4, atomRank: 2)
!178 = !DILocation(line: 62, column: 1, scope: !144, atomGroup: 4, atomRank: 1)
!179 = distinct !DISubprogram(name: "if_host<(lambda at sources/if_device.cpp:56:21)>", linkageName: "_ZN6sketch7if_hostIZ6tracediE3$_0EENS_6detail14unless_on_hostET_", scope: !181, file: !180, line: 32, type: !182, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !192, retainedNodes: !190, keyInstructions: true)
!180 = !DIFile(filename: "sources/if_device.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "9c5606fc714015d170ece3ffa6c3f7ea")
!181 = !DINamespace(name: "sketch", scope: null)
!182 = !DISubroutineType(types: !183)
!183 = !{!184, !186}
!184 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "unless_on_host", scope: !185, file: !180, line: 16, size: 8, flags: DIFlagTypePassByValue, elements: !168, identifier: "_ZTSN6sketch6detail14unless_on_hostE")
!185 = !DINamespace(name: "detail", scope: !181)
!186 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !144, file: !3, line: 56, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !187)
!187 = !{!188}
!188 = !DIDerivedType(tag: DW_TAG_member, name: "index", scope: !186, file: !3, line: 56, baseType: !189, size: 64)
!189 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !35, size: 64)
!190 = !{!191}
!191 = !DILocalVariable(name: "function", arg: 1, scope: !179, file: !180, line: 32, type: !186)
!192 = !{!193}
!193 = !DITemplateTypeParameter(name: "Function", type: !186)
!194 = !DILocation(line: 32, column: 67, scope: !179)
!195 = !DILocation(line: 33, column: 27, scope: !179)
!196 = !{i64 0, i64 8, !155}
!197 = !DILocation(line: 33, column: 3, scope: !179)
!198 = !DILocation(line: 34, column: 3, scope: !179, atomGroup: 1, atomRank: 1)
!199 = distinct !DISubprogram(name: "weight", linkageName: "_Z6weighti", scope: !3, file: !3, line: 33, type: !145, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, retainedNodes: !200, keyInstructions: true)
!200 = !{!201, !202}
!201 = !DILocalVariable(name: "index", arg: 1, scope: !199, file: !3, line: 33, type: !35)
!202 = !DILocalVariable(name: "result", scope: !199, file: !3, line: 34, type: !35)
!203 = !DILocation(line: 33, column: 23, scope: !199)
!204 = !DILocation(line: 34, column: 3, scope: !199)
!205 = !DILocation(line: 34, column: 7, scope: !199)
!206 = !DILocation(line: 34, column: 7, scope: !199, atomGroup: 1, atomRank: 1)
!207 = !DILocation(line: 35, column: 3, scope: !199)
!208 = !DILocation(line: 35, column: 21, scope: !199)
!209 = !DILocation(line: 35, column: 76, scope: !199)
!210 = !DILocation(line: 35, column: 66, scope: !199)
!211 = !DILocation(line: 42, column: 10, scope: !199, atomGroup: 3, atomRank: 2)
!212 = !DILocation(line: 43, column: 1, scope: !199)
!213 = !DILocation(line: 42, column: 3, scope: !199, atomGroup: 3, atomRank: 1)
!214 = !DISubprogram(name: "printf", scope: !3, file: !3, line: 6, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DISubroutineType(types: !216)
!216 = !{!35, !51, null}
!217 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 64, type: !97, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, retainedNodes: !218, keyInstructions: true)
!218 = !{!219, !221, !223, !225, !226}
!219 = !DILocalVariable(name: "results", scope: !217, file: !3, line: 65, type: !220)
!220 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !40)
!221 = !DILocalVariable(name: "out", scope: !217, file: !3, line: 66, type: !222)
!222 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!223 = !DILocalVariable(name: "scale", scope: !217, file: !3, line: 68, type: !224)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!225 = !DILocalVariable(name: "sum", scope: !217, file: !3, line: 69, type: !35)
!226 = !DILocalVariable(name: "index", scope: !227, file: !3, line: 70, type: !35)
!227 = distinct !DILexicalBlock(scope: !217, file: !3, line: 70, column: 3)
!228 = !DILocation(line: 65, column: 3, scope: !217)
!229 = !DILocation(line: 65, column: 7, scope: !217)
!230 = !DILocation(line: 65, column: 7, scope: !217, atomGroup: 1, atomRank: 1)
!231 = !DILocation(line: 66, column: 3, scope: !217)
!232 = !DILocation(line: 66, column: 8, scope: !217)
!233 = !DILocation(line: 66, column: 14, scope: !217, atomGroup: 2, atomRank: 2)
!234 = !DILocation(line: 66, column: 8, scope: !217, atomGroup: 2, atomRank: 1)
!235 = !DILocation(line: 67, column: 27, scope: !217)
!236 = !DILocation(line: 67, column: 28, scope: !217)
!237 = !{!238, !156, i64 0}
!238 = !{!"_ZTSZ4mainE3$_0", !156, i64 0}
!239 = !DILocation(line: 67, column: 3, scope: !217)
!240 = !DILocation(line: 68, column: 3, scope: !217)
!241 = !DILocation(line: 68, column: 21, scope: !217)
!242 = !DILocation(line: 68, column: 29, scope: !217, atomGroup: 3, atomRank: 2)
!243 = !DILocation(line: 68, column: 33, scope: !217)
!244 = !DILocation(line: 68, column: 21, scope: !217, atomGroup: 3, atomRank: 1)
!245 = !{!246, !246, i64 0}
!246 = !{!"p1 _ZTSN12_GLOBAL__N_15ScaleIiEE", !131, i64 0}
!247 = !DILocation(line: 69, column: 3, scope: !217)
!248 = !DILocation(line: 69, column: 7, scope: !217)
!249 = !DILocation(line: 69, column: 7, scope: !217, atomGroup: 4, atomRank: 1)
!250 = !DILocation(line: 70, column: 8, scope: !227)
!251 = !DILocation(line: 70, column: 12, scope: !227)
!252 = !DILocation(line: 70, column: 12, scope: !227, atomGroup: 5, atomRank: 1)
!253 = !DILocation(line: 70, column: 23, scope: !254)
!254 = distinct !DILexicalBlock(scope: !227, file: !3, line: 70, column: 3)
!255 = !DILocation(line: 70, column: 29, scope: !254, atomGroup: 6, atomRank: 1)
!256 = !DILocation(line: 70, column: 3, scope: !227, atomGroup: 7, atomRank: 1)
!257 = !DILocation(line: 70, column: 3, scope: !254)
!258 = !DILocation(line: 71, column: 12, scope: !254)
!259 = !DILocation(line: 71, column: 32, scope: !254)
!260 = !DILocation(line: 71, column: 25, scope: !254)
!261 = !DILocation(line: 71, column: 19, scope: !254)
!262 = !{!263, !263, i64 0}
!263 = !{!"vtable pointer", !120, i64 0}
!264 = !DILocation(line: 71, column: 9, scope: !254)
!265 = !DILocation(line: 71, column: 9, scope: !254, atomGroup: 8, atomRank: 2)
!266 = !DILocation(line: 71, column: 9, scope: !254, atomGroup: 8, atomRank: 1)
!267 = !DILocation(line: 71, column: 5, scope: !254, atomGroup: 10, atomRank: 1)
!268 = !DILocation(line: 70, column: 35, scope: !254)
!269 = !DILocation(line: 70, column: 35, scope: !254, atomGroup: 9, atomRank: 2)
!270 = !DILocation(line: 70, column: 35, scope: !254, atomGroup: 9, atomRank: 1)
!271 = distinct !{!271, !272, !273, !274}
!272 = !DILocation(line: 70, column: 3, scope: !227)
!273 = !DILocation(line: 71, column: 38, scope: !227)
!274 = !{!"llvm.loop.mustprogress"}
!275 = !DILocation(line: 72, column: 10, scope: !217)
!276 = !DILocation(line: 72, column: 3, scope: !217)
!277 = !DILocation(line: 73, column: 22, scope: !217)
!278 = !DILocation(line: 73, column: 3, scope: !217)
!279 = !DILocation(line: 74, column: 10, scope: !217)
!280 = !DILocation(line: 74, column: 14, scope: !217)
!281 = !DILocation(line: 74, column: 10, scope: !217, atomGroup: 12, atomRank: 2)
!282 = !DILocation(line: 75, column: 1, scope: !217)
!283 = !DILocation(line: 74, column: 3, scope: !217, atomGroup: 12, atomRank: 1)
!284 = distinct !DISubprogram(name: "parallel_for<(lambda at sources/if_device.cpp:67:27)>", linkageName: "_ZN6sketch12parallel_forIZ4mainE3$_0EEvmRKT_", scope: !181, file: !180, line: 37, type: !285, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !300, retainedNodes: !293, keyInstructions: true)
!285 = !DISubroutineType(types: !286)
!286 = !{null, !287, !288}
!287 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!288 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !289, size: 64)
!289 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !290)
!290 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !217, file: !3, line: 67, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !291)
!291 = !{!292}
!292 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !290, file: !3, line: 67, baseType: !222, size: 64)
!293 = !{!294, !295, !296}
!294 = !DILocalVariable(name: "items", arg: 1, scope: !284, file: !180, line: 37, type: !287)
!295 = !DILocalVariable(name: "body", arg: 2, scope: !284, file: !180, line: 37, type: !288)
!296 = !DILocalVariable(name: "entry", scope: !284, file: !180, line: 38, type: !297)
!297 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !298, size: 64)
!298 = !DISubroutineType(types: !299)
!299 = !{null, !288, !287}
!300 = !{!301}
!301 = !DITemplateTypeParameter(name: "Body", type: !290)
!302 = !{!303, !303, i64 0}
!303 = !{!"long", !119, i64 0}
!304 = !DILocation(line: 37, column: 55, scope: !284)
!305 = !{!131, !131, i64 0}
!306 = !DILocation(line: 37, column: 74, scope: !284)
!307 = !DILocation(line: 38, column: 3, scope: !284)
!308 = !DILocation(line: 38, column: 8, scope: !284)
!309 = !DILocation(line: 38, column: 8, scope: !284, atomGroup: 1, atomRank: 1)
!310 = !DILocation(line: 39, column: 47, scope: !284)
!311 = !DILocation(line: 39, column: 56, scope: !284)
!312 = !{i64 8}
!313 = !DILocation(line: 39, column: 76, scope: !284)
!314 = !DILocation(line: 39, column: 3, scope: !284)
!315 = !DILocation(line: 40, column: 1, scope: !284)
!316 = !DILocation(line: 40, column: 1, scope: !284, atomGroup: 2, atomRank: 1)
!317 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !3, file: !3, type: !318, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DISubroutineType(types: !319)
!319 = !{!90, !287}
!320 = distinct !DISubprogram(name: "Scale", linkageName: "_ZN12_GLOBAL__N_15ScaleIiEC2Ev", scope: !92, file: !3, line: 25, type: !105, scopeLine: 25, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !321, retainedNodes: !322, keyInstructions: true)
!321 = !DISubprogram(name: "Scale", linkageName: "_ZN12_GLOBAL__N_15ScaleIiEC4Ev", scope: !92, type: !105, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!322 = !{!323}
!323 = !DILocalVariable(name: "this", arg: 1, scope: !320, type: !324, flags: DIFlagArtificial | DIFlagObjectPointer)
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!325 = !DILocation(line: 0, scope: !320)
!326 = !DILocation(line: 25, column: 27, scope: !320)
!327 = !DILocation(line: 25, column: 27, scope: !320, atomGroup: 1, atomRank: 1)
!328 = distinct !DISubprogram(name: "if_device<(lambda at sources/if_device.cpp:35:21)>", linkageName: "_ZN6sketch9if_deviceIZ6weightiEUlvE_EENS_6detail16unless_on_deviceET_", scope: !181, file: !180, line: 27, type: !329, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !338, retainedNodes: !336, keyInstructions: true)
!329 = !DISubroutineType(types: !330)
!330 = !{!331, !332}
!331 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "unless_on_device", scope: !185, file: !180, line: 13, size: 8, flags: DIFlagTypePassByValue, elements: !168, identifier: "_ZTSN6sketch6detail16unless_on_deviceE")
!332 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !199, file: !3, line: 35, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !333, identifier: "_ZTSZ6weightiEUlvE_")
!333 = !{!334, !335}
!334 = !DIDerivedType(tag: DW_TAG_member, name: "result", scope: !332, file: !3, line: 35, baseType: !189, size: 64)
!335 = !DIDerivedType(tag: DW_TAG_member, name: "index", scope: !332, file: !3, line: 35, baseType: !189, size: 64, offset: 64)
!336 = !{!337}
!337 = !DILocalVariable(name: "function", arg: 1, scope: !328, file: !180, line: 27, type: !332)
!338 = !{!339}
!339 = !DITemplateTypeParameter(name: "Function", type: !332)
!340 = !DILocation(line: 27, column: 71, scope: !328)
!341 = !DILocation(line: 28, column: 29, scope: !328)
!342 = !{i64 0, i64 8, !155, i64 8, i64 8, !155}
!343 = !DILocation(line: 28, column: 3, scope: !328)
!344 = !DILocation(line: 29, column: 3, scope: !328, atomGroup: 1, atomRank: 1)
!345 = distinct !DISubprogram(name: "otherwise<(lambda at sources/if_device.cpp:35:76)>", linkageName: "_ZN6sketch6detail16unless_on_device9otherwiseIZ6weightiEUlvE0_EEvT_", scope: !331, file: !180, line: 14, type: !346, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !354, declaration: !353, retainedNodes: !356, keyInstructions: true)
!346 = !DISubroutineType(types: !347)
!347 = !{null, !348, !349}
!348 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!349 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !199, file: !3, line: 35, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !350, identifier: "_ZTSZ6weightiEUlvE0_")
!350 = !{!351, !352}
!351 = !DIDerivedType(tag: DW_TAG_member, name: "index", scope: !349, file: !3, line: 37, baseType: !189, size: 64)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "result", scope: !349, file: !3, line: 40, baseType: !189, size: 64, offset: 64)
!353 = !DISubprogram(name: "otherwise<(lambda at sources/if_device.cpp:35:76)>", linkageName: "_ZN6sketch6detail16unless_on_device9otherwiseIZ6weightiEUlvE0_EEvT_", scope: !331, file: !180, line: 14, type: !346, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, templateParams: !354)
!354 = !{!355}
!355 = !DITemplateTypeParameter(name: "Function", type: !349)
!356 = !{!357, !359}
!357 = !DILocalVariable(name: "this", arg: 1, scope: !345, type: !358, flags: DIFlagArtificial | DIFlagObjectPointer)
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64)
!359 = !DILocalVariable(name: "function", arg: 2, scope: !345, file: !180, line: 14, type: !349)
!360 = !{!361, !361, i64 0}
!361 = !{!"p1 _ZTSN6sketch6detail16unless_on_deviceE", !131, i64 0}
!362 = !DILocation(line: 0, scope: !345)
!363 = !DILocation(line: 14, column: 53, scope: !345)
!364 = !DILocation(line: 14, column: 81, scope: !345)
!365 = !DILocation(line: 14, column: 65, scope: !345)
!366 = !DILocation(line: 14, column: 92, scope: !345, atomGroup: 1, atomRank: 1)
!367 = distinct !DISubprogram(name: "call_if_on_device<(lambda at sources/if_device.cpp:35:21)>", linkageName: "_ZN6sketch6detail17call_if_on_deviceIZ6weightiEUlvE_EEvT_", scope: !185, file: !180, line: 10, type: !368, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !338, retainedNodes: !370, keyInstructions: true)
!368 = !DISubroutineType(types: !369)
!369 = !{null, !332}
!370 = !{!371}
!371 = !DILocalVariable(name: "function", arg: 1, scope: !367, file: !180, line: 10, type: !332)
!372 = !DILocation(line: 10, column: 79, scope: !367)
!373 = !DILocation(line: 10, column: 91, scope: !367)
!374 = !DILocation(line: 10, column: 103, scope: !367, atomGroup: 1, atomRank: 1)
!375 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6weightiENKUlvE_clEv", scope: !332, file: !3, line: 35, type: !376, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !380, retainedNodes: !381, keyInstructions: true)
!376 = !DISubroutineType(types: !377)
!377 = !{null, !378}
!378 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !379, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!379 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !332)
!380 = !DISubprogram(name: "operator()", scope: !332, file: !3, line: 35, type: !376, scopeLine: 35, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!381 = !{!382}
!382 = !DILocalVariable(name: "this", arg: 1, scope: !375, type: !383, flags: DIFlagArtificial | DIFlagObjectPointer)
!383 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !379, size: 64)
!384 = !DILocation(line: 0, scope: !375)
!385 = !DILocation(line: 35, column: 51, scope: !375)
!386 = !{!387, !156, i64 8}
!387 = !{!"_ZTSZ6weightiEUlvE_", !156, i64 0, !156, i64 8}
!388 = !DILocation(line: 35, column: 57, scope: !375)
!389 = !DILocation(line: 35, column: 36, scope: !375)
!390 = !DILocation(line: 35, column: 36, scope: !375, atomGroup: 1, atomRank: 2)
!391 = !DILocation(line: 35, column: 27, scope: !375)
!392 = !{!387, !156, i64 0}
!393 = !DILocation(line: 35, column: 34, scope: !375, atomGroup: 1, atomRank: 1)
!394 = !DILocation(line: 35, column: 63, scope: !375, atomGroup: 2, atomRank: 1)
!395 = distinct !DISubprogram(name: "call_if_on_host<(lambda at sources/if_device.cpp:35:76)>", linkageName: "_ZN6sketch6detail15call_if_on_hostIZ6weightiEUlvE0_EEvT_", scope: !185, file: !180, line: 11, type: !396, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !354, retainedNodes: !398, keyInstructions: true)
!396 = !DISubroutineType(types: !397)
!397 = !{null, !349}
!398 = !{!399}
!399 = !DILocalVariable(name: "function", arg: 1, scope: !395, file: !180, line: 11, type: !349)
!400 = !DILocation(line: 11, column: 77, scope: !395)
!401 = !DILocation(line: 11, column: 89, scope: !395)
!402 = !DILocation(line: 11, column: 101, scope: !395, atomGroup: 1, atomRank: 1)
!403 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6weightiENKUlvE0_clEv", scope: !349, file: !3, line: 35, type: !404, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !408, retainedNodes: !409, keyInstructions: true)
!404 = !DISubroutineType(types: !405)
!405 = !{null, !406}
!406 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !407, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!407 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !349)
!408 = !DISubprogram(name: "operator()", scope: !349, file: !3, line: 35, type: !404, scopeLine: 35, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!409 = !{!410}
!410 = !DILocalVariable(name: "this", arg: 1, scope: !403, type: !411, flags: DIFlagArtificial | DIFlagObjectPointer)
!411 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !407, size: 64)
!412 = !DILocation(line: 0, scope: !403)
!413 = !DILocation(line: 36, column: 5, scope: !403)
!414 = !DILocation(line: 36, column: 5, scope: !403, atomGroup: 1, atomRank: 2)
!415 = !DILocation(line: 36, column: 5, scope: !403, atomGroup: 1, atomRank: 1)
!416 = !DILocation(line: 37, column: 9, scope: !417)
!417 = distinct !DILexicalBlock(scope: !403, file: !3, line: 37, column: 9)
!418 = !{!419, !156, i64 0}
!419 = !{!"_ZTSZ6weightiEUlvE0_", !156, i64 0, !156, i64 8}
!420 = !DILocation(line: 37, column: 15, scope: !417, atomGroup: 2, atomRank: 2)
!421 = !DILocation(line: 37, column: 15, scope: !417, atomGroup: 2, atomRank: 1)
!422 = !DILocation(line: 38, column: 7, scope: !417)
!423 = !DILocation(line: 38, column: 21, scope: !417)
!424 = !DILocation(line: 38, column: 22, scope: !417)
!425 = !DILocation(line: 39, column: 41, scope: !403)
!426 = !DILocation(line: 39, column: 30, scope: !403)
!427 = !{!428, !428, i64 0}
!428 = !{!"p1 omnipotent char", !131, i64 0}
!429 = !DILocation(line: 39, column: 5, scope: !403)
!430 = !DILocation(line: 40, column: 14, scope: !403)
!431 = !DILocation(line: 40, column: 14, scope: !403, atomGroup: 3, atomRank: 2)
!432 = !DILocation(line: 40, column: 5, scope: !403)
!433 = !{!419, !156, i64 8}
!434 = !DILocation(line: 40, column: 12, scope: !403, atomGroup: 3, atomRank: 1)
!435 = !DILocation(line: 41, column: 3, scope: !403, atomGroup: 4, atomRank: 1)
!436 = distinct !DISubprogram(name: "apply", linkageName: "_ZNK12_GLOBAL__N_15ScaleIiE5applyEi", scope: !92, file: !3, line: 26, type: !100, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !99, retainedNodes: !437, keyInstructions: true)
!437 = !{!438, !439}
!438 = !DILocalVariable(name: "this", arg: 1, scope: !436, type: !224, flags: DIFlagArtificial | DIFlagObjectPointer)
!439 = !DILocalVariable(name: "value", arg: 2, scope: !436, file: !3, line: 26, type: !35)
!440 = !DILocation(line: 0, scope: !436)
!441 = !DILocation(line: 26, column: 21, scope: !436)
!442 = !DILocation(line: 26, column: 43, scope: !436)
!443 = !DILocation(line: 26, column: 49, scope: !436, atomGroup: 1, atomRank: 2)
!444 = !DILocation(line: 26, column: 36, scope: !436, atomGroup: 1, atomRank: 1)
!445 = distinct !DISubprogram(name: "~Scale", linkageName: "_ZN12_GLOBAL__N_15ScaleIiED2Ev", scope: !92, file: !3, line: 27, type: !105, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !104, retainedNodes: !446, keyInstructions: true)
!446 = !{!447}
!447 = !DILocalVariable(name: "this", arg: 1, scope: !445, type: !324, flags: DIFlagArtificial | DIFlagObjectPointer)
!448 = !DILocation(line: 0, scope: !445)
!449 = !DILocation(line: 27, column: 21, scope: !445, atomGroup: 1, atomRank: 1)
!450 = distinct !DISubprogram(name: "~Scale", linkageName: "_ZN12_GLOBAL__N_15ScaleIiED0Ev", scope: !92, file: !3, line: 27, type: !105, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !104, retainedNodes: !451, keyInstructions: true)
!451 = !{!452}
!452 = !DILocalVariable(name: "this", arg: 1, scope: !450, type: !324, flags: DIFlagArtificial | DIFlagObjectPointer)
!453 = !DILocation(line: 0, scope: !450)
!454 = !DILocation(line: 27, column: 20, scope: !450)
!455 = !DILocation(line: 27, column: 21, scope: !450, atomGroup: 1, atomRank: 1)
!456 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !457, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!457 = !DISubroutineType(types: !458)
!458 = !{null, !90, !287}
!459 = distinct !DISubprogram(name: "call_if_on_host<(lambda at sources/if_device.cpp:56:21)>", linkageName: "_ZN6sketch6detail15call_if_on_hostIZ6tracediE3$_0EEvT_", scope: !185, file: !180, line: 11, type: !460, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !192, retainedNodes: !462, keyInstructions: true)
!460 = !DISubroutineType(types: !461)
!461 = !{null, !186}
!462 = !{!463}
!463 = !DILocalVariable(name: "function", arg: 1, scope: !459, file: !180, line: 11, type: !186)
!464 = !DILocation(line: 11, column: 77, scope: !459)
!465 = !DILocation(line: 11, column: 89, scope: !459)
!466 = !DILocation(line: 11, column: 101, scope: !459, atomGroup: 1, atomRank: 1)
!467 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ6tracediENK3$_0clEv", scope: !186, file: !3, line: 56, type: !468, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !472, retainedNodes: !473, keyInstructions: true)
!468 = !DISubroutineType(types: !469)
!469 = !{null, !470}
!470 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !471, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!471 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !186)
!472 = !DISubprogram(name: "operator()", scope: !186, file: !3, line: 56, type: !468, scopeLine: 56, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!473 = !{!474}
!474 = !DILocalVariable(name: "this", arg: 1, scope: !467, type: !475, flags: DIFlagArtificial | DIFlagObjectPointer)
!475 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !471, size: 64)
!476 = !DILocation(line: 0, scope: !467)
!477 = !DILocation(line: 56, column: 50, scope: !467)
!478 = !{!479, !156, i64 0}
!479 = !{!"_ZTSZ6tracediE3$_0", !156, i64 0}
!480 = !DILocation(line: 56, column: 27, scope: !467)
!481 = !DILocation(line: 56, column: 58, scope: !467, atomGroup: 1, atomRank: 1)
!482 = distinct !DISubprogram(name: "kernel_entry<(lambda at sources/if_device.cpp:67:27)>", linkageName: "_ZN6sketch6detail12kernel_entryIZ4mainE3$_0EEvRKT_m", scope: !185, file: !180, line: 20, type: !298, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !300, retainedNodes: !483, keyInstructions: true)
!483 = !{!484, !485}
!484 = !DILocalVariable(name: "body", arg: 1, scope: !482, file: !180, line: 20, type: !288)
!485 = !DILocalVariable(name: "id", arg: 2, scope: !482, file: !180, line: 20, type: !287)
!486 = !DILocation(line: 20, column: 53, scope: !482)
!487 = !DILocation(line: 20, column: 73, scope: !482)
!488 = !DILocation(line: 20, column: 79, scope: !482)
!489 = !DILocation(line: 20, column: 84, scope: !482)
!490 = !DILocation(line: 20, column: 89, scope: !482, atomGroup: 1, atomRank: 1)
!491 = !DISubprogram(name: "submit", linkageName: "_ZN6sketch6detail6submitEPFvvEPKvmm", scope: !185, file: !180, line: 23, type: !492, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DISubroutineType(types: !493)
!493 = !{null, !74, !494, !287, !287}
!494 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !495, size: 64)
!495 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!496 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainENK3$_0clEm", scope: !290, file: !3, line: 67, type: !497, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !500, retainedNodes: !501, keyInstructions: true)
!497 = !DISubroutineType(types: !498)
!498 = !{null, !499, !287}
!499 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!500 = !DISubprogram(name: "operator()", scope: !290, file: !3, line: 67, type: !497, scopeLine: 67, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!501 = !{!502, !504}
!502 = !DILocalVariable(name: "this", arg: 1, scope: !496, type: !503, flags: DIFlagArtificial | DIFlagObjectPointer)
!503 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!504 = !DILocalVariable(name: "id", arg: 2, scope: !496, file: !3, line: 67, type: !287)
!505 = !DILocation(line: 0, scope: !496)
!506 = !DILocation(line: 67, column: 45, scope: !496)
!507 = !DILocation(line: 67, column: 100, scope: !496)
!508 = !DILocation(line: 67, column: 76, scope: !496)
!509 = !DILocation(line: 67, column: 61, scope: !496, atomGroup: 1, atomRank: 2)
!510 = !DILocation(line: 67, column: 51, scope: !496)
!511 = !DILocation(line: 67, column: 55, scope: !496)
!512 = !DILocation(line: 67, column: 59, scope: !496, atomGroup: 1, atomRank: 1)
!513 = !DILocation(line: 67, column: 107, scope: !496, atomGroup: 2, atomRank: 1)
!514 = distinct !DISubprogram(name: "on_device_only", linkageName: "_ZL14on_device_onlyi", scope: !3, file: !3, line: 46, type: !145, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, retainedNodes: !515, keyInstructions: true)
!515 = !{!516}
!516 = !DILocalVariable(name: "value", arg: 1, scope: !514, file: !3, line: 46, type: !35)
!517 = !DILocation(line: 46, column: 31, scope: !514)
!518 = !DILocation(line: 47, column: 19, scope: !514)
!519 = !DILocation(line: 47, column: 3, scope: !514)
!520 = !DILocation(line: 51, column: 10, scope: !514)
!521 = !DILocation(line: 51, column: 16, scope: !514, atomGroup: 1, atomRank: 2)
!522 = !DILocation(line: 51, column: 3, scope: !514, atomGroup: 1, atomRank: 1)
!523 = distinct !DISubprogram(name: "if_host<(lambda at sources/if_device.cpp:47:19)>", linkageName: "_ZN6sketch7if_hostIZL14on_device_onlyiE3$_0EENS_6detail14unless_on_hostET_", scope: !181, file: !180, line: 32, type: !524, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !531, retainedNodes: !529, keyInstructions: true)
!524 = !DISubroutineType(types: !525)
!525 = !{!184, !526}
!526 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !514, file: !3, line: 47, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !527)
!527 = !{!528}
!528 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !526, file: !3, line: 49, baseType: !189, size: 64)
!529 = !{!530}
!530 = !DILocalVariable(name: "function", arg: 1, scope: !523, file: !180, line: 32, type: !526)
!531 = !{!532}
!532 = !DITemplateTypeParameter(name: "Function", type: !526)
!533 = !DILocation(line: 32, column: 67, scope: !523)
!534 = !DILocation(line: 33, column: 27, scope: !523)
!535 = !DILocation(line: 33, column: 3, scope: !523)
!536 = !DILocation(line: 34, column: 3, scope: !523, atomGroup: 1, atomRank: 1)
!537 = distinct !DISubprogram(name: "call_if_on_host<(lambda at sources/if_device.cpp:47:19)>", linkageName: "_ZN6sketch6detail15call_if_on_hostIZL14on_device_onlyiE3$_0EEvT_", scope: !185, file: !180, line: 11, type: !538, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, templateParams: !531, retainedNodes: !540, keyInstructions: true)
!538 = !DISubroutineType(types: !539)
!539 = !{null, !526}
!540 = !{!541}
!541 = !DILocalVariable(name: "function", arg: 1, scope: !537, file: !180, line: 11, type: !526)
!542 = !DILocation(line: 11, column: 77, scope: !537)
!543 = !DILocation(line: 11, column: 89, scope: !537)
!544 = !DILocation(line: 11, column: 101, scope: !537, atomGroup: 1, atomRank: 1)
!545 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZL14on_device_onlyiENK3$_0clEv", scope: !526, file: !3, line: 47, type: !546, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, declaration: !550, retainedNodes: !551, keyInstructions: true)
!546 = !DISubroutineType(types: !547)
!547 = !{null, !548}
!548 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !549, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!549 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !526)
!550 = !DISubprogram(name: "operator()", scope: !526, file: !3, line: 47, type: !546, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!551 = !{!552}
!552 = !DILocalVariable(name: "this", arg: 1, scope: !545, type: !553, flags: DIFlagArtificial | DIFlagObjectPointer)
!553 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !549, size: 64)
!554 = !DILocation(line: 0, scope: !545)
!555 = !DILocation(line: 48, column: 7, scope: !545)
!556 = !DILocation(line: 48, column: 5, scope: !545)
!557 = !DILocation(line: 48, column: 5, scope: !545, atomGroup: 1, atomRank: 2)
!558 = !DILocation(line: 48, column: 5, scope: !545, atomGroup: 1, atomRank: 1)
!559 = !DILocation(line: 49, column: 35, scope: !545)
!560 = !{!561, !156, i64 0}
!561 = !{!"_ZTSZL14on_device_onlyiE3$_0", !156, i64 0}
!562 = !DILocation(line: 49, column: 5, scope: !545)
!563 = !DILocation(line: 50, column: 3, scope: !545, atomGroup: 2, atomRank: 1)
!564 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_if_device.cpp", scope: !3, file: !3, type: !565, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !69, keyInstructions: true)
!565 = !DISubroutineType(types: !168)
!566 = !DILocation(line: 0, scope: !564)
