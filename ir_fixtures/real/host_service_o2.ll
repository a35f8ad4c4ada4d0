; ModuleID = 'sources/host_service.cpp'
source_filename = "sources/host_service.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl service_marker"
module asm "service_marker:"
module asm "  .asciz \22marker; {not a brace}\22"

%"struct.service::Pool" = type <{ [4 x <4 x float>], i32, [12 x i8] }>
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

$_ZN7service4PoolIDv4_fE4takeEv = comdat any

$_ZN7service8OverloadD1Ev = comdat any

$_ZN7service7TimeoutD1Ev = comdat any

$_ZTWN7service10first_seedE = comdat any

$__clang_call_terminate = comdat any

$_ZNK7service7Timeout4textEv = comdat any

$_ZN7service7TimeoutD0Ev = comdat any

$_ZTv0_n24_N7service7TimeoutD1Ev = comdat any

$_ZTv0_n24_N7service7TimeoutD0Ev = comdat any

$_ZTv0_n32_NK7service7Timeout4textEv = comdat any

$_ZNK7service8Overload4textEv = comdat any

$_ZN7service8OverloadD0Ev = comdat any

$_ZTv0_n24_N7service8OverloadD1Ev = comdat any

$_ZTv0_n24_N7service8OverloadD0Ev = comdat any

$_ZTv0_n32_NK7service8Overload4textEv = comdat any

$_ZN7service5ErrorD2Ev = comdat any

$_ZN7service5ErrorD0Ev = comdat any

$_ZNK7service5Error4textEv = comdat any

$_ZTWN7service5callsE = comdat any

$_ZN7service4PoolIDv4_fE6sharedE = comdat any

$_ZTIN7service8OverloadE = comdat any

$_ZTSN7service8OverloadE = comdat any

$_ZTIN7service7TimeoutE = comdat any

$_ZTSN7service7TimeoutE = comdat any

$_ZTIN7service5ErrorE = comdat any

$_ZTSN7service5ErrorE = comdat any

$_ZTIPN7service5ErrorE = comdat any

$_ZTSPN7service5ErrorE = comdat any

$_ZTVN7service8OverloadE = comdat any

$_ZTVN7service5ErrorE = comdat any

$_ZTVN7service7TimeoutE = comdat any

@_ZN7service4PoolIDv4_fE6sharedE = weak_odr dso_local local_unnamed_addr global <4 x float> zeroinitializer, comdat, align 16, !dbg !0, !dbg !0
@_ZTIN7service8OverloadE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN7service8OverloadE, ptr @_ZTIN7service7TimeoutE }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN7service8OverloadE = linkonce_odr dso_local constant [20 x i8] c"N7service8OverloadE\00", comdat, align 1
@_ZTIN7service7TimeoutE = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN7service7TimeoutE, i32 0, i32 1, ptr @_ZTIN7service5ErrorE, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSN7service7TimeoutE = linkonce_odr dso_local constant [19 x i8] c"N7service7TimeoutE\00", comdat, align 1
@_ZTIN7service5ErrorE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN7service5ErrorE }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSN7service5ErrorE = linkonce_odr dso_local constant [17 x i8] c"N7service5ErrorE\00", comdat, align 1
@"live guards {;}\22q" = dso_local global i32 0, align 4, !dbg !22
@_ZTIi = external constant ptr
@_ZN7service5callsE = dso_local thread_local global i32 0, align 4, !dbg !25
@_ZN7service10first_seedE = dso_local thread_local global i32 0, align 4, !dbg !27
@_ZN7service5startE = dso_local local_unnamed_addr global i32 7, align 4, !dbg !29
@_ZN7service4keptE = dso_local local_unnamed_addr constant ptr @"live guards {;}\22q", align 8, !dbg !31
@_ZTIPN7service5ErrorE = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPN7service5ErrorE, i32 0, ptr @_ZTIN7service5ErrorE }, comdat, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTSPN7service5ErrorE = linkonce_odr dso_local constant [18 x i8] c"PN7service5ErrorE\00", comdat, align 1
@_ZN7serviceL9last_codeE = internal thread_local(initialexec) unnamed_addr global i64 0, align 8, !dbg !35
@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !38
@_ZZN7service9interpretEPKhE5steps = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@_ZN7service9interpretEPKh, %8), ptr blockaddress(@_ZN7service9interpretEPKh, %2), ptr blockaddress(@_ZN7service9interpretEPKh, %6)], align 16, !dbg !43
@service_marker = external local_unnamed_addr global [0 x i8], align 1
@_ZN7service9audit_logE = dso_local global [4 x i32] [i32 3, i32 2, i32 3, i32 4], section "audit", align 64, !dbg !63
@_ZZN7service6borrowEvE4pool = internal global %"struct.service::Pool" zeroinitializer, align 16, !dbg !66
@_ZGVZN7service6borrowEvE4pool = internal global i64 0, align 8
@_ZTVN7service8OverloadE = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTIN7service8OverloadE, ptr @_ZNK7service8Overload4textEv, ptr @_ZN7service8OverloadD1Ev, ptr @_ZN7service8OverloadD0Ev], [7 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTIN7service8OverloadE, ptr @_ZTv0_n24_N7service8OverloadD1Ev, ptr @_ZTv0_n24_N7service8OverloadD0Ev, ptr @_ZTv0_n32_NK7service8Overload4textEv] }, comdat, align 8, !dbg !73
@_ZTVN7service5ErrorE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN7service5ErrorE, ptr @_ZN7service5ErrorD2Ev, ptr @_ZN7service5ErrorD0Ev, ptr @_ZNK7service5Error4textEv] }, comdat, align 8, !dbg !125
@.str.2 = private unnamed_addr constant [19 x i8] c"error: \22generic\22\09\FF\00", align 1, !dbg !128
@.str.3 = private unnamed_addr constant [8 x i8] c"timeout\00", align 1, !dbg !133
@.str.4 = private unnamed_addr constant [9 x i8] c"overload\00", align 1, !dbg !138
@_ZTVN7service7TimeoutE = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null, ptr @_ZTIN7service7TimeoutE, ptr @_ZNK7service7Timeout4textEv, ptr @_ZN7service7TimeoutD1Ev, ptr @_ZN7service7TimeoutD0Ev], [7 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr @_ZTIN7service7TimeoutE, ptr @_ZTv0_n24_N7service7TimeoutD1Ev, ptr @_ZTv0_n24_N7service7TimeoutD0Ev, ptr @_ZTv0_n32_NK7service7Timeout4textEv] }, comdat, align 8, !dbg !143
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_ZN7service9close_logEv, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @_ZN7service9audit_logE], section "llvm.metadata"

@_ZN7service10live_aliasE = hidden alias i32, ptr @"live guards {;}\22q"
@add_weak = weak dso_local alias i32 (ptr, i32), ptr @add

@add = dso_local ifunc i32 (ptr, i32), ptr @choose_add

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef ptr @_ZnwmPv(i64 noundef %0, ptr noundef readnone returned captures(ret: address, provenance) %1) local_unnamed_addr #0 !dbg !172 {
    #dbg_value(i64 %0, !178, !DIExpression(), !180)
    #dbg_value(ptr %1, !179, !DIExpression(), !180)
  ret ptr %1, !dbg !181
}

; Function Attrs: mustprogress uwtable
define weak_odr dso_local noundef nonnull align 16 dereferenceable(16) ptr @_ZN7service4PoolIDv4_fE4takeEv(ptr noundef nonnull align 16 dereferenceable(68) %0) local_unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !182 {
    #dbg_value(ptr %0, !184, !DIExpression(), !186)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64, !dbg !187
  %3 = load i32, ptr %2, align 16, !dbg !187, !tbaa !189
  %4 = icmp eq i32 %3, 4, !dbg !191
  br i1 %4, label %5, label %10, !dbg !192

5:                                                ; preds = %1
  %6 = tail call ptr @__cxa_allocate_exception(i64 48) #29, !dbg !193
    #dbg_value(ptr %6, !194, !DIExpression(), !198)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !200
    #dbg_value(ptr %7, !201, !DIExpression(), !206)
    #dbg_value(i32 111, !204, !DIExpression(), !206)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !208
  store i32 111, ptr %8, align 8, !dbg !209, !tbaa !210
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTVN7service8OverloadE, i64 24), ptr %6, align 16, !dbg !200, !tbaa !212
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN7service8OverloadE, i64 80), ptr %7, align 16, !dbg !200, !tbaa !212
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !214
  store x86_fp80 0xK3FFFC000000000000000, ptr %9, align 16, !dbg !215, !tbaa !216
  tail call void @__cxa_throw(ptr nonnull %6, ptr nonnull @_ZTIN7service8OverloadE, ptr nonnull @_ZN7service8OverloadD1Ev) #30, !dbg !193
  unreachable, !dbg !193

10:                                               ; preds = %1
  %11 = add i32 %3, 1, !dbg !220
  store i32 %11, ptr %2, align 16, !dbg !221, !tbaa !189
  %12 = zext i32 %3 to i64, !dbg !222
  %13 = getelementptr inbounds nuw <4 x float>, ptr %0, i64 %12, !dbg !223
  ret ptr %13, !dbg !224
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadD1Ev(ptr noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #2 comdat align 2 !dbg !225 {
    #dbg_value(ptr %0, !228, !DIExpression(), !229)
  ret void, !dbg !230
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_ZN7service4seedEv() local_unnamed_addr #1 !dbg !231 {
  %1 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !232, !tbaa !168
  %2 = icmp sgt i32 %1, 3, !dbg !234
  br i1 %2, label %3, label %6, !dbg !235

3:                                                ; preds = %0
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #29, !dbg !236
  %5 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !237, !tbaa !168
  store i32 %5, ptr %4, align 16, !dbg !236, !tbaa !168
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTIi, ptr null) #30, !dbg !236
  unreachable, !dbg !236

6:                                                ; preds = %0
  ret i32 7, !dbg !238
}

; Function Attrs: uwtable
define internal fastcc void @__cxx_global_var_init() unnamed_addr #4 section ".text.startup" !dbg !239 {
  %1 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !242, !tbaa !168
  %2 = icmp sgt i32 %1, 3, !dbg !244
  br i1 %2, label %3, label %6, !dbg !245

3:                                                ; preds = %0
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #29, !dbg !246
  %5 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !247, !tbaa !168
  store i32 %5, ptr %4, align 16, !dbg !246, !tbaa !168
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTIi, ptr null) #30, !dbg !246
  unreachable, !dbg !246

6:                                                ; preds = %0
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service10first_seedE), !dbg !248
  store i32 7, ptr %7, align 4, !dbg !248, !tbaa !168
  ret void, !dbg !249
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: mustprogress uwtable
define dso_local noundef range(i32 -2147483641, 11) i32 @_ZN7service7checkedEi(i32 noundef %0) local_unnamed_addr #1 personality ptr @__gxx_personality_v0 !dbg !250 {
    #dbg_value(i32 %0, !254, !DIExpression(), !255)
  %2 = icmp sgt i32 %0, 3, !dbg !256
  br i1 %2, label %3, label %11, !dbg !258

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #29, !dbg !259
  store i32 %0, ptr %4, align 16, !dbg !259, !tbaa !168
  br label %17, !dbg !259

5:                                                ; preds = %17
  %6 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTIPN7service5ErrorE], !dbg !260
  %7 = extractvalue { ptr, i32 } %6, 1, !dbg !260
  %8 = icmp slt i32 %7, 0, !dbg !261
  br i1 %8, label %9, label %22, !dbg !261

9:                                                ; preds = %5
  %10 = extractvalue { ptr, i32 } %6, 0, !dbg !260
  tail call void @__cxa_call_unexpected(ptr %10) #30, !dbg !261
  unreachable, !dbg !261

11:                                               ; preds = %1
  %12 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !262, !tbaa !168
  %13 = icmp sgt i32 %12, 3, !dbg !264
  br i1 %13, label %14, label %20, !dbg !265

14:                                               ; preds = %11
  %15 = tail call ptr @__cxa_allocate_exception(i64 4) #29, !dbg !266
  %16 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !267, !tbaa !168
  store i32 %16, ptr %15, align 16, !dbg !266, !tbaa !168
  br label %17, !dbg !266

17:                                               ; preds = %3, %14
  %18 = phi ptr [ %15, %14 ], [ %4, %3 ]
  invoke void @__cxa_throw(ptr nonnull %18, ptr nonnull @_ZTIi, ptr null) #30
          to label %19 unwind label %5, !dbg !255

19:                                               ; preds = %17
  unreachable

20:                                               ; preds = %11
  %21 = add nsw i32 %0, 7, !dbg !268
  ret i32 %21, !dbg !269

22:                                               ; preds = %5
  resume { ptr, i32 } %6, !dbg !261
}

declare void @__cxa_call_unexpected(ptr) local_unnamed_addr

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef range(i32 -2147483641, 11) i32 @_ZN7service5riskyEi(i32 noundef %0) local_unnamed_addr #6 personality ptr @__gxx_personality_v0 !dbg !270 {
    #dbg_value(ptr poison, !274, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !278)
    #dbg_value(ptr poison, !274, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !280)
    #dbg_value(ptr poison, !282, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !285)
    #dbg_value(i32 %0, !272, !DIExpression(), !287)
    #dbg_value(ptr undef, !282, !DIExpression(), !285)
  %2 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !288, !tbaa !168
  %3 = add nsw i32 %2, 1, !dbg !290
  store i32 %3, ptr @"live guards {;}\22q", align 4, !dbg !291, !tbaa !168
  switch i32 %0, label %24 [
    i32 0, label %4
    i32 1, label %10
    i32 2, label %12
  ], !dbg !292

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 24) #29, !dbg !293
    #dbg_value(ptr %5, !295, !DIExpression(), !299)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !301
    #dbg_value(ptr %6, !201, !DIExpression(), !302)
    #dbg_value(i32 110, !204, !DIExpression(), !302)
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !304
  store i32 110, ptr %7, align 8, !dbg !305, !tbaa !210
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTVN7service7TimeoutE, i64 24), ptr %5, align 8, !dbg !301, !tbaa !212
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN7service7TimeoutE, i64 80), ptr %6, align 8, !dbg !301, !tbaa !212
  br label %17, !dbg !293

8:                                                ; preds = %17, %32
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !306
  br label %45, !dbg !306

10:                                               ; preds = %1
  %11 = tail call ptr @__cxa_allocate_exception(i64 4) #29, !dbg !307
  store i32 1, ptr %11, align 16, !dbg !307, !tbaa !168
  br label %17, !dbg !307

12:                                               ; preds = %1
  %13 = tail call ptr @__cxa_allocate_exception(i64 8) #29, !dbg !308
  %14 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #31
          to label %15 unwind label %22, !dbg !309, !heapallocsite !83

15:                                               ; preds = %12
    #dbg_value(ptr %14, !201, !DIExpression(), !310)
    #dbg_value(i32 2, !204, !DIExpression(), !310)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN7service5ErrorE, i64 16), ptr %14, align 8, !dbg !312, !tbaa !212
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !313
  store i32 2, ptr %16, align 8, !dbg !314, !tbaa !210
  store ptr %14, ptr %13, align 16, !dbg !308, !tbaa !315
  br label %17, !dbg !308

17:                                               ; preds = %4, %10, %15
  %18 = phi ptr [ %13, %15 ], [ %11, %10 ], [ %5, %4 ]
  %19 = phi ptr [ @_ZTIPN7service5ErrorE, %15 ], [ @_ZTIi, %10 ], [ @_ZTIN7service7TimeoutE, %4 ]
  %20 = phi ptr [ null, %15 ], [ null, %10 ], [ @_ZN7service7TimeoutD1Ev, %4 ]
  invoke void @__cxa_throw(ptr nonnull %18, ptr nonnull %19, ptr %20) #30
          to label %21 unwind label %8, !dbg !318

21:                                               ; preds = %17
  unreachable

22:                                               ; preds = %12
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !306
  tail call void @__cxa_free_exception(ptr %13) #29, !dbg !308
  br label %45, !dbg !308

24:                                               ; preds = %1
    #dbg_value(i32 %0, !254, !DIExpression(), !319)
  %25 = icmp sgt i32 %0, 3, !dbg !321
  br i1 %25, label %26, label %35, !dbg !322

26:                                               ; preds = %24
  %27 = tail call ptr @__cxa_allocate_exception(i64 4) #29, !dbg !323
  store i32 %0, ptr %27, align 16, !dbg !323, !tbaa !168
  br label %40, !dbg !323

28:                                               ; preds = %40
  %29 = landingpad { ptr, i32 }
          cleanup
          filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTIPN7service5ErrorE], !dbg !324
  %30 = extractvalue { ptr, i32 } %29, 1, !dbg !324
  %31 = icmp slt i32 %30, 0, !dbg !325
  br i1 %31, label %32, label %45, !dbg !325

32:                                               ; preds = %28
  %33 = extractvalue { ptr, i32 } %29, 0, !dbg !324
  invoke void @__cxa_call_unexpected(ptr %33) #30
          to label %34 unwind label %8, !dbg !325

34:                                               ; preds = %32
  unreachable, !dbg !325

35:                                               ; preds = %24
  %36 = icmp sgt i32 %2, 2, !dbg !326
  br i1 %36, label %37, label %43, !dbg !328

37:                                               ; preds = %35
  %38 = tail call ptr @__cxa_allocate_exception(i64 4) #29, !dbg !329
  %39 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !330, !tbaa !168
  store i32 %39, ptr %38, align 16, !dbg !329, !tbaa !168
  br label %40, !dbg !329

40:                                               ; preds = %37, %26
  %41 = phi ptr [ %38, %37 ], [ %27, %26 ]
  invoke void @__cxa_throw(ptr nonnull %41, ptr nonnull @_ZTIi, ptr null) #30
          to label %42 unwind label %28, !dbg !319

42:                                               ; preds = %40
  unreachable

43:                                               ; preds = %35
  %44 = add nsw i32 %0, 7, !dbg !331
    #dbg_value(ptr undef, !274, !DIExpression(), !280)
  store i32 %2, ptr @"live guards {;}\22q", align 4, !dbg !332, !tbaa !168
  ret i32 %44, !dbg !334

45:                                               ; preds = %28, %8, %22
  %46 = phi { ptr, i32 } [ %23, %22 ], [ %9, %8 ], [ %29, %28 ]
    #dbg_value(ptr undef, !274, !DIExpression(), !278)
  %47 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !335, !tbaa !168
  %48 = add nsw i32 %47, -1, !dbg !336
  store i32 %48, ptr @"live guards {;}\22q", align 4, !dbg !337, !tbaa !168
  resume { ptr, i32 } %46, !dbg !338
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service7TimeoutD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !339 {
    #dbg_value(ptr %0, !342, !DIExpression(), !343)
  ret void, !dbg !344
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !345 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nobuiltin nounwind
declare !dbg !348 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: uwtable
define dso_local noundef i32 @_ZN7service3runEi(i32 noundef %0) local_unnamed_addr #10 personality ptr @__gxx_personality_v0 !dbg !351 {
    #dbg_value(ptr poison, !274, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !361)
    #dbg_value(ptr poison, !274, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !363)
    #dbg_value(ptr poison, !282, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !365)
    #dbg_value(ptr poison, !274, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !367)
    #dbg_value(ptr poison, !274, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !369)
    #dbg_value(ptr poison, !282, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !371)
    #dbg_value(i32 %0, !353, !DIExpression(), !373)
    #dbg_value(ptr undef, !282, !DIExpression(), !365)
  %2 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !374, !tbaa !168
  %3 = add nsw i32 %2, 1, !dbg !375
  store i32 %3, ptr @"live guards {;}\22q", align 4, !dbg !376, !tbaa !168
  %4 = load i8, ptr @__tls_guard, align 1, !dbg !377
  %5 = icmp eq i8 %4, 0, !dbg !377
  br i1 %5, label %6, label %9, !dbg !377, !prof !382

6:                                                ; preds = %1
  store i8 1, ptr @__tls_guard, align 1, !dbg !377
  %7 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !377
  tail call fastcc void @__cxx_global_var_init(), !dbg !377
  %8 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !383, !tbaa !168
  br label %9, !dbg !377

9:                                                ; preds = %1, %6
  %10 = phi i32 [ %3, %1 ], [ %8, %6 ], !dbg !383
  %11 = tail call noundef align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service10first_seedE), !dbg !384
  %12 = load i32, ptr %11, align 4, !dbg !384, !tbaa !168
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service5callsE), !dbg !385
  %14 = load i32, ptr %13, align 4, !dbg !386, !tbaa !168
  %15 = add nsw i32 %14, %12, !dbg !387
  store i32 %15, ptr %13, align 4, !dbg !388, !tbaa !168
    #dbg_value(ptr undef, !282, !DIExpression(), !371)
  %16 = add nsw i32 %10, 1, !dbg !389
  store i32 %16, ptr @"live guards {;}\22q", align 4, !dbg !390, !tbaa !168
  %17 = invoke noundef i32 @_ZN7service5riskyEi(i32 noundef %0)
          to label %18 unwind label %25, !dbg !391

18:                                               ; preds = %9
  %19 = add nsw i32 %0, 1, !dbg !392
  %20 = invoke noundef i32 @_ZN7service5riskyEi(i32 noundef %19)
          to label %21 unwind label %25, !dbg !393

21:                                               ; preds = %18
  %22 = add nsw i32 %20, %17, !dbg !394
    #dbg_value(ptr undef, !274, !DIExpression(), !369)
  %23 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !395, !tbaa !168
  %24 = add nsw i32 %23, -1, !dbg !396
  store i32 %24, ptr @"live guards {;}\22q", align 4, !dbg !397, !tbaa !168
  br label %77

25:                                               ; preds = %18, %9
  %26 = landingpad { ptr, i32 }
          catch ptr @_ZTIN7service7TimeoutE
          catch ptr @_ZTIPN7service5ErrorE
          catch ptr @_ZTIi
          catch ptr null, !dbg !398
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !398
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !398
    #dbg_value(ptr undef, !274, !DIExpression(), !367)
  %29 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !399, !tbaa !168
  %30 = add nsw i32 %29, -1, !dbg !400
  store i32 %30, ptr @"live guards {;}\22q", align 4, !dbg !401, !tbaa !168
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN7service7TimeoutE) #29, !dbg !402
  %32 = icmp eq i32 %28, %31, !dbg !402
  br i1 %32, label %33, label %47, !dbg !402

33:                                               ; preds = %25
  %34 = tail call ptr @__cxa_begin_catch(ptr %27) #29, !dbg !403
    #dbg_value(ptr %34, !359, !DIExpression(), !373)
  %35 = load ptr, ptr %34, align 8, !dbg !405, !tbaa !212
  %36 = getelementptr i8, ptr %35, i64 -24, !dbg !405
  %37 = load i64, ptr %36, align 8, !dbg !405
  %38 = getelementptr inbounds i8, ptr %34, i64 %37, !dbg !405
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8, !dbg !407
  %40 = load i32, ptr %39, align 8, !dbg !408, !tbaa !210
  %41 = sext i32 %40 to i64, !dbg !409
  %42 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7serviceL9last_codeE), !dbg !410
  store i64 %41, ptr %42, align 8, !dbg !411, !tbaa !412
  %43 = load ptr, ptr %35, align 8, !dbg !414
  %44 = invoke noundef ptr %43(ptr noundef nonnull align 8 dereferenceable(8) %34)
          to label %45 unwind label %73, !dbg !414

45:                                               ; preds = %33
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %44), !dbg !415
  invoke void @__cxa_end_catch()
          to label %77 unwind label %75, !dbg !416

47:                                               ; preds = %25
  %48 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPN7service5ErrorE) #29, !dbg !402
  %49 = icmp eq i32 %28, %48, !dbg !402
  br i1 %49, label %50, label %58, !dbg !402

50:                                               ; preds = %47
  %51 = tail call ptr @__cxa_begin_catch(ptr %27) #29, !dbg !417
    #dbg_value(ptr %51, !358, !DIExpression(), !373)
  %52 = icmp eq ptr %51, null, !dbg !419
  br i1 %52, label %57, label %53, !dbg !419

53:                                               ; preds = %50
  %54 = load ptr, ptr %51, align 8, !dbg !419, !tbaa !212
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8, !dbg !419
  %56 = load ptr, ptr %55, align 8, !dbg !419
  tail call void %56(ptr noundef nonnull align 8 dereferenceable(12) %51) #29, !dbg !419
  br label %57, !dbg !419

57:                                               ; preds = %53, %50
  invoke void @__cxa_rethrow() #30
          to label %88 unwind label %71, !dbg !420

58:                                               ; preds = %47
  %59 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #29, !dbg !402
  %60 = icmp eq i32 %28, %59, !dbg !402
  %61 = tail call ptr @__cxa_begin_catch(ptr %27) #29, !dbg !373
  br i1 %60, label %62, label %65, !dbg !402

62:                                               ; preds = %58
  %63 = load i32, ptr %61, align 4, !dbg !421, !tbaa !168
    #dbg_value(i32 %63, !357, !DIExpression(), !373)
  %64 = sub nsw i32 0, %63, !dbg !423
  tail call void @__cxa_end_catch() #29, !dbg !417
  br label %77

65:                                               ; preds = %58
  %66 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7serviceL9last_codeE), !dbg !424
  %67 = load i64, ptr %66, align 8, !dbg !425, !tbaa !412
  %68 = trunc i64 %67 to i32, !dbg !426
  invoke void @__cxa_end_catch()
          to label %77 unwind label %69, !dbg !427

69:                                               ; preds = %65
  %70 = landingpad { ptr, i32 }
          cleanup, !dbg !428
  br label %81, !dbg !428

71:                                               ; preds = %57
  %72 = landingpad { ptr, i32 }
          cleanup, !dbg !429
  tail call void @__cxa_end_catch() #29, !dbg !403
  br label %81, !dbg !403

73:                                               ; preds = %33
  %74 = landingpad { ptr, i32 }
          cleanup, !dbg !430
  invoke void @__cxa_end_catch()
          to label %81 unwind label %85, !dbg !416

75:                                               ; preds = %45
  %76 = landingpad { ptr, i32 }
          cleanup, !dbg !428
  br label %81, !dbg !428

77:                                               ; preds = %45, %65, %62, %21
  %78 = phi i32 [ %22, %21 ], [ %68, %65 ], [ %64, %62 ], [ %46, %45 ], !dbg !373
    #dbg_value(ptr undef, !274, !DIExpression(), !363)
  %79 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !431, !tbaa !168
  %80 = add nsw i32 %79, -1, !dbg !432
  store i32 %80, ptr @"live guards {;}\22q", align 4, !dbg !433, !tbaa !168
  ret i32 %78, !dbg !434

81:                                               ; preds = %75, %73, %71, %69
  %82 = phi { ptr, i32 } [ %70, %69 ], [ %72, %71 ], [ %76, %75 ], [ %74, %73 ]
    #dbg_value(ptr undef, !274, !DIExpression(), !361)
  %83 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !435, !tbaa !168
  %84 = add nsw i32 %83, -1, !dbg !436
  store i32 %84, ptr @"live guards {;}\22q", align 4, !dbg !437, !tbaa !168
  resume { ptr, i32 } %82, !dbg !428

85:                                               ; preds = %73
  %86 = landingpad { ptr, i32 }
          catch ptr null, !dbg !416
  %87 = extractvalue { ptr, i32 } %86, 0, !dbg !416
  tail call void @__clang_call_terminate(ptr %87) #32, !dbg !416
  unreachable, !dbg !416

88:                                               ; preds = %57
  unreachable
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTWN7service10first_seedE() local_unnamed_addr #10 comdat {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !438
  %2 = icmp eq i8 %1, 0, !dbg !438
  br i1 %2, label %3, label %5, !dbg !438, !prof !382

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !438
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !438
  tail call fastcc void @__cxx_global_var_init(), !dbg !438
  br label %5, !dbg !438

5:                                                ; preds = %0, %3
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service10first_seedE)
  ret ptr %6
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #11

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nofree nounwind
declare !dbg !439 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #12

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #13 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #29
  tail call void @_ZSt9terminatev() #32
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #14

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_ZN7service9run_twiceEi(i32 noundef %0) local_unnamed_addr #15 personality ptr @__gxx_personality_v0 !dbg !442 {
    #dbg_value(i32 %0, !444, !DIExpression(), !445)
  %2 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %0)
          to label %3 unwind label %8, !dbg !446

3:                                                ; preds = %1
  %4 = add nsw i32 %0, 1, !dbg !447
  %5 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %4)
          to label %6 unwind label %8, !dbg !448

6:                                                ; preds = %3
  %7 = add nsw i32 %5, %2, !dbg !449
  ret i32 %7, !dbg !450

8:                                                ; preds = %3, %1
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !446
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !446
  tail call void @__clang_call_terminate(ptr %10) #32, !dbg !446
  unreachable, !dbg !446
}

; Function Attrs: disable_sanitizer_instrumentation mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local nonnull ptr @choose_add() #16 !dbg !451 {
    #dbg_value(i32 7, !459, !DIExpression(), !463)
    #dbg_value(i32 0, !460, !DIExpression(), !463)
    #dbg_value(i32 0, !461, !DIExpression(), !463)
  %1 = tail call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #33, !dbg !464, !srcloc !465
  %2 = extractvalue { i32, i32, i32, i32 } %1, 1, !dbg !466
    #dbg_value(i32 poison, !459, !DIExpression(), !463)
    #dbg_value(i32 %2, !460, !DIExpression(), !463)
    #dbg_value(i32 poison, !461, !DIExpression(), !463)
    #dbg_value(i32 poison, !462, !DIExpression(), !463)
  %3 = and i32 %2, 1, !dbg !467
  %4 = icmp eq i32 %3, 0, !dbg !468
  %5 = select i1 %4, ptr @_ZN7serviceL9add_plainEPKii, ptr @_ZN7serviceL8add_fastEPKii, !dbg !469
  ret ptr %5, !dbg !470
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZN7serviceL8add_fastEPKii(ptr noundef %0, i32 noundef %1) #15 !dbg !471 {
    #dbg_value(ptr %0, !473, !DIExpression(), !476)
    #dbg_value(i32 %1, !474, !DIExpression(), !476)
    #dbg_value(i32 0, !475, !DIExpression(), !476)
  %3 = tail call { i32, ptr, i32 } asm sideeffect "1: addl ($1), $0\0A\09addq $$4, $1\0A\09decl $2\0A\09jnz 1b", "=r,=r,=r,0,1,2,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 0, ptr %0, i32 %1) #29, !dbg !477, !srcloc !478
  %4 = extractvalue { i32, ptr, i32 } %3, 0, !dbg !479
    #dbg_value(i32 %4, !475, !DIExpression(), !476)
    #dbg_value(ptr poison, !473, !DIExpression(), !476)
    #dbg_value(i32 poison, !474, !DIExpression(), !476)
  ret i32 %4, !dbg !480
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef i32 @_ZN7serviceL9add_plainEPKii(ptr noundef readonly captures(none) %0, i32 noundef %1) #17 !dbg !481 {
    #dbg_value(ptr %0, !483, !DIExpression(), !488)
    #dbg_value(i32 %1, !484, !DIExpression(), !488)
    #dbg_value(i32 0, !485, !DIExpression(), !488)
    #dbg_value(i32 0, !486, !DIExpression(), !489)
  %3 = icmp sgt i32 %1, 0, !dbg !490
  br i1 %3, label %4, label %28, !dbg !492

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64, !dbg !493
  %6 = icmp ult i32 %1, 8, !dbg !494
  br i1 %6, label %25, label %7, !dbg !494

7:                                                ; preds = %4
  %8 = and i64 %5, 2147483640
  br label %9, !dbg !494

9:                                                ; preds = %9, %7
  %10 = phi i64 [ 0, %7 ], [ %19, %9 ], !dbg !495
  %11 = phi <4 x i32> [ zeroinitializer, %7 ], [ %17, %9 ]
  %12 = phi <4 x i32> [ zeroinitializer, %7 ], [ %18, %9 ]
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %10, !dbg !496
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16, !dbg !496
  %15 = load <4 x i32>, ptr %13, align 4, !dbg !496, !tbaa !168
  %16 = load <4 x i32>, ptr %14, align 4, !dbg !496, !tbaa !168
  %17 = add <4 x i32> %15, %11, !dbg !497
  %18 = add <4 x i32> %16, %12, !dbg !497
  %19 = add nuw i64 %10, 8, !dbg !495
  %20 = icmp eq i64 %19, %8, !dbg !498
  br i1 %20, label %21, label %9, !dbg !498, !llvm.loop !499

21:                                               ; preds = %9
  %22 = add <4 x i32> %18, %17, !dbg !498
  %23 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %22), !dbg !498
  %24 = icmp eq i64 %8, %5, !dbg !498
  br i1 %24, label %28, label %25, !dbg !498

25:                                               ; preds = %4, %21
  %26 = phi i64 [ 0, %4 ], [ %8, %21 ]
  %27 = phi i32 [ 0, %4 ], [ %23, %21 ]
  br label %30, !dbg !498

28:                                               ; preds = %30, %21, %2
  %29 = phi i32 [ 0, %2 ], [ %23, %21 ], [ %35, %30 ], !dbg !488
  ret i32 %29, !dbg !503

30:                                               ; preds = %25, %30
  %31 = phi i64 [ %36, %30 ], [ %26, %25 ]
  %32 = phi i32 [ %35, %30 ], [ %27, %25 ]
    #dbg_value(i64 %31, !486, !DIExpression(), !489)
    #dbg_value(i32 %32, !485, !DIExpression(), !488)
  %33 = getelementptr inbounds nuw i32, ptr %0, i64 %31, !dbg !496
  %34 = load i32, ptr %33, align 4, !dbg !496, !tbaa !168
  %35 = add nsw i32 %34, %32, !dbg !497
    #dbg_value(i32 %35, !485, !DIExpression(), !488)
  %36 = add nuw nsw i64 %31, 1, !dbg !495
    #dbg_value(i64 %36, !486, !DIExpression(), !489)
  %37 = icmp eq i64 %36, %5, !dbg !493
  br i1 %37, label %28, label %30, !dbg !498, !llvm.loop !504
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local noundef i32 @_ZN7service9interpretEPKh(ptr noundef readonly captures(none) %0) local_unnamed_addr #17 !dbg !45 {
    #dbg_value(ptr %0, !149, !DIExpression(), !505)
    #dbg_value(i32 0, !150, !DIExpression(), !505)
    #dbg_value(ptr %0, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !505)
  br label %9, !dbg !506

2:                                                ; preds = %9
    #dbg_label(!151, !507)
  %3 = add nsw i32 %11, 1, !dbg !508
    #dbg_value(i32 %3, !150, !DIExpression(), !505)
    #dbg_value(ptr %15, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !505)
  br label %4, !dbg !509

4:                                                ; preds = %2, %6
  %5 = phi i32 [ %3, %2 ], [ %7, %6 ]
  br label %9, !dbg !505

6:                                                ; preds = %9
    #dbg_label(!152, !510)
  %7 = shl nsw i32 %11, 1, !dbg !511
    #dbg_value(i32 %7, !150, !DIExpression(), !505)
    #dbg_value(ptr %15, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !505)
  br label %4, !dbg !512

8:                                                ; preds = %9
    #dbg_label(!153, !513)
  ret i32 %11, !dbg !514

9:                                                ; preds = %4, %1
  %10 = phi ptr [ %0, %1 ], [ %15, %4 ]
  %11 = phi i32 [ 0, %1 ], [ %5, %4 ], !dbg !505
  %12 = load i8, ptr %10, align 1, !dbg !505, !tbaa !515
  %13 = zext i8 %12 to i64, !dbg !505
  %14 = getelementptr inbounds nuw ptr, ptr @_ZZN7service9interpretEPKhE5steps, i64 %13, !dbg !505
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1, !dbg !505
  %16 = load ptr, ptr %14, align 8, !dbg !505, !tbaa !516
    #dbg_value(i32 %11, !150, !DIExpression(), !505)
    #dbg_value(ptr %15, !149, !DIExpression(), !505)
  indirectbr ptr %16, [label %8, label %2, label %6]
}

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef zeroext i1 @_ZN7service7carriesEjj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #15 !dbg !517 {
    #dbg_value(i32 %0, !522, !DIExpression(), !525)
    #dbg_value(i32 %1, !523, !DIExpression(), !525)
  callbr void asm sideeffect "addl $1, $0\0A\09jc ${2:l}", "r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #29
          to label %4 [label %3], !dbg !526, !srcloc !527

3:                                                ; preds = %2
    #dbg_label(!524, !528)
  br label %4, !dbg !529

4:                                                ; preds = %2, %3
  %5 = phi i1 [ true, %3 ], [ false, %2 ], !dbg !525
  ret i1 %5, !dbg !530
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef range(i128 0, -36893488147419103230) i128 @_ZN7service5widenEmm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !531 {
    #dbg_value(i64 %0, !535, !DIExpression(), !537)
    #dbg_value(i64 %1, !536, !DIExpression(), !537)
  %3 = zext i64 %0 to i128, !dbg !538
  %4 = zext i64 %1 to i128, !dbg !539
  %5 = mul nuw i128 %4, %3, !dbg !540
  ret i128 %5, !dbg !541
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define dso_local noundef x86_fp80 @_ZN7service7averageEiz(i32 noundef %0, ...) local_unnamed_addr #18 !dbg !542 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !561
    #dbg_assign(i1 poison, !547, !DIExpression(), !561, ptr %2, !DIExpression(), !562)
    #dbg_value(i32 %0, !546, !DIExpression(), !562)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #29, !dbg !563
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !564
    #dbg_value(x86_fp80 0xK00000000000000000000, !558, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !562)
    #dbg_value(i32 0, !559, !DIExpression(), !565)
  %3 = icmp sgt i32 %0, 0, !dbg !566
  br i1 %3, label %4, label %34, !dbg !568

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load i32, ptr %5, align 4
  %10 = load ptr, ptr %6, align 8
  %11 = and i32 %0, 1, !dbg !569
  %12 = icmp eq i32 %0, 1, !dbg !569
  br i1 %12, label %17, label %13, !dbg !569

13:                                               ; preds = %4
  %14 = and i32 %0, 2147483646, !dbg !568
  br label %38, !dbg !568

15:                                               ; preds = %64
  %16 = icmp eq i32 %11, 0, !dbg !570
  br i1 %16, label %34, label %17, !dbg !570

17:                                               ; preds = %15, %4
  %18 = phi ptr [ %10, %4 ], [ %65, %15 ]
  %19 = phi i32 [ %9, %4 ], [ %66, %15 ]
  %20 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %70, %15 ]
  %21 = icmp ne i32 %11, 0, !dbg !570
  call void @llvm.assume(i1 %21), !dbg !570
    #dbg_value(i32 poison, !559, !DIExpression(), !565)
    #dbg_value(x86_fp80 %20, !558, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !562)
  %22 = icmp ult i32 %19, 161, !dbg !570
  br i1 %22, label %25, label %23, !dbg !570

23:                                               ; preds = %17
  %24 = getelementptr i8, ptr %18, i64 8, !dbg !570
  store ptr %24, ptr %6, align 8, !dbg !570, !DIAssignID !571
    #dbg_assign(ptr %24, !547, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !571, ptr %6, !DIExpression(), !562)
  br label %29, !dbg !570

25:                                               ; preds = %17
  %26 = zext nneg i32 %19 to i64, !dbg !570
  %27 = getelementptr i8, ptr %8, i64 %26, !dbg !570
  %28 = add nuw nsw i32 %19, 16, !dbg !570
  store i32 %28, ptr %5, align 4, !dbg !570, !DIAssignID !572
    #dbg_assign(i32 %28, !547, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !572, ptr %5, !DIExpression(), !562)
  br label %29, !dbg !570

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %27, %25 ], [ %18, %23 ], !dbg !570
  %31 = load double, ptr %30, align 8, !dbg !570, !tbaa !573
  %32 = fpext double %31 to x86_fp80, !dbg !570
  %33 = fadd x86_fp80 %20, %32, !dbg !575
    #dbg_value(x86_fp80 %33, !558, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !562)
    #dbg_value(i32 poison, !559, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !565)
  br label %34, !dbg !576

34:                                               ; preds = %29, %15, %1
  %35 = phi x86_fp80 [ 0xK00000000000000000000, %1 ], [ %70, %15 ], [ %33, %29 ], !dbg !562
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !576
  %36 = sitofp i32 %0 to x86_fp80, !dbg !577
  %37 = fdiv x86_fp80 %35, %36, !dbg !578
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #29, !dbg !579
  ret x86_fp80 %37, !dbg !580

38:                                               ; preds = %64, %13
  %39 = phi ptr [ %10, %13 ], [ %65, %64 ]
  %40 = phi i32 [ %9, %13 ], [ %66, %64 ]
  %41 = phi x86_fp80 [ 0xK00000000000000000000, %13 ], [ %70, %64 ]
  %42 = phi i32 [ 0, %13 ], [ %71, %64 ]
    #dbg_value(i32 poison, !559, !DIExpression(), !565)
    #dbg_value(x86_fp80 %41, !558, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !562)
  %43 = icmp ult i32 %40, 161, !dbg !570
  br i1 %43, label %44, label %48, !dbg !570

44:                                               ; preds = %38
  %45 = zext nneg i32 %40 to i64, !dbg !570
  %46 = getelementptr i8, ptr %8, i64 %45, !dbg !570
  %47 = add nuw nsw i32 %40, 16, !dbg !570
  store i32 %47, ptr %5, align 4, !dbg !570, !DIAssignID !572
    #dbg_assign(i32 %47, !547, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !572, ptr %5, !DIExpression(), !562)
  br label %50, !dbg !570

48:                                               ; preds = %38
  %49 = getelementptr i8, ptr %39, i64 8, !dbg !570
  store ptr %49, ptr %6, align 8, !dbg !570, !DIAssignID !571
    #dbg_assign(ptr %49, !547, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !571, ptr %6, !DIExpression(), !562)
  br label %50, !dbg !570

50:                                               ; preds = %48, %44
  %51 = phi ptr [ %39, %44 ], [ %49, %48 ]
  %52 = phi i32 [ %47, %44 ], [ %40, %48 ]
  %53 = phi ptr [ %46, %44 ], [ %39, %48 ], !dbg !570
  %54 = load double, ptr %53, align 8, !dbg !570, !tbaa !573
  %55 = fpext double %54 to x86_fp80, !dbg !570
  %56 = fadd x86_fp80 %41, %55, !dbg !581
    #dbg_value(x86_fp80 %56, !558, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !562)
    #dbg_value(i32 poison, !559, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !565)
  %57 = icmp ult i32 %52, 161, !dbg !570
  br i1 %57, label %60, label %58, !dbg !570

58:                                               ; preds = %50
  %59 = getelementptr i8, ptr %51, i64 8, !dbg !570
  store ptr %59, ptr %6, align 8, !dbg !570, !DIAssignID !571
    #dbg_assign(ptr %59, !547, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !571, ptr %6, !DIExpression(), !562)
  br label %64, !dbg !570

60:                                               ; preds = %50
  %61 = zext nneg i32 %52 to i64, !dbg !570
  %62 = getelementptr i8, ptr %8, i64 %61, !dbg !570
  %63 = add nuw nsw i32 %52, 16, !dbg !570
  store i32 %63, ptr %5, align 4, !dbg !570, !DIAssignID !572
    #dbg_assign(i32 %63, !547, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !572, ptr %5, !DIExpression(), !562)
  br label %64, !dbg !570

64:                                               ; preds = %60, %58
  %65 = phi ptr [ %51, %60 ], [ %59, %58 ]
  %66 = phi i32 [ %63, %60 ], [ %52, %58 ]
  %67 = phi ptr [ %62, %60 ], [ %51, %58 ], !dbg !570
  %68 = load double, ptr %67, align 8, !dbg !570, !tbaa !573
  %69 = fpext double %68 to x86_fp80, !dbg !570
  %70 = fadd x86_fp80 %56, %69, !dbg !582
    #dbg_value(x86_fp80 %70, !558, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !562)
    #dbg_value(i32 poison, !559, !DIExpression(DW_OP_plus_uconst, 2, DW_OP_stack_value), !565)
  %71 = add i32 %42, 2, !dbg !583
  %72 = icmp eq i32 %71, %14, !dbg !583
  br i1 %72, label %15, label %38, !dbg !583, !llvm.loop !584
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #19

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #19

; Function Attrs: mustprogress nofree norecurse nounwind uwtable
define dso_local noundef i32 @_ZN7service8exchangeEPii(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #20 !dbg !586 {
    #dbg_value(ptr %0, !591, !DIExpression(), !594)
    #dbg_value(i32 %1, !592, !DIExpression(), !594)
  %3 = load atomic i32, ptr %0 acquire, align 4, !dbg !595
    #dbg_value(i32 %3, !593, !DIExpression(), !594)
  br label %4, !dbg !596

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %8, %4 ], !dbg !597
    #dbg_value(i32 %5, !593, !DIExpression(), !594)
  %6 = cmpxchg weak ptr %0, i32 %5, i32 %1 acq_rel monotonic, align 4, !dbg !598
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !599
  %8 = extractvalue { i32, i1 } %6, 0
    #dbg_value(i32 poison, !593, !DIExpression(), !594)
  br i1 %7, label %9, label %4, !dbg !600, !llvm.loop !601

9:                                                ; preds = %4
  fence seq_cst, !dbg !603
  %10 = atomicrmw xor ptr %0, i32 1 seq_cst, align 4, !dbg !604
  %11 = add nsw i32 %10, %5, !dbg !605
  ret i32 %11, !dbg !606
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @_ZN7service7shuffleEDv4_fS0_(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #21 !dbg !607 {
    #dbg_value(<4 x float> %0, !611, !DIExpression(), !613)
    #dbg_value(<4 x float> %1, !612, !DIExpression(), !613)
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>, !dbg !614
  %4 = fmul <4 x float> %0, %3, !dbg !615
  ret <4 x float> %4, !dbg !616
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef range(i32 -128, 128) i32 @_ZN7service9countdownEi(i32 noundef %0) local_unnamed_addr #22 !dbg !617 {
    #dbg_value(i32 poison, !619, !DIExpression(), !620)
  %2 = load i8, ptr @service_marker, align 1, !dbg !621, !tbaa !515
  %3 = sext i8 %2 to i32, !dbg !623
  ret i32 %3, !dbg !624
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @_ZN7service8open_logEv() local_unnamed_addr #23 !dbg !625 {
    #dbg_value(ptr poison, !626, !DIExpression(), !637)
    #dbg_value(i32 3, !635, !DIExpression(), !637)
  %1 = load i32, ptr @_ZN7service5startE, align 4, !dbg !647, !tbaa !168
  %2 = add nsw i32 %1, 3, !dbg !648
  %3 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !649, !tbaa !168
  %4 = add nsw i32 %2, %3, !dbg !650
  store i32 %4, ptr @_ZN7service9audit_logE, align 64, !dbg !651, !tbaa !168
  ret void, !dbg !652
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @_ZN7service9close_logEv() #23 !dbg !653 {
  %1 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !654, !tbaa !168
  store i32 %1, ptr getelementptr inbounds nuw (i8, ptr @_ZN7service9audit_logE, i64 4), align 4, !dbg !655, !tbaa !168
  ret void, !dbg !656
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef range(i32 -256, 256) i32 @_ZN7service6unpackENS_5FlagsE(i32 %0) local_unnamed_addr #0 !dbg !657 {
    #dbg_value(i32 %0, !666, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16), !667)
    #dbg_value(i32 %0, !666, !DIExpression(DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 16, 16), !667)
  %2 = and i32 %0, 1, !dbg !668
  %3 = icmp eq i32 %2, 0, !dbg !669
  br i1 %3, label %7, label %4, !dbg !670

4:                                                ; preds = %1
  %5 = lshr i32 %0, 1, !dbg !671
  %6 = and i32 %5, 31, !dbg !671
  br label %12, !dbg !672

7:                                                ; preds = %1
  %8 = trunc i32 %0 to i16
    #dbg_value(i16 %8, !666, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !667)
  %9 = shl i16 %8, 1, !dbg !673
  %10 = ashr i16 %9, 7, !dbg !673
  %11 = sext i16 %10 to i32, !dbg !673
  br label %12, !dbg !672

12:                                               ; preds = %7, %4
  %13 = phi i32 [ %6, %4 ], [ %11, %7 ], !dbg !674
  ret i32 %13, !dbg !675
}

; Function Attrs: mustprogress uwtable
define dso_local noundef nonnull ptr @_ZN7service6borrowEv() local_unnamed_addr #1 personality ptr @__gxx_personality_v0 !dbg !68 {
  %1 = load atomic i8, ptr @_ZGVZN7service6borrowEvE4pool acquire, align 8, !dbg !676
  %2 = icmp eq i8 %1, 0, !dbg !676
  br i1 %2, label %3, label %7, !dbg !676, !prof !677

3:                                                ; preds = %0
  %4 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN7service6borrowEvE4pool) #29, !dbg !676
  %5 = icmp eq i32 %4, 0, !dbg !676
  br i1 %5, label %7, label %6, !dbg !676

6:                                                ; preds = %3
    #dbg_value(ptr @_ZZN7service6borrowEvE4pool, !678, !DIExpression(), !684)
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @_ZZN7service6borrowEvE4pool, i64 64), align 16, !dbg !686, !tbaa !189
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN7service6borrowEvE4pool) #29, !dbg !676
  br label %7, !dbg !676

7:                                                ; preds = %6, %3, %0
    #dbg_value(ptr @_ZZN7service6borrowEvE4pool, !184, !DIExpression(), !687)
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @_ZZN7service6borrowEvE4pool, i64 64), align 16, !dbg !689, !tbaa !189
  %9 = icmp eq i32 %8, 4, !dbg !690
  br i1 %9, label %10, label %15, !dbg !691

10:                                               ; preds = %7
  %11 = tail call ptr @__cxa_allocate_exception(i64 48) #29, !dbg !692
    #dbg_value(ptr %11, !194, !DIExpression(), !693)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 32, !dbg !695
    #dbg_value(ptr %12, !201, !DIExpression(), !696)
    #dbg_value(i32 111, !204, !DIExpression(), !696)
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 40, !dbg !698
  store i32 111, ptr %13, align 8, !dbg !699, !tbaa !210
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTVN7service8OverloadE, i64 24), ptr %11, align 16, !dbg !695, !tbaa !212
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN7service8OverloadE, i64 80), ptr %12, align 16, !dbg !695, !tbaa !212
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !700
  store x86_fp80 0xK3FFFC000000000000000, ptr %14, align 16, !dbg !701, !tbaa !216
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTIN7service8OverloadE, ptr nonnull @_ZN7service8OverloadD1Ev) #30, !dbg !692
  unreachable, !dbg !692

15:                                               ; preds = %7
  %16 = add i32 %8, 1, !dbg !702
  store i32 %16, ptr getelementptr inbounds nuw (i8, ptr @_ZZN7service6borrowEvE4pool, i64 64), align 16, !dbg !703, !tbaa !189
  %17 = zext i32 %8 to i64, !dbg !704
  %18 = getelementptr inbounds nuw <4 x float>, ptr @_ZZN7service6borrowEvE4pool, i64 %17, !dbg !705
  %19 = load <4 x float>, ptr @_ZN7service4PoolIDv4_fE6sharedE, align 16, !dbg !706, !tbaa !515
  store <4 x float> %19, ptr %18, align 16, !dbg !707, !tbaa !515
  ret ptr %18, !dbg !708
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #24

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #24

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #25 personality ptr @__gxx_personality_v0 !dbg !709 {
  %3 = alloca [3 x i32], align 4, !DIAssignID !719
    #dbg_assign(i1 poison, !717, !DIExpression(), !719, ptr %3, !DIExpression(), !720)
    #dbg_value(i32 %0, !715, !DIExpression(), !720)
    #dbg_value(ptr %1, !716, !DIExpression(), !720)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #29, !dbg !721
  store i32 1, ptr %3, align 4, !dbg !722, !tbaa !168, !DIAssignID !723
    #dbg_assign(i32 1, !717, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !723, ptr %3, !DIExpression(), !720)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !724
  store i32 2, ptr %4, align 4, !dbg !722, !tbaa !168, !DIAssignID !725
    #dbg_assign(i32 2, !717, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !725, ptr %4, !DIExpression(), !720)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !724
  store i32 %0, ptr %5, align 4, !dbg !722, !tbaa !168, !DIAssignID !726
    #dbg_assign(i32 %0, !717, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !726, ptr %5, !DIExpression(), !720)
  %6 = call i32 @add(ptr noundef nonnull %3, i32 noundef 3), !dbg !727
    #dbg_value(i32 %0, !444, !DIExpression(), !728)
  %7 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %0)
          to label %8 unwind label %11, !dbg !730

8:                                                ; preds = %2
  %9 = add nsw i32 %0, 1, !dbg !731
  %10 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %9)
          to label %14 unwind label %11, !dbg !732

11:                                               ; preds = %8, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !730
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !730
  call void @__clang_call_terminate(ptr %13) #32, !dbg !730
  unreachable, !dbg !730

14:                                               ; preds = %8
  %15 = load ptr, ptr %1, align 8, !dbg !733, !tbaa !734
  %16 = call noundef i32 @_ZN7service9interpretEPKh(ptr noundef %15), !dbg !736
  %17 = add i32 %7, %6, !dbg !737
  %18 = add i32 %17, %10, !dbg !738
  %19 = add nsw i32 %18, %16, !dbg !739
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #29, !dbg !740
  ret i32 %19, !dbg !741
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7service7Timeout4textEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #15 comdat align 2 !dbg !742 {
    #dbg_value(ptr %0, !744, !DIExpression(), !746)
  ret ptr @.str.3, !dbg !747
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service7TimeoutD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !748 {
    #dbg_value(ptr %0, !750, !DIExpression(), !751)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #34, !dbg !752
  ret void, !dbg !753
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service7TimeoutD1Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !754 {
  ret void, !dbg !755
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service7TimeoutD0Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !756 {
  %2 = load ptr, ptr %0, align 8, !dbg !757, !tbaa !212
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !757
  %4 = load i64, ptr %3, align 8, !dbg !757
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !757
    #dbg_value(ptr %5, !750, !DIExpression(), !758)
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef 24) #34, !dbg !760
  ret void, !dbg !757
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK7service7Timeout4textEv(ptr noundef %0) unnamed_addr #4 comdat align 2 !dbg !761 {
  ret ptr @.str.3, !dbg !762
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7service8Overload4textEv(ptr noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #15 comdat align 2 !dbg !763 {
    #dbg_value(ptr %0, !765, !DIExpression(), !767)
  ret ptr @.str.4, !dbg !768
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadD0Ev(ptr noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #2 comdat align 2 !dbg !769 {
    #dbg_value(ptr %0, !771, !DIExpression(), !772)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 48) #34, !dbg !773
  ret void, !dbg !774
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service8OverloadD1Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !775 {
  ret void, !dbg !776
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service8OverloadD0Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !777 {
  %2 = load ptr, ptr %0, align 16, !dbg !778, !tbaa !212
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !778
  %4 = load i64, ptr %3, align 8, !dbg !778
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !778
    #dbg_value(ptr %5, !771, !DIExpression(), !779)
  tail call void @_ZdlPvm(ptr noundef nonnull align 16 dereferenceable(32) %5, i64 noundef 48) #34, !dbg !781
  ret void, !dbg !778
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK7service8Overload4textEv(ptr noundef %0) unnamed_addr #4 comdat align 2 !dbg !782 {
  ret ptr @.str.4, !dbg !783
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service5ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #15 comdat align 2 !dbg !784 {
    #dbg_value(ptr %0, !786, !DIExpression(), !787)
  ret void, !dbg !788
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service5ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #15 comdat align 2 !dbg !789 {
    #dbg_value(ptr %0, !791, !DIExpression(), !792)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #34, !dbg !793
  ret void, !dbg !794
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7service5Error4textEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #15 comdat align 2 !dbg !795 {
    #dbg_value(ptr %0, !797, !DIExpression(), !799)
  ret ptr @.str.2, !dbg !800
}

; Function Attrs: uwtable
define dso_local void @_ZTHN7service10first_seedE() local_unnamed_addr #4 !dbg !378 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !438
  %2 = icmp eq i8 %1, 0, !dbg !438
  br i1 %2, label %3, label %5, !dbg !438, !prof !382

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !438
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !438
  tail call fastcc void @__cxx_global_var_init(), !dbg !438
  br label %5, !dbg !438

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #7

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTWN7service5callsE() local_unnamed_addr #10 comdat {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service5callsE)
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #27

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #28

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn }
attributes #4 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nosync nounwind memory(none) }
attributes #12 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { cold nofree noreturn }
attributes #15 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { disable_sanitizer_instrumentation mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #20 = { mustprogress nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { nofree nounwind }
attributes #25 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #26 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #27 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #28 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #29 = { nounwind }
attributes #30 = { noreturn }
attributes #31 = { builtin allocsize(0) }
attributes #32 = { noreturn nounwind }
attributes #33 = { nounwind memory(none) }
attributes #34 = { builtin nounwind }

!llvm.dbg.cu = !{!51}
!llvm.module.flags = !{!160, !161, !162, !163, !164, !165, !166}
!llvm.ident = !{!167}
!llvm.errno.tbaa = !{!168}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZN7service4PoolIDv4_fE6sharedE", scope: !2, file: !3, line: 50, type: !4, isLocal: false, isDefinition: true, declaration: !8)
!2 = !DINamespace(name: "service", scope: null)
!3 = !DIFile(filename: "sources/host_service.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "55a7ea71a650864b83a39bb86cb053de")
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !6)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !{!7}
!7 = !DISubrange(count: 4)
!8 = !DIDerivedType(tag: DW_TAG_variable, name: "shared", scope: !9, file: !3, line: 41, baseType: !4, flags: DIFlagStaticMember)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pool<__attribute__((__vector_size__(4 * sizeof(float)))) float>", scope: !2, file: !3, line: 51, size: 640, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !10, templateParams: !20, identifier: "_ZTSN7service4PoolIDv4_fEE")
!10 = !{!8, !11, !13, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !9, file: !3, line: 42, baseType: !12, size: 512)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !6)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 43, baseType: !14, size: 32, offset: 512)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !DISubprogram(name: "take", linkageName: "_ZN7service4PoolIDv4_fE4takeEv", scope: !9, file: !3, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !4, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!20 = !{!21}
!21 = !DITemplateTypeParameter(name: "T", type: !4)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "live_guards", linkageName: "live guards {;}\22q", scope: !2, file: !3, line: 32, type: !24, isLocal: false, isDefinition: true)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "calls", linkageName: "_ZN7service5callsE", scope: !2, file: !3, line: 59, type: !24, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "first_seed", linkageName: "_ZN7service10first_seedE", scope: !2, file: !3, line: 60, type: !24, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "start", linkageName: "_ZN7service5startE", scope: !2, file: !3, line: 62, type: !24, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "kept", linkageName: "_ZN7service4keptE", scope: !2, file: !3, line: 63, type: !33, isLocal: false, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "last_code", linkageName: "_ZN7serviceL9last_codeE", scope: !2, file: !3, line: 61, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 32, elements: !6)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "steps", scope: !45, file: !3, line: 135, type: !154, isLocal: true, isDefinition: true)
!45 = distinct !DISubprogram(name: "interpret", linkageName: "_ZN7service9interpretEPKh", scope: !2, file: !3, line: 134, type: !46, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !148, keyInstructions: true)
!46 = !DISubroutineType(types: !47)
!47 = !{!24, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!50 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!51 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !52, globals: !62, imports: !146, splitDebugInlining: false, nameTableKind: None)
!52 = !{!24, !53, !54, !9, !55}
!53 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", scope: !2, file: !3, line: 35, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !56, identifier: "_ZTSN7service5GuardE")
!56 = !{!57, !61}
!57 = !DISubprogram(name: "Guard", linkageName: "_ZN7service5GuardC4Ev", scope: !55, file: !3, line: 36, type: !58, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!61 = !DISubprogram(name: "~Guard", linkageName: "_ZN7service5GuardD4Ev", scope: !55, file: !3, line: 37, type: !58, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !{!0, !22, !25, !27, !29, !31, !38, !43, !63, !66, !73, !125, !128, !133, !138, !143, !35}
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "audit_log", linkageName: "_ZN7service9audit_logE", scope: !2, file: !3, line: 186, type: !65, isLocal: false, isDefinition: true, align: 512)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !6)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "pool", scope: !68, file: !3, line: 200, type: !9, isLocal: true, isDefinition: true)
!68 = distinct !DISubprogram(name: "borrow", linkageName: "_ZN7service6borrowEv", scope: !2, file: !3, line: 199, type: !69, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!69 = !DISubroutineType(types: !70)
!70 = !{!71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "quad", file: !3, line: 9, baseType: !4)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN7service8OverloadE", scope: !51, file: !3, type: !75, isLocal: false, isDefinition: true, declaration: !76, align: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !77, file: !3, baseType: !75, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Overload", scope: !2, file: !3, line: 26, size: 384, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !78, vtableHolder: !80, identifier: "_ZTSN7service8OverloadE")
!78 = !{!79, !114, !116, !120}
!79 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !77, baseType: !80, extraData: i32 0)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Timeout", scope: !2, file: !3, line: 22, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !81, vtableHolder: !80, identifier: "_ZTSN7service7TimeoutE")
!81 = !{!82, !104, !105, !109}
!82 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !80, baseType: !83, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !2, file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !84, vtableHolder: !83, identifier: "_ZTSN7service5ErrorE")
!84 = !{!85, !90, !91, !95, !98}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Error", scope: !3, file: !3, baseType: !86, size: 64, flags: DIFlagArtificial)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !88, size: 64)
!88 = !DISubroutineType(types: !89)
!89 = !{!24}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !83, file: !3, line: 17, baseType: !24, size: 32, offset: 64)
!91 = !DISubprogram(name: "Error", linkageName: "_ZN7service5ErrorC4Ei", scope: !83, file: !3, line: 18, type: !92, scopeLine: 18, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !94, !24}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!95 = !DISubprogram(name: "~Error", linkageName: "_ZN7service5ErrorD4Ev", scope: !83, file: !3, line: 19, type: !96, scopeLine: 19, containingType: !83, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !94}
!98 = !DISubprogram(name: "text", linkageName: "_ZNK7service5Error4textEv", scope: !83, file: !3, line: 20, type: !99, scopeLine: 20, containingType: !83, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!101, !102}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Timeout", scope: !3, file: !3, baseType: !86, size: 64, flags: DIFlagArtificial)
!105 = !DISubprogram(name: "Timeout", linkageName: "_ZN7service7TimeoutC4Ev", scope: !80, file: !3, line: 23, type: !106, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!109 = !DISubprogram(name: "text", linkageName: "_ZNK7service7Timeout4textEv", scope: !80, file: !3, line: 24, type: !110, scopeLine: 24, containingType: !80, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{!101, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "load", scope: !77, file: !3, line: 27, baseType: !115, size: 128, offset: 128)
!115 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!116 = !DISubprogram(name: "Overload", linkageName: "_ZN7service8OverloadC4Ev", scope: !77, file: !3, line: 28, type: !117, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DISubprogram(name: "text", linkageName: "_ZNK7service8Overload4textEv", scope: !77, file: !3, line: 29, type: !121, scopeLine: 29, containingType: !77, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!121 = !DISubroutineType(types: !122)
!122 = !{!101, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN7service5ErrorE", scope: !51, file: !3, type: !75, isLocal: false, isDefinition: true, declaration: !127, align: 64)
!127 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !83, file: !3, baseType: !75, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !130, isLocal: true, isDefinition: true)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 152, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 19)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !135, isLocal: true, isDefinition: true)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !136)
!136 = !{!137}
!137 = !DISubrange(count: 8)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !140, isLocal: true, isDefinition: true)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 72, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 9)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTVN7service7TimeoutE", scope: !51, file: !3, type: !75, isLocal: false, isDefinition: true, declaration: !145, align: 64)
!145 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !80, file: !3, baseType: !75, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!146 = !{!147}
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "live_alias", scope: !2, entity: !23, file: !3, line: 33)
!148 = !{!149, !150, !151, !152, !153}
!149 = !DILocalVariable(name: "code", arg: 1, scope: !45, file: !3, line: 134, type: !48)
!150 = !DILocalVariable(name: "value", scope: !45, file: !3, line: 136, type: !24)
!151 = !DILabel(scope: !45, name: "increment", file: !3, line: 138, column: 1)
!152 = !DILabel(scope: !45, name: "twice", file: !3, line: 141, column: 1)
!153 = !DILabel(scope: !45, name: "stop", file: !3, line: 144, column: 1)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !155, size: 192, elements: !158)
!155 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !156)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!158 = !{!159}
!159 = !DISubrange(count: 3)
!160 = !{i32 7, !"Dwarf Version", i32 5}
!161 = !{i32 2, !"Debug Info Version", i32 3}
!162 = !{i32 1, !"wchar_size", i32 4}
!163 = !{i32 8, !"PIC Level", i32 2}
!164 = !{i32 7, !"PIE Level", i32 2}
!165 = !{i32 7, !"uwtable", i32 2}
!166 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!167 = !{!"clang version 22.1.8"}
!168 = !{!169, !169, i64 0}
!169 = !{!"int", !170, i64 0}
!170 = !{!"omnipotent char", !171, i64 0}
!171 = !{!"Simple C++ TBAA"}
!172 = distinct !DISubprogram(name: "operator new", linkageName: "_ZnwmPv", scope: !3, file: !3, line: 10, type: !173, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !177, keyInstructions: true)
!173 = !DISubroutineType(types: !174)
!174 = !{!75, !175, !75}
!175 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 8, baseType: !176)
!176 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!177 = !{!178, !179}
!178 = !DILocalVariable(arg: 1, scope: !172, file: !3, line: 10, type: !175)
!179 = !DILocalVariable(name: "place", arg: 2, scope: !172, file: !3, line: 10, type: !75)
!180 = !DILocation(line: 0, scope: !172)
!181 = !DILocation(line: 10, column: 52, scope: !172, atomGroup: 1, atomRank: 1)
!182 = distinct !DISubprogram(name: "take", linkageName: "_ZN7service4PoolIDv4_fE4takeEv", scope: !9, file: !3, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !15, retainedNodes: !183, keyInstructions: true)
!183 = !{!184}
!184 = !DILocalVariable(name: "this", arg: 1, scope: !182, type: !185, flags: DIFlagArtificial | DIFlagObjectPointer)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!186 = !DILocation(line: 0, scope: !182)
!187 = !DILocation(line: 45, column: 9, scope: !188)
!188 = distinct !DILexicalBlock(scope: !182, file: !3, line: 45, column: 9)
!189 = !{!190, !169, i64 64}
!190 = !{!"_ZTSN7service4PoolIDv4_fEE", !170, i64 0, !169, i64 64}
!191 = !DILocation(line: 45, column: 14, scope: !188, atomGroup: 1, atomRank: 2)
!192 = !DILocation(line: 45, column: 14, scope: !188, atomGroup: 1, atomRank: 1)
!193 = !DILocation(line: 46, column: 7, scope: !188)
!194 = !DILocalVariable(name: "this", arg: 1, scope: !195, type: !197, flags: DIFlagArtificial | DIFlagObjectPointer)
!195 = distinct !DISubprogram(name: "Overload", linkageName: "_ZN7service8OverloadC1Ev", scope: !77, file: !3, line: 28, type: !117, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !116, retainedNodes: !196, keyInstructions: true)
!196 = !{!194}
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!198 = !DILocation(line: 0, scope: !195, inlinedAt: !199)
!199 = distinct !DILocation(line: 46, column: 13, scope: !188)
!200 = !DILocation(line: 28, column: 27, scope: !195, inlinedAt: !199)
!201 = !DILocalVariable(name: "this", arg: 1, scope: !202, type: !205, flags: DIFlagArtificial | DIFlagObjectPointer)
!202 = distinct !DISubprogram(name: "Error", linkageName: "_ZN7service5ErrorC2Ei", scope: !83, file: !3, line: 18, type: !92, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !91, retainedNodes: !203, keyInstructions: true)
!203 = !{!201, !204}
!204 = !DILocalVariable(name: "c", arg: 2, scope: !202, file: !3, line: 18, type: !24)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!206 = !DILocation(line: 0, scope: !202, inlinedAt: !207)
!207 = distinct !DILocation(line: 28, column: 16, scope: !195, inlinedAt: !199)
!208 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !207)
!209 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !207, atomGroup: 1, atomRank: 1)
!210 = !{!211, !169, i64 8}
!211 = !{!"_ZTSN7service5ErrorE", !169, i64 8}
!212 = !{!213, !213, i64 0}
!213 = !{!"vtable pointer", !171, i64 0}
!214 = !DILocation(line: 27, column: 15, scope: !195, inlinedAt: !199)
!215 = !DILocation(line: 27, column: 15, scope: !195, inlinedAt: !199, atomGroup: 1, atomRank: 1)
!216 = !{!217, !219, i64 16}
!217 = !{!"_ZTSN7service8OverloadE", !218, i64 0, !219, i64 16}
!218 = !{!"_ZTSN7service7TimeoutE"}
!219 = !{!"long double", !170, i64 0}
!220 = !DILocation(line: 47, column: 22, scope: !182, atomGroup: 3, atomRank: 2)
!221 = !DILocation(line: 47, column: 22, scope: !182, atomGroup: 3, atomRank: 1)
!222 = !DILocation(line: 47, column: 12, scope: !182)
!223 = !DILocation(line: 47, column: 12, scope: !182, atomGroup: 2, atomRank: 2)
!224 = !DILocation(line: 47, column: 5, scope: !182, atomGroup: 2, atomRank: 1)
!225 = distinct !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD1Ev", scope: !77, file: !3, line: 26, type: !117, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !226, retainedNodes: !227, keyInstructions: true)
!226 = !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD4Ev", scope: !77, type: !117, containingType: !77, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!227 = !{!228}
!228 = !DILocalVariable(name: "this", arg: 1, scope: !225, type: !197, flags: DIFlagArtificial | DIFlagObjectPointer)
!229 = !DILocation(line: 0, scope: !225)
!230 = !DILocation(line: 26, column: 8, scope: !225, atomGroup: 1, atomRank: 1)
!231 = distinct !DISubprogram(name: "seed", linkageName: "_ZN7service4seedEv", scope: !2, file: !3, line: 53, type: !88, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!232 = !DILocation(line: 54, column: 7, scope: !233)
!233 = distinct !DILexicalBlock(scope: !231, file: !3, line: 54, column: 7)
!234 = !DILocation(line: 54, column: 19, scope: !233, atomGroup: 1, atomRank: 2)
!235 = !DILocation(line: 54, column: 19, scope: !233, atomGroup: 1, atomRank: 1)
!236 = !DILocation(line: 55, column: 5, scope: !233)
!237 = !DILocation(line: 55, column: 11, scope: !233)
!238 = !DILocation(line: 56, column: 3, scope: !231, atomGroup: 2, atomRank: 1)
!239 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !240, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!240 = !DISubroutineType(types: !241)
!241 = !{null}
!242 = !DILocation(line: 54, column: 7, scope: !233, inlinedAt: !243)
!243 = distinct !DILocation(line: 60, column: 31, scope: !239)
!244 = !DILocation(line: 54, column: 19, scope: !233, inlinedAt: !243, atomGroup: 1, atomRank: 2)
!245 = !DILocation(line: 54, column: 19, scope: !233, inlinedAt: !243, atomGroup: 1, atomRank: 1)
!246 = !DILocation(line: 55, column: 5, scope: !233, inlinedAt: !243)
!247 = !DILocation(line: 55, column: 11, scope: !233, inlinedAt: !243)
!248 = !DILocation(line: 0, scope: !239)
!249 = !DILocation(line: 60, column: 31, scope: !239, atomGroup: 1, atomRank: 1)
!250 = distinct !DISubprogram(name: "checked", linkageName: "_ZN7service7checkedEi", scope: !2, file: !3, line: 66, type: !251, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !253, keyInstructions: true)
!251 = !DISubroutineType(types: !252)
!252 = !{!24, !24}
!253 = !{!254}
!254 = !DILocalVariable(name: "x", arg: 1, scope: !250, file: !3, line: 66, type: !24)
!255 = !DILocation(line: 0, scope: !250)
!256 = !DILocation(line: 67, column: 9, scope: !257, atomGroup: 3, atomRank: 2)
!257 = distinct !DILexicalBlock(scope: !250, file: !3, line: 67, column: 7)
!258 = !DILocation(line: 67, column: 9, scope: !257, atomGroup: 3, atomRank: 1)
!259 = !DILocation(line: 68, column: 5, scope: !257)
!260 = !DILocation(line: 70, column: 1, scope: !257)
!261 = !DILocation(line: 69, column: 3, scope: !250)
!262 = !DILocation(line: 54, column: 7, scope: !233, inlinedAt: !263)
!263 = distinct !DILocation(line: 69, column: 10, scope: !250)
!264 = !DILocation(line: 54, column: 19, scope: !233, inlinedAt: !263, atomGroup: 1, atomRank: 2)
!265 = !DILocation(line: 54, column: 19, scope: !233, inlinedAt: !263, atomGroup: 1, atomRank: 1)
!266 = !DILocation(line: 55, column: 5, scope: !233, inlinedAt: !263)
!267 = !DILocation(line: 55, column: 11, scope: !233, inlinedAt: !263)
!268 = !DILocation(line: 69, column: 17, scope: !250, atomGroup: 4, atomRank: 2)
!269 = !DILocation(line: 69, column: 3, scope: !250, atomGroup: 4, atomRank: 1)
!270 = distinct !DISubprogram(name: "risky", linkageName: "_ZN7service5riskyEi", scope: !2, file: !3, line: 72, type: !251, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !271, keyInstructions: true)
!271 = !{!272, !273}
!272 = !DILocalVariable(name: "kind", arg: 1, scope: !270, file: !3, line: 72, type: !24)
!273 = !DILocalVariable(name: "guard", scope: !270, file: !3, line: 73, type: !55)
!274 = !DILocalVariable(name: "this", arg: 1, scope: !275, type: !277, flags: DIFlagArtificial | DIFlagObjectPointer)
!275 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN7service5GuardD2Ev", scope: !55, file: !3, line: 37, type: !58, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !61, retainedNodes: !276, keyInstructions: true)
!276 = !{!274}
!277 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!278 = !DILocation(line: 0, scope: !275, inlinedAt: !279)
!279 = distinct !DILocation(line: 84, column: 1, scope: !270)
!280 = !DILocation(line: 0, scope: !275, inlinedAt: !281)
!281 = distinct !DILocation(line: 84, column: 1, scope: !270)
!282 = !DILocalVariable(name: "this", arg: 1, scope: !283, type: !277, flags: DIFlagArtificial | DIFlagObjectPointer)
!283 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN7service5GuardC2Ev", scope: !55, file: !3, line: 36, type: !58, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !57, retainedNodes: !284, keyInstructions: true)
!284 = !{!282}
!285 = !DILocation(line: 0, scope: !283, inlinedAt: !286)
!286 = distinct !DILocation(line: 73, column: 9, scope: !270)
!287 = !DILocation(line: 0, scope: !270)
!288 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !286)
!289 = distinct !DILexicalBlock(scope: !283, file: !3, line: 36, column: 11)
!290 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !286, atomGroup: 1, atomRank: 2)
!291 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !286, atomGroup: 1, atomRank: 1)
!292 = !DILocation(line: 74, column: 3, scope: !270, atomGroup: 1, atomRank: 1)
!293 = !DILocation(line: 76, column: 5, scope: !294)
!294 = distinct !DILexicalBlock(scope: !270, file: !3, line: 74, column: 17)
!295 = !DILocalVariable(name: "this", arg: 1, scope: !296, type: !298, flags: DIFlagArtificial | DIFlagObjectPointer)
!296 = distinct !DISubprogram(name: "Timeout", linkageName: "_ZN7service7TimeoutC1Ev", scope: !80, file: !3, line: 23, type: !106, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !105, retainedNodes: !297, keyInstructions: true)
!297 = !{!295}
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!299 = !DILocation(line: 0, scope: !296, inlinedAt: !300)
!300 = distinct !DILocation(line: 76, column: 11, scope: !294)
!301 = !DILocation(line: 23, column: 26, scope: !296, inlinedAt: !300)
!302 = !DILocation(line: 0, scope: !202, inlinedAt: !303)
!303 = distinct !DILocation(line: 23, column: 15, scope: !296, inlinedAt: !300)
!304 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !303)
!305 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !303, atomGroup: 1, atomRank: 1)
!306 = !DILocation(line: 84, column: 1, scope: !294)
!307 = !DILocation(line: 78, column: 5, scope: !294)
!308 = !DILocation(line: 80, column: 5, scope: !294)
!309 = !DILocation(line: 80, column: 11, scope: !294)
!310 = !DILocation(line: 0, scope: !202, inlinedAt: !311)
!311 = distinct !DILocation(line: 80, column: 15, scope: !294)
!312 = !DILocation(line: 18, column: 35, scope: !202, inlinedAt: !311)
!313 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !311)
!314 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !311, atomGroup: 1, atomRank: 1)
!315 = !{!316, !316, i64 0}
!316 = !{!"p1 _ZTSN7service5ErrorE", !317, i64 0}
!317 = !{!"any pointer", !170, i64 0}
!318 = !DILocation(line: 0, scope: !294)
!319 = !DILocation(line: 0, scope: !250, inlinedAt: !320)
!320 = distinct !DILocation(line: 82, column: 12, scope: !294)
!321 = !DILocation(line: 67, column: 9, scope: !257, inlinedAt: !320, atomGroup: 3, atomRank: 2)
!322 = !DILocation(line: 67, column: 9, scope: !257, inlinedAt: !320, atomGroup: 3, atomRank: 1)
!323 = !DILocation(line: 68, column: 5, scope: !257, inlinedAt: !320)
!324 = !DILocation(line: 70, column: 1, scope: !257, inlinedAt: !320)
!325 = !DILocation(line: 69, column: 3, scope: !250, inlinedAt: !320)
!326 = !DILocation(line: 54, column: 19, scope: !233, inlinedAt: !327, atomGroup: 1, atomRank: 2)
!327 = distinct !DILocation(line: 69, column: 10, scope: !250, inlinedAt: !320)
!328 = !DILocation(line: 54, column: 19, scope: !233, inlinedAt: !327, atomGroup: 1, atomRank: 1)
!329 = !DILocation(line: 55, column: 5, scope: !233, inlinedAt: !327)
!330 = !DILocation(line: 55, column: 11, scope: !233, inlinedAt: !327)
!331 = !DILocation(line: 69, column: 17, scope: !250, inlinedAt: !320, atomGroup: 4, atomRank: 2)
!332 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !281, atomGroup: 1, atomRank: 1)
!333 = distinct !DILexicalBlock(scope: !275, file: !3, line: 37, column: 12)
!334 = !DILocation(line: 84, column: 1, scope: !270, atomGroup: 3, atomRank: 1)
!335 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !279)
!336 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !279, atomGroup: 1, atomRank: 2)
!337 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !279, atomGroup: 1, atomRank: 1)
!338 = !DILocation(line: 84, column: 1, scope: !270)
!339 = distinct !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD1Ev", scope: !80, file: !3, line: 22, type: !106, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !340, retainedNodes: !341, keyInstructions: true)
!340 = !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD4Ev", scope: !80, type: !106, containingType: !80, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!341 = !{!342}
!342 = !DILocalVariable(name: "this", arg: 1, scope: !339, type: !298, flags: DIFlagArtificial | DIFlagObjectPointer)
!343 = !DILocation(line: 0, scope: !339)
!344 = !DILocation(line: 22, column: 8, scope: !339, atomGroup: 1, atomRank: 1)
!345 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !3, file: !3, type: !346, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!346 = !DISubroutineType(types: !347)
!347 = !{!75, !176}
!348 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !349, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!349 = !DISubroutineType(types: !350)
!350 = !{null, !75, !176}
!351 = distinct !DISubprogram(name: "run", linkageName: "_ZN7service3runEi", scope: !2, file: !3, line: 86, type: !251, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !352, keyInstructions: true)
!352 = !{!353, !354, !355, !357, !358, !359}
!353 = !DILocalVariable(name: "kind", arg: 1, scope: !351, file: !3, line: 86, type: !24)
!354 = !DILocalVariable(name: "outer", scope: !351, file: !3, line: 87, type: !55)
!355 = !DILocalVariable(name: "inner", scope: !356, file: !3, line: 90, type: !55)
!356 = distinct !DILexicalBlock(scope: !351, file: !3, line: 89, column: 7)
!357 = !DILocalVariable(name: "code", scope: !351, file: !3, line: 98, type: !24)
!358 = !DILocalVariable(name: "owned", scope: !351, file: !3, line: 95, type: !205)
!359 = !DILocalVariable(name: "timeout", scope: !351, file: !3, line: 92, type: !360)
!360 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !113, size: 64)
!361 = !DILocation(line: 0, scope: !275, inlinedAt: !362)
!362 = distinct !DILocation(line: 103, column: 1, scope: !351)
!363 = !DILocation(line: 0, scope: !275, inlinedAt: !364)
!364 = distinct !DILocation(line: 103, column: 1, scope: !351)
!365 = !DILocation(line: 0, scope: !283, inlinedAt: !366)
!366 = distinct !DILocation(line: 87, column: 9, scope: !351)
!367 = !DILocation(line: 0, scope: !275, inlinedAt: !368)
!368 = distinct !DILocation(line: 92, column: 3, scope: !351)
!369 = !DILocation(line: 0, scope: !275, inlinedAt: !370)
!370 = distinct !DILocation(line: 92, column: 3, scope: !351)
!371 = !DILocation(line: 0, scope: !283, inlinedAt: !372)
!372 = distinct !DILocation(line: 90, column: 11, scope: !356)
!373 = !DILocation(line: 0, scope: !351)
!374 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !366)
!375 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !366, atomGroup: 1, atomRank: 2)
!376 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !366, atomGroup: 1, atomRank: 1)
!377 = !DILocation(line: 0, scope: !378, inlinedAt: !381)
!378 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !379, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!379 = !DISubroutineType(types: !380)
!380 = !{}
!381 = distinct !DILocation(line: 88, column: 12, scope: !351)
!382 = !{!"branch_weights", i32 1, i32 1023}
!383 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !372)
!384 = !DILocation(line: 88, column: 12, scope: !351)
!385 = !DILocation(line: 88, column: 3, scope: !351)
!386 = !DILocation(line: 88, column: 9, scope: !351)
!387 = !DILocation(line: 88, column: 9, scope: !351, atomGroup: 1, atomRank: 2)
!388 = !DILocation(line: 88, column: 9, scope: !351, atomGroup: 1, atomRank: 1)
!389 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !372, atomGroup: 1, atomRank: 2)
!390 = !DILocation(line: 36, column: 13, scope: !289, inlinedAt: !372, atomGroup: 1, atomRank: 1)
!391 = !DILocation(line: 91, column: 12, scope: !356)
!392 = !DILocation(line: 91, column: 37, scope: !356)
!393 = !DILocation(line: 91, column: 26, scope: !356)
!394 = !DILocation(line: 91, column: 24, scope: !356, atomGroup: 2, atomRank: 2)
!395 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !370)
!396 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !370, atomGroup: 1, atomRank: 2)
!397 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !370, atomGroup: 1, atomRank: 1)
!398 = !DILocation(line: 103, column: 1, scope: !356)
!399 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !368)
!400 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !368, atomGroup: 1, atomRank: 2)
!401 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !368, atomGroup: 1, atomRank: 1)
!402 = !DILocation(line: 92, column: 3, scope: !356)
!403 = !DILocation(line: 98, column: 3, scope: !404)
!404 = distinct !DILexicalBlock(scope: !351, file: !3, line: 95, column: 26)
!405 = !DILocation(line: 93, column: 17, scope: !406)
!406 = distinct !DILexicalBlock(scope: !351, file: !3, line: 92, column: 36)
!407 = !DILocation(line: 93, column: 25, scope: !406)
!408 = !DILocation(line: 93, column: 25, scope: !406, atomGroup: 6, atomRank: 3)
!409 = !DILocation(line: 93, column: 17, scope: !406, atomGroup: 6, atomRank: 2)
!410 = !DILocation(line: 93, column: 5, scope: !406)
!411 = !DILocation(line: 93, column: 15, scope: !406, atomGroup: 6, atomRank: 1)
!412 = !{!413, !413, i64 0}
!413 = !{!"long", !170, i64 0}
!414 = !DILocation(line: 94, column: 35, scope: !406)
!415 = !DILocation(line: 94, column: 12, scope: !406, atomGroup: 7, atomRank: 2)
!416 = !DILocation(line: 95, column: 3, scope: !406)
!417 = !DILocation(line: 100, column: 3, scope: !418)
!418 = distinct !DILexicalBlock(scope: !351, file: !3, line: 98, column: 22)
!419 = !DILocation(line: 96, column: 5, scope: !404)
!420 = !DILocation(line: 97, column: 5, scope: !404)
!421 = !DILocation(line: 102, column: 3, scope: !422, atomGroup: 4, atomRank: 2)
!422 = distinct !DILexicalBlock(scope: !351, file: !3, line: 100, column: 17)
!423 = !DILocation(line: 99, column: 12, scope: !418, atomGroup: 5, atomRank: 2)
!424 = !DILocation(line: 101, column: 29, scope: !422)
!425 = !DILocation(line: 101, column: 29, scope: !422, atomGroup: 3, atomRank: 3)
!426 = !DILocation(line: 101, column: 29, scope: !422, atomGroup: 3, atomRank: 2)
!427 = !DILocation(line: 102, column: 3, scope: !422)
!428 = !DILocation(line: 103, column: 1, scope: !351)
!429 = !DILocation(line: 103, column: 1, scope: !404)
!430 = !DILocation(line: 103, column: 1, scope: !406)
!431 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !364)
!432 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !364, atomGroup: 1, atomRank: 2)
!433 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !364, atomGroup: 1, atomRank: 1)
!434 = !DILocation(line: 103, column: 1, scope: !351, atomGroup: 8, atomRank: 1)
!435 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !362)
!436 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !362, atomGroup: 1, atomRank: 2)
!437 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !362, atomGroup: 1, atomRank: 1)
!438 = !DILocation(line: 0, scope: !378)
!439 = !DISubprogram(name: "printf", scope: !3, file: !3, line: 11, type: !440, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{!24, !101, null}
!442 = distinct !DISubprogram(name: "run_twice", linkageName: "_ZN7service9run_twiceEi", scope: !2, file: !3, line: 105, type: !251, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !443, keyInstructions: true)
!443 = !{!444}
!444 = !DILocalVariable(name: "kind", arg: 1, scope: !442, file: !3, line: 105, type: !24)
!445 = !DILocation(line: 0, scope: !442)
!446 = !DILocation(line: 105, column: 43, scope: !442)
!447 = !DILocation(line: 105, column: 64, scope: !442)
!448 = !DILocation(line: 105, column: 55, scope: !442)
!449 = !DILocation(line: 105, column: 53, scope: !442, atomGroup: 1, atomRank: 2)
!450 = !DILocation(line: 105, column: 36, scope: !442, atomGroup: 1, atomRank: 1)
!451 = distinct !DISubprogram(name: "choose_add", scope: !3, file: !3, line: 124, type: !452, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !458, keyInstructions: true)
!452 = !DISubroutineType(types: !453)
!453 = !{!454}
!454 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !455, size: 64)
!455 = !DISubroutineType(types: !456)
!456 = !{!24, !457, !24}
!457 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!458 = !{!459, !460, !461, !462}
!459 = !DILocalVariable(name: "a", scope: !451, file: !3, line: 125, type: !14)
!460 = !DILocalVariable(name: "b", scope: !451, file: !3, line: 125, type: !14)
!461 = !DILocalVariable(name: "c", scope: !451, file: !3, line: 125, type: !14)
!462 = !DILocalVariable(name: "d", scope: !451, file: !3, line: 125, type: !14)
!463 = !DILocation(line: 0, scope: !451)
!464 = !DILocation(line: 126, column: 3, scope: !451, atomGroup: 4, atomRank: 1)
!465 = !{i64 3216}
!466 = !DILocation(line: 126, column: 3, scope: !451, atomGroup: 6, atomRank: 2)
!467 = !DILocation(line: 127, column: 12, scope: !451)
!468 = !DILocation(line: 127, column: 10, scope: !451, atomGroup: 10, atomRank: 2)
!469 = !DILocation(line: 127, column: 10, scope: !451)
!470 = !DILocation(line: 127, column: 3, scope: !451, atomGroup: 11, atomRank: 1)
!471 = distinct !DISubprogram(name: "add_fast", linkageName: "_ZN7serviceL8add_fastEPKii", scope: !2, file: !3, line: 114, type: !455, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !472, keyInstructions: true)
!472 = !{!473, !474, !475}
!473 = !DILocalVariable(name: "items", arg: 1, scope: !471, file: !3, line: 114, type: !457)
!474 = !DILocalVariable(name: "count", arg: 2, scope: !471, file: !3, line: 114, type: !24)
!475 = !DILocalVariable(name: "sum", scope: !471, file: !3, line: 115, type: !24)
!476 = !DILocation(line: 0, scope: !471)
!477 = !DILocation(line: 116, column: 3, scope: !471, atomGroup: 2, atomRank: 1)
!478 = !{i64 2946, i64 2965, i64 2980, i64 2991}
!479 = !DILocation(line: 116, column: 3, scope: !471, atomGroup: 3, atomRank: 2)
!480 = !DILocation(line: 120, column: 3, scope: !471, atomGroup: 7, atomRank: 1)
!481 = distinct !DISubprogram(name: "add_plain", linkageName: "_ZN7serviceL9add_plainEPKii", scope: !2, file: !3, line: 107, type: !455, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !482, keyInstructions: true)
!482 = !{!483, !484, !485, !486}
!483 = !DILocalVariable(name: "items", arg: 1, scope: !481, file: !3, line: 107, type: !457)
!484 = !DILocalVariable(name: "count", arg: 2, scope: !481, file: !3, line: 107, type: !24)
!485 = !DILocalVariable(name: "sum", scope: !481, file: !3, line: 108, type: !24)
!486 = !DILocalVariable(name: "i", scope: !487, file: !3, line: 109, type: !24)
!487 = distinct !DILexicalBlock(scope: !481, file: !3, line: 109, column: 3)
!488 = !DILocation(line: 0, scope: !481)
!489 = !DILocation(line: 0, scope: !487)
!490 = !DILocation(line: 109, column: 21, scope: !491, atomGroup: 12, atomRank: 1)
!491 = distinct !DILexicalBlock(scope: !487, file: !3, line: 109, column: 3)
!492 = !DILocation(line: 109, column: 3, scope: !487, atomGroup: 13, atomRank: 1)
!493 = !DILocation(line: 109, column: 21, scope: !491, atomGroup: 3, atomRank: 1)
!494 = !DILocation(line: 109, column: 3, scope: !487)
!495 = !DILocation(line: 109, column: 31, scope: !491, atomGroup: 6, atomRank: 2)
!496 = !DILocation(line: 110, column: 12, scope: !491)
!497 = !DILocation(line: 110, column: 9, scope: !491, atomGroup: 5, atomRank: 2)
!498 = !DILocation(line: 109, column: 3, scope: !487, atomGroup: 4, atomRank: 1)
!499 = distinct !{!499, !500, !501, !502}
!500 = !{!"llvm.loop.mustprogress"}
!501 = !{!"llvm.loop.isvectorized", i32 1}
!502 = !{!"llvm.loop.unroll.runtime.disable"}
!503 = !DILocation(line: 111, column: 3, scope: !481, atomGroup: 9, atomRank: 1)
!504 = distinct !{!504, !500, !502, !501}
!505 = !DILocation(line: 0, scope: !45)
!506 = !DILocation(line: 137, column: 3, scope: !45, atomGroup: 2, atomRank: 1)
!507 = !DILocation(line: 138, column: 1, scope: !45)
!508 = !DILocation(line: 139, column: 8, scope: !45, atomGroup: 4, atomRank: 2)
!509 = !DILocation(line: 140, column: 3, scope: !45, atomGroup: 5, atomRank: 1)
!510 = !DILocation(line: 141, column: 1, scope: !45)
!511 = !DILocation(line: 142, column: 9, scope: !45, atomGroup: 7, atomRank: 2)
!512 = !DILocation(line: 143, column: 3, scope: !45, atomGroup: 8, atomRank: 1)
!513 = !DILocation(line: 144, column: 1, scope: !45)
!514 = !DILocation(line: 145, column: 3, scope: !45, atomGroup: 10, atomRank: 1)
!515 = !{!170, !170, i64 0}
!516 = !{!317, !317, i64 0}
!517 = distinct !DISubprogram(name: "carries", linkageName: "_ZN7service7carriesEjj", scope: !2, file: !3, line: 149, type: !518, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !521, keyInstructions: true)
!518 = !DISubroutineType(types: !519)
!519 = !{!520, !14, !14}
!520 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!521 = !{!522, !523, !524}
!522 = !DILocalVariable(name: "a", arg: 1, scope: !517, file: !3, line: 149, type: !14)
!523 = !DILocalVariable(name: "b", arg: 2, scope: !517, file: !3, line: 149, type: !14)
!524 = !DILabel(scope: !517, name: "overflow", file: !3, line: 152, column: 1)
!525 = !DILocation(line: 0, scope: !517)
!526 = !DILocation(line: 150, column: 3, scope: !517, atomGroup: 1, atomRank: 1)
!527 = !{i64 3862, i64 3876}
!528 = !DILocation(line: 152, column: 1, scope: !517)
!529 = !DILocation(line: 153, column: 3, scope: !517, atomGroup: 3, atomRank: 1)
!530 = !DILocation(line: 154, column: 1, scope: !517, atomGroup: 4, atomRank: 1)
!531 = distinct !DISubprogram(name: "widen", linkageName: "_ZN7service5widenEmm", scope: !2, file: !3, line: 156, type: !532, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !534, keyInstructions: true)
!532 = !DISubroutineType(types: !533)
!533 = !{!53, !176, !176}
!534 = !{!535, !536}
!535 = !DILocalVariable(name: "a", arg: 1, scope: !531, file: !3, line: 156, type: !176)
!536 = !DILocalVariable(name: "b", arg: 2, scope: !531, file: !3, line: 156, type: !176)
!537 = !DILocation(line: 0, scope: !531)
!538 = !DILocation(line: 156, column: 87, scope: !531)
!539 = !DILocation(line: 156, column: 91, scope: !531)
!540 = !DILocation(line: 156, column: 89, scope: !531, atomGroup: 1, atomRank: 2)
!541 = !DILocation(line: 156, column: 61, scope: !531, atomGroup: 1, atomRank: 1)
!542 = distinct !DISubprogram(name: "average", linkageName: "_ZN7service7averageEiz", scope: !2, file: !3, line: 158, type: !543, scopeLine: 158, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !545, keyInstructions: true)
!543 = !DISubroutineType(types: !544)
!544 = !{!115, !24, null}
!545 = !{!546, !547, !558, !559}
!546 = !DILocalVariable(name: "count", arg: 1, scope: !542, file: !3, line: 158, type: !24)
!547 = !DILocalVariable(name: "arguments", scope: !542, file: !3, line: 159, type: !548)
!548 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !549)
!549 = !DICompositeType(tag: DW_TAG_array_type, baseType: !550, size: 192, elements: !556)
!550 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !551, identifier: "_ZTS13__va_list_tag")
!551 = !{!552, !553, !554, !555}
!552 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !550, file: !3, line: 159, baseType: !14, size: 32)
!553 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !550, file: !3, line: 159, baseType: !14, size: 32, offset: 32)
!554 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !550, file: !3, line: 159, baseType: !75, size: 64, offset: 64)
!555 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !550, file: !3, line: 159, baseType: !75, size: 64, offset: 128)
!556 = !{!557}
!557 = !DISubrange(count: 1)
!558 = !DILocalVariable(name: "sum", scope: !542, file: !3, line: 161, type: !115)
!559 = !DILocalVariable(name: "i", scope: !560, file: !3, line: 162, type: !24)
!560 = distinct !DILexicalBlock(scope: !542, file: !3, line: 162, column: 3)
!561 = distinct !DIAssignID()
!562 = !DILocation(line: 0, scope: !542)
!563 = !DILocation(line: 159, column: 3, scope: !542)
!564 = !DILocation(line: 160, column: 3, scope: !542)
!565 = !DILocation(line: 0, scope: !560)
!566 = !DILocation(line: 162, column: 21, scope: !567, atomGroup: 14, atomRank: 1)
!567 = distinct !DILexicalBlock(scope: !560, file: !3, line: 162, column: 3)
!568 = !DILocation(line: 162, column: 3, scope: !560, atomGroup: 15, atomRank: 1)
!569 = !DILocation(line: 162, column: 3, scope: !560)
!570 = !DILocation(line: 163, column: 12, scope: !567)
!571 = distinct !DIAssignID()
!572 = distinct !DIAssignID()
!573 = !{!574, !574, i64 0}
!574 = !{!"double", !170, i64 0}
!575 = !DILocation(line: 163, column: 9, scope: !567, atomGroup: 16, atomRank: 2)
!576 = !DILocation(line: 164, column: 3, scope: !542)
!577 = !DILocation(line: 165, column: 16, scope: !542)
!578 = !DILocation(line: 165, column: 14, scope: !542, atomGroup: 9, atomRank: 2)
!579 = !DILocation(line: 166, column: 1, scope: !542)
!580 = !DILocation(line: 165, column: 3, scope: !542, atomGroup: 9, atomRank: 1)
!581 = !DILocation(line: 163, column: 9, scope: !567, atomGroup: 5, atomRank: 2)
!582 = !DILocation(line: 163, column: 9, scope: !567, atomGroup: 20, atomRank: 2)
!583 = !DILocation(line: 162, column: 3, scope: !560, atomGroup: 23, atomRank: 1)
!584 = distinct !{!584, !569, !585, !500}
!585 = !DILocation(line: 163, column: 46, scope: !560)
!586 = distinct !DISubprogram(name: "exchange", linkageName: "_ZN7service8exchangeEPii", scope: !2, file: !3, line: 168, type: !587, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !590, keyInstructions: true)
!587 = !DISubroutineType(types: !588)
!588 = !{!24, !589, !24}
!589 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!590 = !{!591, !592, !593}
!591 = !DILocalVariable(name: "at", arg: 1, scope: !586, file: !3, line: 168, type: !589)
!592 = !DILocalVariable(name: "wanted", arg: 2, scope: !586, file: !3, line: 168, type: !24)
!593 = !DILocalVariable(name: "seen", scope: !586, file: !3, line: 169, type: !24)
!594 = !DILocation(line: 0, scope: !586)
!595 = !DILocation(line: 169, column: 14, scope: !586, atomGroup: 2, atomRank: 2)
!596 = !DILocation(line: 170, column: 3, scope: !586)
!597 = !DILocation(line: 169, column: 7, scope: !586, atomGroup: 1, atomRank: 1)
!598 = !DILocation(line: 170, column: 11, scope: !586)
!599 = !DILocation(line: 170, column: 11, scope: !586, atomGroup: 3, atomRank: 3)
!600 = !DILocation(line: 170, column: 3, scope: !586, atomGroup: 5, atomRank: 1)
!601 = distinct !{!601, !596, !602, !500}
!602 = !DILocation(line: 171, column: 5, scope: !586)
!603 = !DILocation(line: 172, column: 3, scope: !586)
!604 = !DILocation(line: 173, column: 10, scope: !586, atomGroup: 7, atomRank: 2)
!605 = !DILocation(line: 173, column: 54, scope: !586, atomGroup: 8, atomRank: 2)
!606 = !DILocation(line: 173, column: 3, scope: !586, atomGroup: 8, atomRank: 1)
!607 = distinct !DISubprogram(name: "shuffle", linkageName: "_ZN7service7shuffleEDv4_fS0_", scope: !2, file: !3, line: 176, type: !608, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !610, keyInstructions: true)
!608 = !DISubroutineType(types: !609)
!609 = !{!72, !72, !72}
!610 = !{!611, !612}
!611 = !DILocalVariable(name: "a", arg: 1, scope: !607, file: !3, line: 176, type: !72)
!612 = !DILocalVariable(name: "b", arg: 2, scope: !607, file: !3, line: 176, type: !72)
!613 = !DILocation(line: 0, scope: !607)
!614 = !DILocation(line: 176, column: 39, scope: !607)
!615 = !DILocation(line: 176, column: 81, scope: !607, atomGroup: 1, atomRank: 2)
!616 = !DILocation(line: 176, column: 32, scope: !607, atomGroup: 1, atomRank: 1)
!617 = distinct !DISubprogram(name: "countdown", linkageName: "_ZN7service9countdownEi", scope: !2, file: !3, line: 178, type: !251, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !618, keyInstructions: true)
!618 = !{!619}
!619 = !DILocalVariable(name: "n", arg: 1, scope: !617, file: !3, line: 178, type: !24)
!620 = !DILocation(line: 0, scope: !617)
!621 = !DILocation(line: 180, column: 12, scope: !622, atomGroup: 2, atomRank: 3)
!622 = distinct !DILexicalBlock(scope: !617, file: !3, line: 179, column: 7)
!623 = !DILocation(line: 180, column: 12, scope: !622, atomGroup: 2, atomRank: 2)
!624 = !DILocation(line: 182, column: 1, scope: !617, atomGroup: 4, atomRank: 1)
!625 = distinct !DISubprogram(name: "open_log", linkageName: "_ZN7service8open_logEv", scope: !2, file: !3, line: 188, type: !240, scopeLine: 188, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!626 = !DILocalVariable(name: "this", arg: 1, scope: !627, type: !636, flags: DIFlagArtificial | DIFlagObjectPointer)
!627 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN7service8open_logEvENK3$_0clEi", scope: !628, file: !3, line: 189, type: !629, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !633, retainedNodes: !634, keyInstructions: true)
!628 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !625, file: !3, line: 189, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !380)
!629 = !DISubroutineType(types: !630)
!630 = !{!24, !631, !24}
!631 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !632, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!632 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !628)
!633 = !DISubprogram(name: "operator()", scope: !628, file: !3, line: 189, type: !629, scopeLine: 189, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!634 = !{!626, !635}
!635 = !DILocalVariable(name: "x", arg: 2, scope: !627, file: !3, line: 189, type: !24)
!636 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !632, size: 64)
!637 = !DILocation(line: 0, scope: !627, inlinedAt: !638)
!638 = distinct !DILocation(line: 184, column: 47, scope: !639, inlinedAt: !646)
!639 = distinct !DISubprogram(name: "apply<(lambda at sources/host_service.cpp:189:24)>", linkageName: "_ZN7service5applyIZNS_8open_logEvE3$_0EEiT_", scope: !2, file: !3, line: 184, type: !640, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, templateParams: !644, retainedNodes: !642, keyInstructions: true)
!640 = !DISubroutineType(types: !641)
!641 = !{!24, !628}
!642 = !{!643}
!643 = !DILocalVariable(name: "body", arg: 1, scope: !639, file: !3, line: 184, type: !628)
!644 = !{!645}
!645 = !DITemplateTypeParameter(name: "F", type: !628)
!646 = distinct !DILocation(line: 189, column: 18, scope: !625)
!647 = !DILocation(line: 189, column: 47, scope: !627, inlinedAt: !638)
!648 = !DILocation(line: 189, column: 45, scope: !627, inlinedAt: !638, atomGroup: 1, atomRank: 2)
!649 = !DILocation(line: 189, column: 59, scope: !625)
!650 = !DILocation(line: 189, column: 57, scope: !625, atomGroup: 1, atomRank: 2)
!651 = !DILocation(line: 189, column: 16, scope: !625, atomGroup: 1, atomRank: 1)
!652 = !DILocation(line: 190, column: 1, scope: !625, atomGroup: 2, atomRank: 1)
!653 = distinct !DISubprogram(name: "close_log", linkageName: "_ZN7service9close_logEv", scope: !2, file: !3, line: 191, type: !240, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!654 = !DILocation(line: 191, column: 63, scope: !653, atomGroup: 1, atomRank: 2)
!655 = !DILocation(line: 191, column: 61, scope: !653, atomGroup: 1, atomRank: 1)
!656 = !DILocation(line: 191, column: 75, scope: !653, atomGroup: 2, atomRank: 1)
!657 = distinct !DISubprogram(name: "unpack", linkageName: "_ZN7service6unpackENS_5FlagsE", scope: !2, file: !3, line: 197, type: !658, scopeLine: 197, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !665, keyInstructions: true)
!658 = !DISubroutineType(types: !659)
!659 = !{!24, !660}
!660 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Flags", scope: !2, file: !3, line: 193, size: 32, flags: DIFlagTypePassByValue, elements: !661, identifier: "_ZTSN7service5FlagsE")
!661 = !{!662, !663, !664}
!662 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !660, file: !3, line: 194, baseType: !14, size: 1, flags: DIFlagBitField, extraData: i64 0)
!663 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !660, file: !3, line: 194, baseType: !14, size: 5, offset: 1, flags: DIFlagBitField, extraData: i64 0)
!664 = !DIDerivedType(tag: DW_TAG_member, name: "delta", scope: !660, file: !3, line: 195, baseType: !24, size: 9, offset: 6, flags: DIFlagBitField, extraData: i64 0)
!665 = !{!666}
!666 = !DILocalVariable(name: "flags", arg: 1, scope: !657, file: !3, line: 197, type: !660)
!667 = !DILocation(line: 0, scope: !657)
!668 = !DILocation(line: 197, column: 40, scope: !657)
!669 = !DILocation(line: 197, column: 34, scope: !657, atomGroup: 2, atomRank: 2)
!670 = !DILocation(line: 197, column: 34, scope: !657, atomGroup: 2, atomRank: 1)
!671 = !DILocation(line: 197, column: 54, scope: !657)
!672 = !DILocation(line: 197, column: 34, scope: !657)
!673 = !DILocation(line: 197, column: 67, scope: !657)
!674 = !DILocation(line: 197, column: 34, scope: !657, atomGroup: 1, atomRank: 2)
!675 = !DILocation(line: 197, column: 27, scope: !657, atomGroup: 1, atomRank: 1)
!676 = !DILocation(line: 200, column: 3, scope: !68)
!677 = !{!"branch_weights", i32 1, i32 1048575}
!678 = !DILocalVariable(name: "this", arg: 1, scope: !679, type: !185, flags: DIFlagArtificial | DIFlagObjectPointer)
!679 = distinct !DISubprogram(name: "Pool", linkageName: "_ZN7service4PoolIDv4_fEC2Ev", scope: !9, file: !3, line: 51, type: !680, scopeLine: 51, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !682, retainedNodes: !683, keyInstructions: true)
!680 = !DISubroutineType(types: !681)
!681 = !{null, !19}
!682 = !DISubprogram(name: "Pool", linkageName: "_ZN7service4PoolIDv4_fEC4Ev", scope: !9, type: !680, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!683 = !{!678}
!684 = !DILocation(line: 0, scope: !679, inlinedAt: !685)
!685 = distinct !DILocation(line: 200, column: 21, scope: !68)
!686 = !DILocation(line: 43, column: 12, scope: !679, inlinedAt: !685, atomGroup: 1, atomRank: 1)
!687 = !DILocation(line: 0, scope: !182, inlinedAt: !688)
!688 = distinct !DILocation(line: 201, column: 21, scope: !68)
!689 = !DILocation(line: 45, column: 9, scope: !188, inlinedAt: !688)
!690 = !DILocation(line: 45, column: 14, scope: !188, inlinedAt: !688, atomGroup: 1, atomRank: 2)
!691 = !DILocation(line: 45, column: 14, scope: !188, inlinedAt: !688, atomGroup: 1, atomRank: 1)
!692 = !DILocation(line: 46, column: 7, scope: !188, inlinedAt: !688)
!693 = !DILocation(line: 0, scope: !195, inlinedAt: !694)
!694 = distinct !DILocation(line: 46, column: 13, scope: !188, inlinedAt: !688)
!695 = !DILocation(line: 28, column: 27, scope: !195, inlinedAt: !694)
!696 = !DILocation(line: 0, scope: !202, inlinedAt: !697)
!697 = distinct !DILocation(line: 28, column: 16, scope: !195, inlinedAt: !694)
!698 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !697)
!699 = !DILocation(line: 18, column: 27, scope: !202, inlinedAt: !697, atomGroup: 1, atomRank: 1)
!700 = !DILocation(line: 27, column: 15, scope: !195, inlinedAt: !694)
!701 = !DILocation(line: 27, column: 15, scope: !195, inlinedAt: !694, atomGroup: 1, atomRank: 1)
!702 = !DILocation(line: 47, column: 22, scope: !182, inlinedAt: !688, atomGroup: 3, atomRank: 2)
!703 = !DILocation(line: 47, column: 22, scope: !182, inlinedAt: !688, atomGroup: 3, atomRank: 1)
!704 = !DILocation(line: 47, column: 12, scope: !182, inlinedAt: !688)
!705 = !DILocation(line: 47, column: 12, scope: !182, inlinedAt: !688, atomGroup: 2, atomRank: 2)
!706 = !DILocation(line: 201, column: 34, scope: !68, atomGroup: 1, atomRank: 2)
!707 = !DILocation(line: 201, column: 10, scope: !68, atomGroup: 1, atomRank: 1)
!708 = !DILocation(line: 201, column: 3, scope: !68, atomGroup: 1, atomRank: 1)
!709 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 206, type: !710, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !714, keyInstructions: true)
!710 = !DISubroutineType(types: !711)
!711 = !{!24, !24, !712}
!712 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !713, size: 64)
!713 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!714 = !{!715, !716, !717}
!715 = !DILocalVariable(name: "argc", arg: 1, scope: !709, file: !3, line: 206, type: !24)
!716 = !DILocalVariable(name: "argv", arg: 2, scope: !709, file: !3, line: 206, type: !712)
!717 = !DILocalVariable(name: "items", scope: !709, file: !3, line: 207, type: !718)
!718 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !158)
!719 = distinct !DIAssignID()
!720 = !DILocation(line: 0, scope: !709)
!721 = !DILocation(line: 207, column: 3, scope: !709)
!722 = !DILocation(line: 207, column: 17, scope: !709, atomGroup: 1, atomRank: 1)
!723 = distinct !DIAssignID()
!724 = !DILocation(line: 207, column: 17, scope: !709)
!725 = distinct !DIAssignID()
!726 = distinct !DIAssignID()
!727 = !DILocation(line: 208, column: 10, scope: !709)
!728 = !DILocation(line: 0, scope: !442, inlinedAt: !729)
!729 = distinct !DILocation(line: 208, column: 35, scope: !709)
!730 = !DILocation(line: 105, column: 43, scope: !442, inlinedAt: !729)
!731 = !DILocation(line: 105, column: 64, scope: !442, inlinedAt: !729)
!732 = !DILocation(line: 105, column: 55, scope: !442, inlinedAt: !729)
!733 = !DILocation(line: 208, column: 98, scope: !709)
!734 = !{!735, !735, i64 0}
!735 = !{!"p1 omnipotent char", !317, i64 0}
!736 = !DILocation(line: 208, column: 62, scope: !709)
!737 = !DILocation(line: 105, column: 53, scope: !442, inlinedAt: !729, atomGroup: 1, atomRank: 2)
!738 = !DILocation(line: 208, column: 33, scope: !709)
!739 = !DILocation(line: 208, column: 60, scope: !709, atomGroup: 3, atomRank: 2)
!740 = !DILocation(line: 209, column: 1, scope: !709)
!741 = !DILocation(line: 208, column: 3, scope: !709, atomGroup: 3, atomRank: 1)
!742 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service7Timeout4textEv", scope: !80, file: !3, line: 24, type: !110, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !109, retainedNodes: !743, keyInstructions: true)
!743 = !{!744}
!744 = !DILocalVariable(name: "this", arg: 1, scope: !742, type: !745, flags: DIFlagArtificial | DIFlagObjectPointer)
!745 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!746 = !DILocation(line: 0, scope: !742)
!747 = !DILocation(line: 24, column: 39, scope: !742, atomGroup: 1, atomRank: 1)
!748 = distinct !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD0Ev", scope: !80, file: !3, line: 22, type: !106, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !340, retainedNodes: !749, keyInstructions: true)
!749 = !{!750}
!750 = !DILocalVariable(name: "this", arg: 1, scope: !748, type: !298, flags: DIFlagArtificial | DIFlagObjectPointer)
!751 = !DILocation(line: 0, scope: !748)
!752 = !DILocation(line: 22, column: 8, scope: !748)
!753 = !DILocation(line: 22, column: 8, scope: !748, atomGroup: 1, atomRank: 1)
!754 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service7TimeoutD1Ev", scope: !3, file: !3, line: 22, type: !379, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!755 = !DILocation(line: 0, scope: !754)
!756 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service7TimeoutD0Ev", scope: !3, file: !3, line: 22, type: !379, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!757 = !DILocation(line: 0, scope: !756)
!758 = !DILocation(line: 0, scope: !748, inlinedAt: !759)
!759 = distinct !DILocation(line: 0, scope: !756)
!760 = !DILocation(line: 22, column: 8, scope: !748, inlinedAt: !759)
!761 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK7service7Timeout4textEv", scope: !3, file: !3, line: 24, type: !379, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!762 = !DILocation(line: 0, scope: !761)
!763 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service8Overload4textEv", scope: !77, file: !3, line: 29, type: !121, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !120, retainedNodes: !764, keyInstructions: true)
!764 = !{!765}
!765 = !DILocalVariable(name: "this", arg: 1, scope: !763, type: !766, flags: DIFlagArtificial | DIFlagObjectPointer)
!766 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!767 = !DILocation(line: 0, scope: !763)
!768 = !DILocation(line: 29, column: 39, scope: !763, atomGroup: 1, atomRank: 1)
!769 = distinct !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD0Ev", scope: !77, file: !3, line: 26, type: !117, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !226, retainedNodes: !770, keyInstructions: true)
!770 = !{!771}
!771 = !DILocalVariable(name: "this", arg: 1, scope: !769, type: !197, flags: DIFlagArtificial | DIFlagObjectPointer)
!772 = !DILocation(line: 0, scope: !769)
!773 = !DILocation(line: 26, column: 8, scope: !769)
!774 = !DILocation(line: 26, column: 8, scope: !769, atomGroup: 1, atomRank: 1)
!775 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service8OverloadD1Ev", scope: !3, file: !3, line: 26, type: !379, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!776 = !DILocation(line: 0, scope: !775)
!777 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service8OverloadD0Ev", scope: !3, file: !3, line: 26, type: !379, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!778 = !DILocation(line: 0, scope: !777)
!779 = !DILocation(line: 0, scope: !769, inlinedAt: !780)
!780 = distinct !DILocation(line: 0, scope: !777)
!781 = !DILocation(line: 26, column: 8, scope: !769, inlinedAt: !780)
!782 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK7service8Overload4textEv", scope: !3, file: !3, line: 29, type: !379, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!783 = !DILocation(line: 0, scope: !782)
!784 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN7service5ErrorD2Ev", scope: !83, file: !3, line: 19, type: !96, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !95, retainedNodes: !785, keyInstructions: true)
!785 = !{!786}
!786 = !DILocalVariable(name: "this", arg: 1, scope: !784, type: !205, flags: DIFlagArtificial | DIFlagObjectPointer)
!787 = !DILocation(line: 0, scope: !784)
!788 = !DILocation(line: 19, column: 21, scope: !784, atomGroup: 1, atomRank: 1)
!789 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN7service5ErrorD0Ev", scope: !83, file: !3, line: 19, type: !96, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !95, retainedNodes: !790, keyInstructions: true)
!790 = !{!791}
!791 = !DILocalVariable(name: "this", arg: 1, scope: !789, type: !205, flags: DIFlagArtificial | DIFlagObjectPointer)
!792 = !DILocation(line: 0, scope: !789)
!793 = !DILocation(line: 19, column: 20, scope: !789)
!794 = !DILocation(line: 19, column: 21, scope: !789, atomGroup: 1, atomRank: 1)
!795 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service5Error4textEv", scope: !83, file: !3, line: 20, type: !99, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !98, retainedNodes: !796, keyInstructions: true)
!796 = !{!797}
!797 = !DILocalVariable(name: "this", arg: 1, scope: !795, type: !798, flags: DIFlagArtificial | DIFlagObjectPointer)
!798 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!799 = !DILocation(line: 0, scope: !795)
!800 = !DILocation(line: 20, column: 38, scope: !795, atomGroup: 1, atomRank: 1)
