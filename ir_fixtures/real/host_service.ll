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

$_ZN7service8OverloadC1Ev = comdat any

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

$_ZTCN7service8OverloadE0_NS_7TimeoutE = comdat any

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
@_ZTCN7service8OverloadE0_NS_7TimeoutE = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTIN7service7TimeoutE, ptr @_ZNK7service7Timeout4textEv, ptr @_ZN7service7TimeoutD1Ev, ptr @_ZN7service7TimeoutD0Ev], [7 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTIN7service7TimeoutE, ptr @_ZTv0_n24_N7service7TimeoutD1Ev, ptr @_ZTv0_n24_N7service7TimeoutD0Ev, ptr @_ZTv0_n32_NK7service7Timeout4textEv] }, comdat, align 8
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
  %6 = tail call ptr @__cxa_allocate_exception(i64 48) #27, !dbg !193
  invoke void @_ZN7service8OverloadC1Ev(ptr noundef nonnull align 16 dereferenceable(32) %6)
          to label %7 unwind label %8, !dbg !194

7:                                                ; preds = %5
  tail call void @__cxa_throw(ptr nonnull %6, ptr nonnull @_ZTIN7service8OverloadE, ptr nonnull @_ZN7service8OverloadD1Ev) #28, !dbg !193
  unreachable, !dbg !193

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !195
  tail call void @__cxa_free_exception(ptr %6) #27, !dbg !193
  resume { ptr, i32 } %9, !dbg !193

10:                                               ; preds = %1
  %11 = add i32 %3, 1, !dbg !196
  store i32 %11, ptr %2, align 16, !dbg !197, !tbaa !189
  %12 = zext i32 %3 to i64, !dbg !198
  %13 = getelementptr inbounds nuw <4 x float>, ptr %0, i64 %12, !dbg !199
  ret ptr %13, !dbg !200
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadC1Ev(ptr noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !201 {
    #dbg_value(ptr %0, !203, !DIExpression(), !205)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !206
    #dbg_value(ptr %2, !207, !DIExpression(), !212)
    #dbg_value(i32 111, !210, !DIExpression(), !212)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN7service5ErrorE, i64 16), ptr %2, align 16, !dbg !214, !tbaa !215
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !217
  store i32 111, ptr %3, align 8, !dbg !218, !tbaa !219
    #dbg_value(ptr %0, !221, !DIExpression(), !227)
    #dbg_value(ptr poison, !224, !DIExpression(), !227)
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTCN7service8OverloadE0_NS_7TimeoutE, i64 24), ptr %0, align 16, !dbg !229, !tbaa !215
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTCN7service8OverloadE0_NS_7TimeoutE, i64 80), ptr %2, align 16, !dbg !229, !tbaa !215
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTVN7service8OverloadE, i64 24), ptr %0, align 16, !dbg !206, !tbaa !215
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN7service8OverloadE, i64 80), ptr %2, align 16, !dbg !206, !tbaa !215
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !230
  store x86_fp80 0xK3FFFC000000000000000, ptr %4, align 16, !dbg !231, !tbaa !232
  ret void, !dbg !236
}

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadD1Ev(ptr noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #2 comdat align 2 !dbg !237 {
    #dbg_value(ptr %0, !240, !DIExpression(), !241)
  ret void, !dbg !242
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_ZN7service4seedEv() local_unnamed_addr #1 !dbg !243 {
  %1 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !244, !tbaa !168
  %2 = icmp sgt i32 %1, 3, !dbg !246
  br i1 %2, label %3, label %6, !dbg !247

3:                                                ; preds = %0
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #27, !dbg !248
  %5 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !249, !tbaa !168
  store i32 %5, ptr %4, align 16, !dbg !248, !tbaa !168
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTIi, ptr null) #28, !dbg !248
  unreachable, !dbg !248

6:                                                ; preds = %0
  ret i32 7, !dbg !250
}

; Function Attrs: uwtable
define internal fastcc void @__cxx_global_var_init() unnamed_addr #4 section ".text.startup" !dbg !251 {
  %1 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !254, !tbaa !168
  %2 = icmp sgt i32 %1, 3, !dbg !256
  br i1 %2, label %3, label %6, !dbg !257

3:                                                ; preds = %0
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #27, !dbg !258
  %5 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !259, !tbaa !168
  store i32 %5, ptr %4, align 16, !dbg !258, !tbaa !168
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTIi, ptr null) #28, !dbg !258
  unreachable, !dbg !258

6:                                                ; preds = %0
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service10first_seedE), !dbg !260
  store i32 7, ptr %7, align 4, !dbg !260, !tbaa !168
  ret void, !dbg !261
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: mustprogress uwtable
define dso_local noundef range(i32 -2147483641, 11) i32 @_ZN7service7checkedEi(i32 noundef %0) local_unnamed_addr #1 personality ptr @__gxx_personality_v0 !dbg !262 {
    #dbg_value(i32 %0, !266, !DIExpression(), !267)
  %2 = icmp sgt i32 %0, 3, !dbg !268
  br i1 %2, label %3, label %11, !dbg !270

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #27, !dbg !271
  store i32 %0, ptr %4, align 16, !dbg !271, !tbaa !168
  br label %17, !dbg !271

5:                                                ; preds = %17
  %6 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTIPN7service5ErrorE], !dbg !272
  %7 = extractvalue { ptr, i32 } %6, 1, !dbg !272
  %8 = icmp slt i32 %7, 0, !dbg !273
  br i1 %8, label %9, label %22, !dbg !273

9:                                                ; preds = %5
  %10 = extractvalue { ptr, i32 } %6, 0, !dbg !272
  tail call void @__cxa_call_unexpected(ptr %10) #28, !dbg !273
  unreachable, !dbg !273

11:                                               ; preds = %1
  %12 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !274, !tbaa !168
  %13 = icmp sgt i32 %12, 3, !dbg !276
  br i1 %13, label %14, label %20, !dbg !277

14:                                               ; preds = %11
  %15 = tail call ptr @__cxa_allocate_exception(i64 4) #27, !dbg !278
  %16 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !279, !tbaa !168
  store i32 %16, ptr %15, align 16, !dbg !278, !tbaa !168
  br label %17, !dbg !278

17:                                               ; preds = %3, %14
  %18 = phi ptr [ %15, %14 ], [ %4, %3 ]
  invoke void @__cxa_throw(ptr nonnull %18, ptr nonnull @_ZTIi, ptr null) #28
          to label %19 unwind label %5, !dbg !267

19:                                               ; preds = %17
  unreachable

20:                                               ; preds = %11
  %21 = add nsw i32 %0, 7, !dbg !280
  ret i32 %21, !dbg !281

22:                                               ; preds = %5
  resume { ptr, i32 } %6, !dbg !273
}

declare void @__cxa_call_unexpected(ptr) local_unnamed_addr

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef range(i32 -2147483641, 11) i32 @_ZN7service5riskyEi(i32 noundef %0) local_unnamed_addr #6 personality ptr @__gxx_personality_v0 !dbg !282 {
    #dbg_value(ptr poison, !286, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !290)
    #dbg_value(ptr poison, !286, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !292)
    #dbg_value(ptr poison, !294, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !297)
    #dbg_value(i32 %0, !284, !DIExpression(), !299)
    #dbg_value(ptr undef, !294, !DIExpression(), !297)
  %2 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !300, !tbaa !168
  %3 = add nsw i32 %2, 1, !dbg !302
  store i32 %3, ptr @"live guards {;}\22q", align 4, !dbg !303, !tbaa !168
  switch i32 %0, label %24 [
    i32 0, label %4
    i32 1, label %10
    i32 2, label %12
  ], !dbg !304

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 24) #27, !dbg !305
    #dbg_value(ptr %5, !307, !DIExpression(), !310)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !312
    #dbg_value(ptr %6, !207, !DIExpression(), !313)
    #dbg_value(i32 110, !210, !DIExpression(), !313)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN7service5ErrorE, i64 16), ptr %6, align 8, !dbg !315, !tbaa !215
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !316
  store i32 110, ptr %7, align 8, !dbg !317, !tbaa !219
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTVN7service7TimeoutE, i64 24), ptr %5, align 8, !dbg !312, !tbaa !215
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTVN7service7TimeoutE, i64 80), ptr %6, align 8, !dbg !312, !tbaa !215
  br label %17, !dbg !305

8:                                                ; preds = %17, %24
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !318
  br label %29, !dbg !318

10:                                               ; preds = %1
  %11 = tail call ptr @__cxa_allocate_exception(i64 4) #27, !dbg !319
  store i32 1, ptr %11, align 16, !dbg !319, !tbaa !168
  br label %17, !dbg !319

12:                                               ; preds = %1
  %13 = tail call ptr @__cxa_allocate_exception(i64 8) #27, !dbg !320
  %14 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #29
          to label %15 unwind label %22, !dbg !321, !heapallocsite !83

15:                                               ; preds = %12
    #dbg_value(ptr %14, !207, !DIExpression(), !322)
    #dbg_value(i32 2, !210, !DIExpression(), !322)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTVN7service5ErrorE, i64 16), ptr %14, align 8, !dbg !324, !tbaa !215
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !325
  store i32 2, ptr %16, align 8, !dbg !326, !tbaa !219
  store ptr %14, ptr %13, align 16, !dbg !320, !tbaa !327
  br label %17, !dbg !320

17:                                               ; preds = %4, %10, %15
  %18 = phi ptr [ %13, %15 ], [ %11, %10 ], [ %5, %4 ]
  %19 = phi ptr [ @_ZTIPN7service5ErrorE, %15 ], [ @_ZTIi, %10 ], [ @_ZTIN7service7TimeoutE, %4 ]
  %20 = phi ptr [ null, %15 ], [ null, %10 ], [ @_ZN7service7TimeoutD1Ev, %4 ]
  invoke void @__cxa_throw(ptr nonnull %18, ptr nonnull %19, ptr %20) #28
          to label %21 unwind label %8, !dbg !330

21:                                               ; preds = %17
  unreachable

22:                                               ; preds = %12
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !318
  tail call void @__cxa_free_exception(ptr %13) #27, !dbg !320
  br label %29, !dbg !320

24:                                               ; preds = %1
  %25 = invoke noundef i32 @_ZN7service7checkedEi(i32 noundef %0)
          to label %26 unwind label %8, !dbg !331

26:                                               ; preds = %24
    #dbg_value(ptr undef, !286, !DIExpression(), !292)
  %27 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !332, !tbaa !168
  %28 = add nsw i32 %27, -1, !dbg !334
  store i32 %28, ptr @"live guards {;}\22q", align 4, !dbg !335, !tbaa !168
  ret i32 %25, !dbg !336

29:                                               ; preds = %22, %8
  %30 = phi { ptr, i32 } [ %9, %8 ], [ %23, %22 ]
    #dbg_value(ptr undef, !286, !DIExpression(), !290)
  %31 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !337, !tbaa !168
  %32 = add nsw i32 %31, -1, !dbg !338
  store i32 %32, ptr @"live guards {;}\22q", align 4, !dbg !339, !tbaa !168
  resume { ptr, i32 } %30, !dbg !340
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service7TimeoutD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !341 {
    #dbg_value(ptr %0, !344, !DIExpression(), !345)
  ret void, !dbg !346
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !347 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nobuiltin nounwind
declare !dbg !350 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: uwtable
define dso_local noundef i32 @_ZN7service3runEi(i32 noundef %0) local_unnamed_addr #10 personality ptr @__gxx_personality_v0 !dbg !353 {
    #dbg_value(ptr poison, !286, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !363)
    #dbg_value(ptr poison, !286, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !365)
    #dbg_value(ptr poison, !294, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !367)
    #dbg_value(ptr poison, !286, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !369)
    #dbg_value(ptr poison, !286, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !371)
    #dbg_value(ptr poison, !294, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !373)
    #dbg_value(i32 %0, !355, !DIExpression(), !375)
    #dbg_value(ptr undef, !294, !DIExpression(), !367)
  %2 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !376, !tbaa !168
  %3 = add nsw i32 %2, 1, !dbg !377
  store i32 %3, ptr @"live guards {;}\22q", align 4, !dbg !378, !tbaa !168
  %4 = load i8, ptr @__tls_guard, align 1, !dbg !379
  %5 = icmp eq i8 %4, 0, !dbg !379
  br i1 %5, label %6, label %8, !dbg !379, !prof !384

6:                                                ; preds = %1
  store i8 1, ptr @__tls_guard, align 1, !dbg !379
  %7 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !379
  tail call fastcc void @__cxx_global_var_init(), !dbg !379
  br label %8, !dbg !379

8:                                                ; preds = %1, %6
  %9 = tail call noundef align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service10first_seedE), !dbg !385
  %10 = load i32, ptr %9, align 4, !dbg !385, !tbaa !168
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7service5callsE), !dbg !386
  %12 = load i32, ptr %11, align 4, !dbg !387, !tbaa !168
  %13 = add nsw i32 %12, %10, !dbg !388
  store i32 %13, ptr %11, align 4, !dbg !389, !tbaa !168
    #dbg_value(ptr undef, !294, !DIExpression(), !373)
  %14 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !390, !tbaa !168
  %15 = add nsw i32 %14, 1, !dbg !391
  store i32 %15, ptr @"live guards {;}\22q", align 4, !dbg !392, !tbaa !168
  %16 = invoke noundef i32 @_ZN7service5riskyEi(i32 noundef %0)
          to label %17 unwind label %24, !dbg !393

17:                                               ; preds = %8
  %18 = add nsw i32 %0, 1, !dbg !394
  %19 = invoke noundef i32 @_ZN7service5riskyEi(i32 noundef %18)
          to label %20 unwind label %24, !dbg !395

20:                                               ; preds = %17
  %21 = add nsw i32 %19, %16, !dbg !396
    #dbg_value(ptr undef, !286, !DIExpression(), !371)
  %22 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !397, !tbaa !168
  %23 = add nsw i32 %22, -1, !dbg !398
  store i32 %23, ptr @"live guards {;}\22q", align 4, !dbg !399, !tbaa !168
  br label %76

24:                                               ; preds = %17, %8
  %25 = landingpad { ptr, i32 }
          catch ptr @_ZTIN7service7TimeoutE
          catch ptr @_ZTIPN7service5ErrorE
          catch ptr @_ZTIi
          catch ptr null, !dbg !400
  %26 = extractvalue { ptr, i32 } %25, 0, !dbg !400
  %27 = extractvalue { ptr, i32 } %25, 1, !dbg !400
    #dbg_value(ptr undef, !286, !DIExpression(), !369)
  %28 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !401, !tbaa !168
  %29 = add nsw i32 %28, -1, !dbg !402
  store i32 %29, ptr @"live guards {;}\22q", align 4, !dbg !403, !tbaa !168
  %30 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN7service7TimeoutE) #27, !dbg !404
  %31 = icmp eq i32 %27, %30, !dbg !404
  br i1 %31, label %32, label %46, !dbg !404

32:                                               ; preds = %24
  %33 = tail call ptr @__cxa_begin_catch(ptr %26) #27, !dbg !405
    #dbg_value(ptr %33, !361, !DIExpression(), !375)
  %34 = load ptr, ptr %33, align 8, !dbg !407, !tbaa !215
  %35 = getelementptr i8, ptr %34, i64 -24, !dbg !407
  %36 = load i64, ptr %35, align 8, !dbg !407
  %37 = getelementptr inbounds i8, ptr %33, i64 %36, !dbg !407
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8, !dbg !409
  %39 = load i32, ptr %38, align 8, !dbg !410, !tbaa !219
  %40 = sext i32 %39 to i64, !dbg !411
  %41 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7serviceL9last_codeE), !dbg !412
  store i64 %40, ptr %41, align 8, !dbg !413, !tbaa !414
  %42 = load ptr, ptr %34, align 8, !dbg !416
  %43 = invoke noundef ptr %42(ptr noundef nonnull align 8 dereferenceable(8) %33)
          to label %44 unwind label %72, !dbg !416

44:                                               ; preds = %32
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %43), !dbg !417
  invoke void @__cxa_end_catch()
          to label %76 unwind label %74, !dbg !418

46:                                               ; preds = %24
  %47 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPN7service5ErrorE) #27, !dbg !404
  %48 = icmp eq i32 %27, %47, !dbg !404
  br i1 %48, label %49, label %57, !dbg !404

49:                                               ; preds = %46
  %50 = tail call ptr @__cxa_begin_catch(ptr %26) #27, !dbg !419
    #dbg_value(ptr %50, !360, !DIExpression(), !375)
  %51 = icmp eq ptr %50, null, !dbg !421
  br i1 %51, label %56, label %52, !dbg !421

52:                                               ; preds = %49
  %53 = load ptr, ptr %50, align 8, !dbg !421, !tbaa !215
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8, !dbg !421
  %55 = load ptr, ptr %54, align 8, !dbg !421
  tail call void %55(ptr noundef nonnull align 8 dereferenceable(12) %50) #27, !dbg !421
  br label %56, !dbg !421

56:                                               ; preds = %52, %49
  invoke void @__cxa_rethrow() #28
          to label %87 unwind label %70, !dbg !422

57:                                               ; preds = %46
  %58 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27, !dbg !404
  %59 = icmp eq i32 %27, %58, !dbg !404
  %60 = tail call ptr @__cxa_begin_catch(ptr %26) #27, !dbg !375
  br i1 %59, label %61, label %64, !dbg !404

61:                                               ; preds = %57
  %62 = load i32, ptr %60, align 4, !dbg !423, !tbaa !168
    #dbg_value(i32 %62, !359, !DIExpression(), !375)
  %63 = sub nsw i32 0, %62, !dbg !425
  tail call void @__cxa_end_catch() #27, !dbg !419
  br label %76

64:                                               ; preds = %57
  %65 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7serviceL9last_codeE), !dbg !426
  %66 = load i64, ptr %65, align 8, !dbg !427, !tbaa !414
  %67 = trunc i64 %66 to i32, !dbg !428
  invoke void @__cxa_end_catch()
          to label %76 unwind label %68, !dbg !429

68:                                               ; preds = %64
  %69 = landingpad { ptr, i32 }
          cleanup, !dbg !430
  br label %80, !dbg !430

70:                                               ; preds = %56
  %71 = landingpad { ptr, i32 }
          cleanup, !dbg !431
  tail call void @__cxa_end_catch() #27, !dbg !405
  br label %80, !dbg !405

72:                                               ; preds = %32
  %73 = landingpad { ptr, i32 }
          cleanup, !dbg !432
  invoke void @__cxa_end_catch()
          to label %80 unwind label %84, !dbg !418

74:                                               ; preds = %44
  %75 = landingpad { ptr, i32 }
          cleanup, !dbg !430
  br label %80, !dbg !430

76:                                               ; preds = %44, %64, %61, %20
  %77 = phi i32 [ %21, %20 ], [ %67, %64 ], [ %63, %61 ], [ %45, %44 ], !dbg !375
    #dbg_value(ptr undef, !286, !DIExpression(), !365)
  %78 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !433, !tbaa !168
  %79 = add nsw i32 %78, -1, !dbg !434
  store i32 %79, ptr @"live guards {;}\22q", align 4, !dbg !435, !tbaa !168
  ret i32 %77, !dbg !436

80:                                               ; preds = %74, %72, %70, %68
  %81 = phi { ptr, i32 } [ %69, %68 ], [ %71, %70 ], [ %75, %74 ], [ %73, %72 ]
    #dbg_value(ptr undef, !286, !DIExpression(), !363)
  %82 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !437, !tbaa !168
  %83 = add nsw i32 %82, -1, !dbg !438
  store i32 %83, ptr @"live guards {;}\22q", align 4, !dbg !439, !tbaa !168
  resume { ptr, i32 } %81, !dbg !430

84:                                               ; preds = %72
  %85 = landingpad { ptr, i32 }
          catch ptr null, !dbg !418
  %86 = extractvalue { ptr, i32 } %85, 0, !dbg !418
  tail call void @__clang_call_terminate(ptr %86) #30, !dbg !418
  unreachable, !dbg !418

87:                                               ; preds = %56
  unreachable
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTWN7service10first_seedE() local_unnamed_addr #10 comdat {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !440
  %2 = icmp eq i8 %1, 0, !dbg !440
  br i1 %2, label %3, label %5, !dbg !440, !prof !384

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !440
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !440
  tail call fastcc void @__cxx_global_var_init(), !dbg !440
  br label %5, !dbg !440

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
declare !dbg !441 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #12

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #13 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #27
  tail call void @_ZSt9terminatev() #30
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #14

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_ZN7service9run_twiceEi(i32 noundef %0) local_unnamed_addr #15 personality ptr @__gxx_personality_v0 !dbg !444 {
    #dbg_value(i32 %0, !446, !DIExpression(), !447)
  %2 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %0)
          to label %3 unwind label %8, !dbg !448

3:                                                ; preds = %1
  %4 = add nsw i32 %0, 1, !dbg !449
  %5 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %4)
          to label %6 unwind label %8, !dbg !450

6:                                                ; preds = %3
  %7 = add nsw i32 %5, %2, !dbg !451
  ret i32 %7, !dbg !452

8:                                                ; preds = %3, %1
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !448
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !448
  tail call void @__clang_call_terminate(ptr %10) #30, !dbg !448
  unreachable, !dbg !448
}

; Function Attrs: disable_sanitizer_instrumentation mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local nonnull ptr @choose_add() #16 !dbg !453 {
    #dbg_value(i32 7, !461, !DIExpression(), !465)
    #dbg_value(i32 0, !462, !DIExpression(), !465)
    #dbg_value(i32 0, !463, !DIExpression(), !465)
  %1 = tail call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #31, !dbg !466, !srcloc !467
  %2 = extractvalue { i32, i32, i32, i32 } %1, 1, !dbg !468
    #dbg_value(i32 poison, !461, !DIExpression(), !465)
    #dbg_value(i32 %2, !462, !DIExpression(), !465)
    #dbg_value(i32 poison, !463, !DIExpression(), !465)
    #dbg_value(i32 poison, !464, !DIExpression(), !465)
  %3 = and i32 %2, 1, !dbg !469
  %4 = icmp eq i32 %3, 0, !dbg !470
  %5 = select i1 %4, ptr @_ZN7serviceL9add_plainEPKii, ptr @_ZN7serviceL8add_fastEPKii, !dbg !471
  ret ptr %5, !dbg !472
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZN7serviceL8add_fastEPKii(ptr noundef %0, i32 noundef %1) #15 !dbg !473 {
    #dbg_value(ptr %0, !475, !DIExpression(), !478)
    #dbg_value(i32 %1, !476, !DIExpression(), !478)
    #dbg_value(i32 0, !477, !DIExpression(), !478)
  %3 = tail call { i32, ptr, i32 } asm sideeffect "1: addl ($1), $0\0A\09addq $$4, $1\0A\09decl $2\0A\09jnz 1b", "=r,=r,=r,0,1,2,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 0, ptr %0, i32 %1) #27, !dbg !479, !srcloc !480
  %4 = extractvalue { i32, ptr, i32 } %3, 0, !dbg !481
    #dbg_value(i32 %4, !477, !DIExpression(), !478)
    #dbg_value(ptr poison, !475, !DIExpression(), !478)
    #dbg_value(i32 poison, !476, !DIExpression(), !478)
  ret i32 %4, !dbg !482
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef i32 @_ZN7serviceL9add_plainEPKii(ptr noundef readonly captures(none) %0, i32 noundef %1) #17 !dbg !483 {
    #dbg_value(ptr %0, !485, !DIExpression(), !490)
    #dbg_value(i32 %1, !486, !DIExpression(), !490)
    #dbg_value(i32 0, !487, !DIExpression(), !490)
    #dbg_value(i32 0, !488, !DIExpression(), !491)
  %3 = icmp sgt i32 %1, 0, !dbg !492
  br i1 %3, label %4, label %6, !dbg !494

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64, !dbg !495
  br label %8, !dbg !496

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %13, %8 ], !dbg !490
  ret i32 %7, !dbg !497

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %14, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %13, %8 ]
    #dbg_value(i64 %9, !488, !DIExpression(), !491)
    #dbg_value(i32 %10, !487, !DIExpression(), !490)
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !498
  %12 = load i32, ptr %11, align 4, !dbg !498, !tbaa !168
  %13 = add nsw i32 %12, %10, !dbg !499
    #dbg_value(i32 %13, !487, !DIExpression(), !490)
  %14 = add nuw nsw i64 %9, 1, !dbg !500
    #dbg_value(i64 %14, !488, !DIExpression(), !491)
  %15 = icmp eq i64 %14, %5, !dbg !495
  br i1 %15, label %6, label %8, !dbg !501, !llvm.loop !502
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local noundef i32 @_ZN7service9interpretEPKh(ptr noundef readonly captures(none) %0) local_unnamed_addr #17 !dbg !45 {
    #dbg_value(ptr %0, !149, !DIExpression(), !506)
    #dbg_value(i32 0, !150, !DIExpression(), !506)
    #dbg_value(ptr %0, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !506)
  br label %9, !dbg !507

2:                                                ; preds = %9
    #dbg_label(!151, !508)
  %3 = add nsw i32 %11, 1, !dbg !509
    #dbg_value(i32 %3, !150, !DIExpression(), !506)
    #dbg_value(ptr %15, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !506)
  br label %4, !dbg !510

4:                                                ; preds = %2, %6
  %5 = phi i32 [ %3, %2 ], [ %7, %6 ]
  br label %9, !dbg !506

6:                                                ; preds = %9
    #dbg_label(!152, !511)
  %7 = shl nsw i32 %11, 1, !dbg !512
    #dbg_value(i32 %7, !150, !DIExpression(), !506)
    #dbg_value(ptr %15, !149, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !506)
  br label %4, !dbg !513

8:                                                ; preds = %9
    #dbg_label(!153, !514)
  ret i32 %11, !dbg !515

9:                                                ; preds = %4, %1
  %10 = phi ptr [ %0, %1 ], [ %15, %4 ]
  %11 = phi i32 [ 0, %1 ], [ %5, %4 ], !dbg !506
  %12 = load i8, ptr %10, align 1, !dbg !506, !tbaa !516
  %13 = zext i8 %12 to i64, !dbg !506
  %14 = getelementptr inbounds nuw ptr, ptr @_ZZN7service9interpretEPKhE5steps, i64 %13, !dbg !506
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1, !dbg !506
  %16 = load ptr, ptr %14, align 8, !dbg !506, !tbaa !517
    #dbg_value(i32 %11, !150, !DIExpression(), !506)
    #dbg_value(ptr %15, !149, !DIExpression(), !506)
  indirectbr ptr %16, [label %8, label %2, label %6]
}

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef zeroext i1 @_ZN7service7carriesEjj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #15 !dbg !518 {
    #dbg_value(i32 %0, !523, !DIExpression(), !526)
    #dbg_value(i32 %1, !524, !DIExpression(), !526)
  callbr void asm sideeffect "addl $1, $0\0A\09jc ${2:l}", "r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #27
          to label %4 [label %3], !dbg !527, !srcloc !528

3:                                                ; preds = %2
    #dbg_label(!525, !529)
  br label %4, !dbg !530

4:                                                ; preds = %2, %3
  %5 = phi i1 [ true, %3 ], [ false, %2 ], !dbg !526
  ret i1 %5, !dbg !531
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef range(i128 0, -36893488147419103230) i128 @_ZN7service5widenEmm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !532 {
    #dbg_value(i64 %0, !536, !DIExpression(), !538)
    #dbg_value(i64 %1, !537, !DIExpression(), !538)
  %3 = zext i64 %0 to i128, !dbg !539
  %4 = zext i64 %1 to i128, !dbg !540
  %5 = mul nuw i128 %4, %3, !dbg !541
  ret i128 %5, !dbg !542
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define dso_local noundef x86_fp80 @_ZN7service7averageEiz(i32 noundef %0, ...) local_unnamed_addr #18 !dbg !543 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !562
    #dbg_assign(i1 poison, !548, !DIExpression(), !562, ptr %2, !DIExpression(), !563)
    #dbg_value(i32 %0, !547, !DIExpression(), !563)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #27, !dbg !564
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !565
    #dbg_value(x86_fp80 0xK00000000000000000000, !559, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !563)
    #dbg_value(i32 0, !560, !DIExpression(), !566)
  %3 = icmp sgt i32 %0, 0, !dbg !567
  br i1 %3, label %4, label %11, !dbg !569

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load i32, ptr %5, align 4
  %10 = load ptr, ptr %6, align 8
  br label %15, !dbg !569

11:                                               ; preds = %27, %1
  %12 = phi x86_fp80 [ 0xK00000000000000000000, %1 ], [ %33, %27 ], !dbg !563
  call void @llvm.va_end.p0(ptr %2), !dbg !570
  %13 = sitofp i32 %0 to x86_fp80, !dbg !571
  %14 = fdiv x86_fp80 %12, %13, !dbg !572
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #27, !dbg !573
  ret x86_fp80 %14, !dbg !574

15:                                               ; preds = %4, %27
  %16 = phi ptr [ %10, %4 ], [ %28, %27 ]
  %17 = phi i32 [ %9, %4 ], [ %29, %27 ]
  %18 = phi i32 [ 0, %4 ], [ %34, %27 ]
  %19 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %33, %27 ]
    #dbg_value(i32 %18, !560, !DIExpression(), !566)
    #dbg_value(x86_fp80 %19, !559, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !563)
  %20 = icmp ult i32 %17, 161, !dbg !575
  br i1 %20, label %21, label %25, !dbg !575

21:                                               ; preds = %15
  %22 = zext nneg i32 %17 to i64, !dbg !575
  %23 = getelementptr i8, ptr %8, i64 %22, !dbg !575
  %24 = add nuw nsw i32 %17, 16, !dbg !575
  store i32 %24, ptr %5, align 4, !dbg !575, !DIAssignID !576
    #dbg_assign(i32 %24, !548, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !576, ptr %5, !DIExpression(), !563)
  br label %27, !dbg !575

25:                                               ; preds = %15
  %26 = getelementptr i8, ptr %16, i64 8, !dbg !575
  store ptr %26, ptr %6, align 8, !dbg !575, !DIAssignID !577
    #dbg_assign(ptr %26, !548, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !577, ptr %6, !DIExpression(), !563)
  br label %27, !dbg !575

27:                                               ; preds = %25, %21
  %28 = phi ptr [ %16, %21 ], [ %26, %25 ]
  %29 = phi i32 [ %24, %21 ], [ %17, %25 ]
  %30 = phi ptr [ %23, %21 ], [ %16, %25 ], !dbg !575
  %31 = load double, ptr %30, align 8, !dbg !575, !tbaa !578
  %32 = fpext double %31 to x86_fp80, !dbg !575
  %33 = fadd x86_fp80 %19, %32, !dbg !580
    #dbg_value(x86_fp80 %33, !559, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !563)
  %34 = add nuw nsw i32 %18, 1, !dbg !581
    #dbg_value(i32 %34, !560, !DIExpression(), !566)
  %35 = icmp eq i32 %34, %0, !dbg !582
  br i1 %35, label %11, label %15, !dbg !583, !llvm.loop !584
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #19

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #19

; Function Attrs: mustprogress nofree norecurse nounwind uwtable
define dso_local noundef i32 @_ZN7service8exchangeEPii(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #20 !dbg !587 {
    #dbg_value(ptr %0, !592, !DIExpression(), !595)
    #dbg_value(i32 %1, !593, !DIExpression(), !595)
  %3 = load atomic i32, ptr %0 acquire, align 4, !dbg !596
    #dbg_value(i32 %3, !594, !DIExpression(), !595)
  br label %4, !dbg !597

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %8, %4 ], !dbg !598
    #dbg_value(i32 %5, !594, !DIExpression(), !595)
  %6 = cmpxchg weak ptr %0, i32 %5, i32 %1 acq_rel monotonic, align 4, !dbg !599
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !600
  %8 = extractvalue { i32, i1 } %6, 0
    #dbg_value(i32 %8, !594, !DIExpression(), !595)
  br i1 %7, label %9, label %4, !dbg !601, !llvm.loop !602

9:                                                ; preds = %4
  fence seq_cst, !dbg !604
  %10 = atomicrmw xor ptr %0, i32 1 seq_cst, align 4, !dbg !605
  %11 = add nsw i32 %10, %8, !dbg !606
  ret i32 %11, !dbg !607
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @_ZN7service7shuffleEDv4_fS0_(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #21 !dbg !608 {
    #dbg_value(<4 x float> %0, !612, !DIExpression(), !614)
    #dbg_value(<4 x float> %1, !613, !DIExpression(), !614)
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>, !dbg !615
  %4 = fmul <4 x float> %0, %3, !dbg !616
  ret <4 x float> %4, !dbg !617
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef range(i32 -128, 128) i32 @_ZN7service9countdownEi(i32 noundef %0) local_unnamed_addr #22 !dbg !618 {
  br label %2

2:                                                ; preds = %8, %1
  %3 = phi i32 [ %0, %1 ], [ %9, %8 ]
    #dbg_value(i32 %3, !620, !DIExpression(), !621)
  %4 = icmp eq i32 %3, 0, !dbg !622
  br i1 %4, label %5, label %8, !dbg !624

5:                                                ; preds = %2
  %6 = load i8, ptr @service_marker, align 1, !dbg !625, !tbaa !516
  %7 = sext i8 %6 to i32, !dbg !626
  ret i32 %7, !dbg !627

8:                                                ; preds = %2
  %9 = add nsw i32 %3, -1, !dbg !628
  br label %2, !dbg !629
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @_ZN7service8open_logEv() local_unnamed_addr #23 !dbg !630 {
    #dbg_value(ptr poison, !631, !DIExpression(), !642)
    #dbg_value(i32 3, !640, !DIExpression(), !642)
  %1 = load i32, ptr @_ZN7service5startE, align 4, !dbg !652, !tbaa !168
  %2 = add nsw i32 %1, 3, !dbg !653
  %3 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !654, !tbaa !168
  %4 = add nsw i32 %2, %3, !dbg !655
  store i32 %4, ptr @_ZN7service9audit_logE, align 64, !dbg !656, !tbaa !168
  ret void, !dbg !657
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @_ZN7service9close_logEv() #23 !dbg !658 {
  %1 = load i32, ptr @"live guards {;}\22q", align 4, !dbg !659, !tbaa !168
  store i32 %1, ptr getelementptr inbounds nuw (i8, ptr @_ZN7service9audit_logE, i64 4), align 4, !dbg !660, !tbaa !168
  ret void, !dbg !661
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef range(i32 -256, 256) i32 @_ZN7service6unpackENS_5FlagsE(i32 %0) local_unnamed_addr #0 !dbg !662 {
    #dbg_value(i32 %0, !671, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16), !672)
    #dbg_value(i32 %0, !671, !DIExpression(DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 16, 16), !672)
  %2 = and i32 %0, 1, !dbg !673
  %3 = icmp eq i32 %2, 0, !dbg !674
  br i1 %3, label %7, label %4, !dbg !675

4:                                                ; preds = %1
  %5 = lshr i32 %0, 1, !dbg !676
  %6 = and i32 %5, 31, !dbg !676
  br label %12, !dbg !677

7:                                                ; preds = %1
  %8 = trunc i32 %0 to i16
    #dbg_value(i16 %8, !671, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !672)
  %9 = shl i16 %8, 1, !dbg !678
  %10 = ashr i16 %9, 7, !dbg !678
  %11 = sext i16 %10 to i32, !dbg !678
  br label %12, !dbg !677

12:                                               ; preds = %7, %4
  %13 = phi i32 [ %6, %4 ], [ %11, %7 ], !dbg !679
  ret i32 %13, !dbg !680
}

; Function Attrs: mustprogress uwtable
define dso_local noundef nonnull ptr @_ZN7service6borrowEv() local_unnamed_addr #1 personality ptr @__gxx_personality_v0 !dbg !68 {
  %1 = load atomic i8, ptr @_ZGVZN7service6borrowEvE4pool acquire, align 8, !dbg !681
  %2 = icmp eq i8 %1, 0, !dbg !681
  br i1 %2, label %3, label %7, !dbg !681, !prof !682

3:                                                ; preds = %0
  %4 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZN7service6borrowEvE4pool) #27, !dbg !681
  %5 = icmp eq i32 %4, 0, !dbg !681
  br i1 %5, label %7, label %6, !dbg !681

6:                                                ; preds = %3
    #dbg_value(ptr @_ZZN7service6borrowEvE4pool, !683, !DIExpression(), !689)
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @_ZZN7service6borrowEvE4pool, i64 64), align 16, !dbg !691, !tbaa !189
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZN7service6borrowEvE4pool) #27, !dbg !681
  br label %7, !dbg !681

7:                                                ; preds = %6, %3, %0
    #dbg_value(ptr @_ZZN7service6borrowEvE4pool, !184, !DIExpression(), !692)
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @_ZZN7service6borrowEvE4pool, i64 64), align 16, !dbg !694, !tbaa !189
  %9 = icmp eq i32 %8, 4, !dbg !695
  br i1 %9, label %10, label %15, !dbg !696

10:                                               ; preds = %7
  %11 = tail call ptr @__cxa_allocate_exception(i64 48) #27, !dbg !697
  invoke void @_ZN7service8OverloadC1Ev(ptr noundef nonnull align 16 dereferenceable(32) %11)
          to label %12 unwind label %13, !dbg !698

12:                                               ; preds = %10
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTIN7service8OverloadE, ptr nonnull @_ZN7service8OverloadD1Ev) #28, !dbg !697
  unreachable, !dbg !697

13:                                               ; preds = %10
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !699
  tail call void @__cxa_free_exception(ptr %11) #27, !dbg !697
  resume { ptr, i32 } %14, !dbg !697

15:                                               ; preds = %7
  %16 = add i32 %8, 1, !dbg !700
  store i32 %16, ptr getelementptr inbounds nuw (i8, ptr @_ZZN7service6borrowEvE4pool, i64 64), align 16, !dbg !701, !tbaa !189
  %17 = zext i32 %8 to i64, !dbg !702
  %18 = getelementptr inbounds nuw <4 x float>, ptr @_ZZN7service6borrowEvE4pool, i64 %17, !dbg !703
  %19 = load <4 x float>, ptr @_ZN7service4PoolIDv4_fE6sharedE, align 16, !dbg !704, !tbaa !516
  store <4 x float> %19, ptr %18, align 16, !dbg !705, !tbaa !516
  ret ptr %18, !dbg !706
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #24

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #24

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #25 personality ptr @__gxx_personality_v0 !dbg !707 {
  %3 = alloca [3 x i32], align 4, !DIAssignID !717
    #dbg_assign(i1 poison, !715, !DIExpression(), !717, ptr %3, !DIExpression(), !718)
    #dbg_value(i32 %0, !713, !DIExpression(), !718)
    #dbg_value(ptr %1, !714, !DIExpression(), !718)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #27, !dbg !719
  store i32 1, ptr %3, align 4, !dbg !720, !tbaa !168, !DIAssignID !721
    #dbg_assign(i32 1, !715, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !721, ptr %3, !DIExpression(), !718)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !722
  store i32 2, ptr %4, align 4, !dbg !720, !tbaa !168, !DIAssignID !723
    #dbg_assign(i32 2, !715, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !723, ptr %4, !DIExpression(), !718)
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !722
  store i32 %0, ptr %5, align 4, !dbg !720, !tbaa !168, !DIAssignID !724
    #dbg_assign(i32 %0, !715, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !724, ptr %5, !DIExpression(), !718)
  %6 = call i32 @add(ptr noundef nonnull %3, i32 noundef 3), !dbg !725
    #dbg_value(i32 %0, !446, !DIExpression(), !726)
  %7 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %0)
          to label %8 unwind label %11, !dbg !728

8:                                                ; preds = %2
  %9 = add nsw i32 %0, 1, !dbg !729
  %10 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %9)
          to label %14 unwind label %11, !dbg !730

11:                                               ; preds = %8, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !728
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !728
  call void @__clang_call_terminate(ptr %13) #30, !dbg !728
  unreachable, !dbg !728

14:                                               ; preds = %8
  %15 = load ptr, ptr %1, align 8, !dbg !731, !tbaa !732
  %16 = call noundef i32 @_ZN7service9interpretEPKh(ptr noundef %15), !dbg !734
  %17 = add i32 %7, %6, !dbg !735
  %18 = add i32 %17, %10, !dbg !736
  %19 = add nsw i32 %18, %16, !dbg !737
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #27, !dbg !738
  ret i32 %19, !dbg !739
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7service7Timeout4textEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #15 comdat align 2 !dbg !740 {
    #dbg_value(ptr %0, !742, !DIExpression(), !744)
  ret ptr @.str.3, !dbg !745
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service7TimeoutD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !746 {
    #dbg_value(ptr %0, !748, !DIExpression(), !749)
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #32, !dbg !750
  ret void, !dbg !751
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service7TimeoutD1Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !752 {
  ret void, !dbg !753
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service7TimeoutD0Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !754 {
  %2 = load ptr, ptr %0, align 8, !dbg !755, !tbaa !215
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !755
  %4 = load i64, ptr %3, align 8, !dbg !755
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !755
    #dbg_value(ptr %5, !748, !DIExpression(), !756)
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef 24) #32, !dbg !758
  ret void, !dbg !755
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK7service7Timeout4textEv(ptr noundef %0) unnamed_addr #4 comdat align 2 !dbg !759 {
  ret ptr @.str.3, !dbg !760
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7service8Overload4textEv(ptr noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #15 comdat align 2 !dbg !761 {
    #dbg_value(ptr %0, !763, !DIExpression(), !765)
  ret ptr @.str.4, !dbg !766
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadD0Ev(ptr noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #2 comdat align 2 !dbg !767 {
    #dbg_value(ptr %0, !769, !DIExpression(), !770)
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 48) #32, !dbg !771
  ret void, !dbg !772
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service8OverloadD1Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !773 {
  ret void, !dbg !774
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service8OverloadD0Ev(ptr noundef %0) unnamed_addr #26 comdat align 2 !dbg !775 {
  %2 = load ptr, ptr %0, align 16, !dbg !776, !tbaa !215
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !776
  %4 = load i64, ptr %3, align 8, !dbg !776
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !776
    #dbg_value(ptr %5, !769, !DIExpression(), !777)
  tail call void @_ZdlPvm(ptr noundef nonnull align 16 dereferenceable(32) %5, i64 noundef 48) #32, !dbg !779
  ret void, !dbg !776
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK7service8Overload4textEv(ptr noundef %0) unnamed_addr #4 comdat align 2 !dbg !780 {
  ret ptr @.str.4, !dbg !781
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service5ErrorD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #15 comdat align 2 !dbg !782 {
    #dbg_value(ptr %0, !784, !DIExpression(), !785)
  ret void, !dbg !786
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7service5ErrorD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #15 comdat align 2 !dbg !787 {
    #dbg_value(ptr %0, !789, !DIExpression(), !790)
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #32, !dbg !791
  ret void, !dbg !792
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7service5Error4textEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #15 comdat align 2 !dbg !793 {
    #dbg_value(ptr %0, !795, !DIExpression(), !797)
  ret ptr @.str.2, !dbg !798
}

; Function Attrs: uwtable
define dso_local void @_ZTHN7service10first_seedE() local_unnamed_addr #4 !dbg !380 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !440
  %2 = icmp eq i8 %1, 0, !dbg !440
  br i1 %2, label %3, label %5, !dbg !440, !prof !384

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !440
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !440
  tail call fastcc void @__cxx_global_var_init(), !dbg !440
  br label %5, !dbg !440

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
attributes #22 = { mustprogress nofree nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { nofree nounwind }
attributes #25 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #26 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #27 = { nounwind }
attributes #28 = { noreturn }
attributes #29 = { builtin allocsize(0) }
attributes #30 = { noreturn nounwind }
attributes #31 = { nounwind memory(none) }
attributes #32 = { builtin nounwind }

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
!194 = !DILocation(line: 46, column: 13, scope: !188)
!195 = !DILocation(line: 48, column: 3, scope: !188)
!196 = !DILocation(line: 47, column: 22, scope: !182, atomGroup: 3, atomRank: 2)
!197 = !DILocation(line: 47, column: 22, scope: !182, atomGroup: 3, atomRank: 1)
!198 = !DILocation(line: 47, column: 12, scope: !182)
!199 = !DILocation(line: 47, column: 12, scope: !182, atomGroup: 2, atomRank: 2)
!200 = !DILocation(line: 47, column: 5, scope: !182, atomGroup: 2, atomRank: 1)
!201 = distinct !DISubprogram(name: "Overload", linkageName: "_ZN7service8OverloadC1Ev", scope: !77, file: !3, line: 28, type: !117, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !116, retainedNodes: !202, keyInstructions: true)
!202 = !{!203}
!203 = !DILocalVariable(name: "this", arg: 1, scope: !201, type: !204, flags: DIFlagArtificial | DIFlagObjectPointer)
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!205 = !DILocation(line: 0, scope: !201)
!206 = !DILocation(line: 28, column: 27, scope: !201)
!207 = !DILocalVariable(name: "this", arg: 1, scope: !208, type: !211, flags: DIFlagArtificial | DIFlagObjectPointer)
!208 = distinct !DISubprogram(name: "Error", linkageName: "_ZN7service5ErrorC2Ei", scope: !83, file: !3, line: 18, type: !92, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !91, retainedNodes: !209, keyInstructions: true)
!209 = !{!207, !210}
!210 = !DILocalVariable(name: "c", arg: 2, scope: !208, file: !3, line: 18, type: !24)
!211 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!212 = !DILocation(line: 0, scope: !208, inlinedAt: !213)
!213 = distinct !DILocation(line: 28, column: 16, scope: !201)
!214 = !DILocation(line: 18, column: 35, scope: !208, inlinedAt: !213)
!215 = !{!216, !216, i64 0}
!216 = !{!"vtable pointer", !171, i64 0}
!217 = !DILocation(line: 18, column: 27, scope: !208, inlinedAt: !213)
!218 = !DILocation(line: 18, column: 27, scope: !208, inlinedAt: !213, atomGroup: 1, atomRank: 1)
!219 = !{!220, !169, i64 8}
!220 = !{!"_ZTSN7service5ErrorE", !169, i64 8}
!221 = !DILocalVariable(name: "this", arg: 1, scope: !222, type: !226, flags: DIFlagArtificial | DIFlagObjectPointer)
!222 = distinct !DISubprogram(name: "Timeout", linkageName: "_ZN7service7TimeoutC2Ev", scope: !80, file: !3, line: 23, type: !106, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !105, retainedNodes: !223, keyInstructions: true)
!223 = !{!221, !224}
!224 = !DILocalVariable(name: "vtt", arg: 2, scope: !222, type: !225, flags: DIFlagArtificial)
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!227 = !DILocation(line: 0, scope: !222, inlinedAt: !228)
!228 = distinct !DILocation(line: 28, column: 3, scope: !201)
!229 = !DILocation(line: 23, column: 26, scope: !222, inlinedAt: !228)
!230 = !DILocation(line: 27, column: 15, scope: !201)
!231 = !DILocation(line: 27, column: 15, scope: !201, atomGroup: 1, atomRank: 1)
!232 = !{!233, !235, i64 16}
!233 = !{!"_ZTSN7service8OverloadE", !234, i64 0, !235, i64 16}
!234 = !{!"_ZTSN7service7TimeoutE"}
!235 = !{!"long double", !170, i64 0}
!236 = !DILocation(line: 28, column: 28, scope: !201, atomGroup: 2, atomRank: 1)
!237 = distinct !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD1Ev", scope: !77, file: !3, line: 26, type: !117, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !238, retainedNodes: !239, keyInstructions: true)
!238 = !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD4Ev", scope: !77, type: !117, containingType: !77, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!239 = !{!240}
!240 = !DILocalVariable(name: "this", arg: 1, scope: !237, type: !204, flags: DIFlagArtificial | DIFlagObjectPointer)
!241 = !DILocation(line: 0, scope: !237)
!242 = !DILocation(line: 26, column: 8, scope: !237, atomGroup: 1, atomRank: 1)
!243 = distinct !DISubprogram(name: "seed", linkageName: "_ZN7service4seedEv", scope: !2, file: !3, line: 53, type: !88, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!244 = !DILocation(line: 54, column: 7, scope: !245)
!245 = distinct !DILexicalBlock(scope: !243, file: !3, line: 54, column: 7)
!246 = !DILocation(line: 54, column: 19, scope: !245, atomGroup: 1, atomRank: 2)
!247 = !DILocation(line: 54, column: 19, scope: !245, atomGroup: 1, atomRank: 1)
!248 = !DILocation(line: 55, column: 5, scope: !245)
!249 = !DILocation(line: 55, column: 11, scope: !245)
!250 = !DILocation(line: 56, column: 3, scope: !243, atomGroup: 2, atomRank: 1)
!251 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !252, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!252 = !DISubroutineType(types: !253)
!253 = !{null}
!254 = !DILocation(line: 54, column: 7, scope: !245, inlinedAt: !255)
!255 = distinct !DILocation(line: 60, column: 31, scope: !251)
!256 = !DILocation(line: 54, column: 19, scope: !245, inlinedAt: !255, atomGroup: 1, atomRank: 2)
!257 = !DILocation(line: 54, column: 19, scope: !245, inlinedAt: !255, atomGroup: 1, atomRank: 1)
!258 = !DILocation(line: 55, column: 5, scope: !245, inlinedAt: !255)
!259 = !DILocation(line: 55, column: 11, scope: !245, inlinedAt: !255)
!260 = !DILocation(line: 0, scope: !251)
!261 = !DILocation(line: 60, column: 31, scope: !251, atomGroup: 1, atomRank: 1)
!262 = distinct !DISubprogram(name: "checked", linkageName: "_ZN7service7checkedEi", scope: !2, file: !3, line: 66, type: !263, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !265, keyInstructions: true)
!263 = !DISubroutineType(types: !264)
!264 = !{!24, !24}
!265 = !{!266}
!266 = !DILocalVariable(name: "x", arg: 1, scope: !262, file: !3, line: 66, type: !24)
!267 = !DILocation(line: 0, scope: !262)
!268 = !DILocation(line: 67, column: 9, scope: !269, atomGroup: 3, atomRank: 2)
!269 = distinct !DILexicalBlock(scope: !262, file: !3, line: 67, column: 7)
!270 = !DILocation(line: 67, column: 9, scope: !269, atomGroup: 3, atomRank: 1)
!271 = !DILocation(line: 68, column: 5, scope: !269)
!272 = !DILocation(line: 70, column: 1, scope: !269)
!273 = !DILocation(line: 69, column: 3, scope: !262)
!274 = !DILocation(line: 54, column: 7, scope: !245, inlinedAt: !275)
!275 = distinct !DILocation(line: 69, column: 10, scope: !262)
!276 = !DILocation(line: 54, column: 19, scope: !245, inlinedAt: !275, atomGroup: 1, atomRank: 2)
!277 = !DILocation(line: 54, column: 19, scope: !245, inlinedAt: !275, atomGroup: 1, atomRank: 1)
!278 = !DILocation(line: 55, column: 5, scope: !245, inlinedAt: !275)
!279 = !DILocation(line: 55, column: 11, scope: !245, inlinedAt: !275)
!280 = !DILocation(line: 69, column: 17, scope: !262, atomGroup: 4, atomRank: 2)
!281 = !DILocation(line: 69, column: 3, scope: !262, atomGroup: 4, atomRank: 1)
!282 = distinct !DISubprogram(name: "risky", linkageName: "_ZN7service5riskyEi", scope: !2, file: !3, line: 72, type: !263, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !283, keyInstructions: true)
!283 = !{!284, !285}
!284 = !DILocalVariable(name: "kind", arg: 1, scope: !282, file: !3, line: 72, type: !24)
!285 = !DILocalVariable(name: "guard", scope: !282, file: !3, line: 73, type: !55)
!286 = !DILocalVariable(name: "this", arg: 1, scope: !287, type: !289, flags: DIFlagArtificial | DIFlagObjectPointer)
!287 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN7service5GuardD2Ev", scope: !55, file: !3, line: 37, type: !58, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !61, retainedNodes: !288, keyInstructions: true)
!288 = !{!286}
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!290 = !DILocation(line: 0, scope: !287, inlinedAt: !291)
!291 = distinct !DILocation(line: 84, column: 1, scope: !282)
!292 = !DILocation(line: 0, scope: !287, inlinedAt: !293)
!293 = distinct !DILocation(line: 84, column: 1, scope: !282)
!294 = !DILocalVariable(name: "this", arg: 1, scope: !295, type: !289, flags: DIFlagArtificial | DIFlagObjectPointer)
!295 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN7service5GuardC2Ev", scope: !55, file: !3, line: 36, type: !58, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !57, retainedNodes: !296, keyInstructions: true)
!296 = !{!294}
!297 = !DILocation(line: 0, scope: !295, inlinedAt: !298)
!298 = distinct !DILocation(line: 73, column: 9, scope: !282)
!299 = !DILocation(line: 0, scope: !282)
!300 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !298)
!301 = distinct !DILexicalBlock(scope: !295, file: !3, line: 36, column: 11)
!302 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !298, atomGroup: 1, atomRank: 2)
!303 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !298, atomGroup: 1, atomRank: 1)
!304 = !DILocation(line: 74, column: 3, scope: !282, atomGroup: 1, atomRank: 1)
!305 = !DILocation(line: 76, column: 5, scope: !306)
!306 = distinct !DILexicalBlock(scope: !282, file: !3, line: 74, column: 17)
!307 = !DILocalVariable(name: "this", arg: 1, scope: !308, type: !226, flags: DIFlagArtificial | DIFlagObjectPointer)
!308 = distinct !DISubprogram(name: "Timeout", linkageName: "_ZN7service7TimeoutC1Ev", scope: !80, file: !3, line: 23, type: !106, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !105, retainedNodes: !309, keyInstructions: true)
!309 = !{!307}
!310 = !DILocation(line: 0, scope: !308, inlinedAt: !311)
!311 = distinct !DILocation(line: 76, column: 11, scope: !306)
!312 = !DILocation(line: 23, column: 26, scope: !308, inlinedAt: !311)
!313 = !DILocation(line: 0, scope: !208, inlinedAt: !314)
!314 = distinct !DILocation(line: 23, column: 15, scope: !308, inlinedAt: !311)
!315 = !DILocation(line: 18, column: 35, scope: !208, inlinedAt: !314)
!316 = !DILocation(line: 18, column: 27, scope: !208, inlinedAt: !314)
!317 = !DILocation(line: 18, column: 27, scope: !208, inlinedAt: !314, atomGroup: 1, atomRank: 1)
!318 = !DILocation(line: 84, column: 1, scope: !306)
!319 = !DILocation(line: 78, column: 5, scope: !306)
!320 = !DILocation(line: 80, column: 5, scope: !306)
!321 = !DILocation(line: 80, column: 11, scope: !306)
!322 = !DILocation(line: 0, scope: !208, inlinedAt: !323)
!323 = distinct !DILocation(line: 80, column: 15, scope: !306)
!324 = !DILocation(line: 18, column: 35, scope: !208, inlinedAt: !323)
!325 = !DILocation(line: 18, column: 27, scope: !208, inlinedAt: !323)
!326 = !DILocation(line: 18, column: 27, scope: !208, inlinedAt: !323, atomGroup: 1, atomRank: 1)
!327 = !{!328, !328, i64 0}
!328 = !{!"p1 _ZTSN7service5ErrorE", !329, i64 0}
!329 = !{!"any pointer", !170, i64 0}
!330 = !DILocation(line: 0, scope: !306)
!331 = !DILocation(line: 82, column: 12, scope: !306, atomGroup: 3, atomRank: 2)
!332 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !293)
!333 = distinct !DILexicalBlock(scope: !287, file: !3, line: 37, column: 12)
!334 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !293, atomGroup: 1, atomRank: 2)
!335 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !293, atomGroup: 1, atomRank: 1)
!336 = !DILocation(line: 84, column: 1, scope: !282, atomGroup: 3, atomRank: 1)
!337 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !291)
!338 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !291, atomGroup: 1, atomRank: 2)
!339 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !291, atomGroup: 1, atomRank: 1)
!340 = !DILocation(line: 84, column: 1, scope: !282)
!341 = distinct !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD1Ev", scope: !80, file: !3, line: 22, type: !106, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !342, retainedNodes: !343, keyInstructions: true)
!342 = !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD4Ev", scope: !80, type: !106, containingType: !80, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!343 = !{!344}
!344 = !DILocalVariable(name: "this", arg: 1, scope: !341, type: !226, flags: DIFlagArtificial | DIFlagObjectPointer)
!345 = !DILocation(line: 0, scope: !341)
!346 = !DILocation(line: 22, column: 8, scope: !341, atomGroup: 1, atomRank: 1)
!347 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !3, file: !3, type: !348, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubroutineType(types: !349)
!349 = !{!75, !176}
!350 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !351, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!351 = !DISubroutineType(types: !352)
!352 = !{null, !75, !176}
!353 = distinct !DISubprogram(name: "run", linkageName: "_ZN7service3runEi", scope: !2, file: !3, line: 86, type: !263, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !354, keyInstructions: true)
!354 = !{!355, !356, !357, !359, !360, !361}
!355 = !DILocalVariable(name: "kind", arg: 1, scope: !353, file: !3, line: 86, type: !24)
!356 = !DILocalVariable(name: "outer", scope: !353, file: !3, line: 87, type: !55)
!357 = !DILocalVariable(name: "inner", scope: !358, file: !3, line: 90, type: !55)
!358 = distinct !DILexicalBlock(scope: !353, file: !3, line: 89, column: 7)
!359 = !DILocalVariable(name: "code", scope: !353, file: !3, line: 98, type: !24)
!360 = !DILocalVariable(name: "owned", scope: !353, file: !3, line: 95, type: !211)
!361 = !DILocalVariable(name: "timeout", scope: !353, file: !3, line: 92, type: !362)
!362 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !113, size: 64)
!363 = !DILocation(line: 0, scope: !287, inlinedAt: !364)
!364 = distinct !DILocation(line: 103, column: 1, scope: !353)
!365 = !DILocation(line: 0, scope: !287, inlinedAt: !366)
!366 = distinct !DILocation(line: 103, column: 1, scope: !353)
!367 = !DILocation(line: 0, scope: !295, inlinedAt: !368)
!368 = distinct !DILocation(line: 87, column: 9, scope: !353)
!369 = !DILocation(line: 0, scope: !287, inlinedAt: !370)
!370 = distinct !DILocation(line: 92, column: 3, scope: !353)
!371 = !DILocation(line: 0, scope: !287, inlinedAt: !372)
!372 = distinct !DILocation(line: 92, column: 3, scope: !353)
!373 = !DILocation(line: 0, scope: !295, inlinedAt: !374)
!374 = distinct !DILocation(line: 90, column: 11, scope: !358)
!375 = !DILocation(line: 0, scope: !353)
!376 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !368)
!377 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !368, atomGroup: 1, atomRank: 2)
!378 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !368, atomGroup: 1, atomRank: 1)
!379 = !DILocation(line: 0, scope: !380, inlinedAt: !383)
!380 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !381, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!381 = !DISubroutineType(types: !382)
!382 = !{}
!383 = distinct !DILocation(line: 88, column: 12, scope: !353)
!384 = !{!"branch_weights", i32 1, i32 1023}
!385 = !DILocation(line: 88, column: 12, scope: !353)
!386 = !DILocation(line: 88, column: 3, scope: !353)
!387 = !DILocation(line: 88, column: 9, scope: !353)
!388 = !DILocation(line: 88, column: 9, scope: !353, atomGroup: 1, atomRank: 2)
!389 = !DILocation(line: 88, column: 9, scope: !353, atomGroup: 1, atomRank: 1)
!390 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !374)
!391 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !374, atomGroup: 1, atomRank: 2)
!392 = !DILocation(line: 36, column: 13, scope: !301, inlinedAt: !374, atomGroup: 1, atomRank: 1)
!393 = !DILocation(line: 91, column: 12, scope: !358)
!394 = !DILocation(line: 91, column: 37, scope: !358)
!395 = !DILocation(line: 91, column: 26, scope: !358)
!396 = !DILocation(line: 91, column: 24, scope: !358, atomGroup: 2, atomRank: 2)
!397 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !372)
!398 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !372, atomGroup: 1, atomRank: 2)
!399 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !372, atomGroup: 1, atomRank: 1)
!400 = !DILocation(line: 103, column: 1, scope: !358)
!401 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !370)
!402 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !370, atomGroup: 1, atomRank: 2)
!403 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !370, atomGroup: 1, atomRank: 1)
!404 = !DILocation(line: 92, column: 3, scope: !358)
!405 = !DILocation(line: 98, column: 3, scope: !406)
!406 = distinct !DILexicalBlock(scope: !353, file: !3, line: 95, column: 26)
!407 = !DILocation(line: 93, column: 17, scope: !408)
!408 = distinct !DILexicalBlock(scope: !353, file: !3, line: 92, column: 36)
!409 = !DILocation(line: 93, column: 25, scope: !408)
!410 = !DILocation(line: 93, column: 25, scope: !408, atomGroup: 6, atomRank: 3)
!411 = !DILocation(line: 93, column: 17, scope: !408, atomGroup: 6, atomRank: 2)
!412 = !DILocation(line: 93, column: 5, scope: !408)
!413 = !DILocation(line: 93, column: 15, scope: !408, atomGroup: 6, atomRank: 1)
!414 = !{!415, !415, i64 0}
!415 = !{!"long", !170, i64 0}
!416 = !DILocation(line: 94, column: 35, scope: !408)
!417 = !DILocation(line: 94, column: 12, scope: !408, atomGroup: 7, atomRank: 2)
!418 = !DILocation(line: 95, column: 3, scope: !408)
!419 = !DILocation(line: 100, column: 3, scope: !420)
!420 = distinct !DILexicalBlock(scope: !353, file: !3, line: 98, column: 22)
!421 = !DILocation(line: 96, column: 5, scope: !406)
!422 = !DILocation(line: 97, column: 5, scope: !406)
!423 = !DILocation(line: 102, column: 3, scope: !424, atomGroup: 4, atomRank: 2)
!424 = distinct !DILexicalBlock(scope: !353, file: !3, line: 100, column: 17)
!425 = !DILocation(line: 99, column: 12, scope: !420, atomGroup: 5, atomRank: 2)
!426 = !DILocation(line: 101, column: 29, scope: !424)
!427 = !DILocation(line: 101, column: 29, scope: !424, atomGroup: 3, atomRank: 3)
!428 = !DILocation(line: 101, column: 29, scope: !424, atomGroup: 3, atomRank: 2)
!429 = !DILocation(line: 102, column: 3, scope: !424)
!430 = !DILocation(line: 103, column: 1, scope: !353)
!431 = !DILocation(line: 103, column: 1, scope: !406)
!432 = !DILocation(line: 103, column: 1, scope: !408)
!433 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !366)
!434 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !366, atomGroup: 1, atomRank: 2)
!435 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !366, atomGroup: 1, atomRank: 1)
!436 = !DILocation(line: 103, column: 1, scope: !353, atomGroup: 8, atomRank: 1)
!437 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !364)
!438 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !364, atomGroup: 1, atomRank: 2)
!439 = !DILocation(line: 37, column: 14, scope: !333, inlinedAt: !364, atomGroup: 1, atomRank: 1)
!440 = !DILocation(line: 0, scope: !380)
!441 = !DISubprogram(name: "printf", scope: !3, file: !3, line: 11, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DISubroutineType(types: !443)
!443 = !{!24, !101, null}
!444 = distinct !DISubprogram(name: "run_twice", linkageName: "_ZN7service9run_twiceEi", scope: !2, file: !3, line: 105, type: !263, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !445, keyInstructions: true)
!445 = !{!446}
!446 = !DILocalVariable(name: "kind", arg: 1, scope: !444, file: !3, line: 105, type: !24)
!447 = !DILocation(line: 0, scope: !444)
!448 = !DILocation(line: 105, column: 43, scope: !444)
!449 = !DILocation(line: 105, column: 64, scope: !444)
!450 = !DILocation(line: 105, column: 55, scope: !444)
!451 = !DILocation(line: 105, column: 53, scope: !444, atomGroup: 1, atomRank: 2)
!452 = !DILocation(line: 105, column: 36, scope: !444, atomGroup: 1, atomRank: 1)
!453 = distinct !DISubprogram(name: "choose_add", scope: !3, file: !3, line: 124, type: !454, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !460, keyInstructions: true)
!454 = !DISubroutineType(types: !455)
!455 = !{!456}
!456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !457, size: 64)
!457 = !DISubroutineType(types: !458)
!458 = !{!24, !459, !24}
!459 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!460 = !{!461, !462, !463, !464}
!461 = !DILocalVariable(name: "a", scope: !453, file: !3, line: 125, type: !14)
!462 = !DILocalVariable(name: "b", scope: !453, file: !3, line: 125, type: !14)
!463 = !DILocalVariable(name: "c", scope: !453, file: !3, line: 125, type: !14)
!464 = !DILocalVariable(name: "d", scope: !453, file: !3, line: 125, type: !14)
!465 = !DILocation(line: 0, scope: !453)
!466 = !DILocation(line: 126, column: 3, scope: !453, atomGroup: 4, atomRank: 1)
!467 = !{i64 3216}
!468 = !DILocation(line: 126, column: 3, scope: !453, atomGroup: 6, atomRank: 2)
!469 = !DILocation(line: 127, column: 12, scope: !453)
!470 = !DILocation(line: 127, column: 10, scope: !453, atomGroup: 10, atomRank: 2)
!471 = !DILocation(line: 127, column: 10, scope: !453)
!472 = !DILocation(line: 127, column: 3, scope: !453, atomGroup: 11, atomRank: 1)
!473 = distinct !DISubprogram(name: "add_fast", linkageName: "_ZN7serviceL8add_fastEPKii", scope: !2, file: !3, line: 114, type: !457, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !474, keyInstructions: true)
!474 = !{!475, !476, !477}
!475 = !DILocalVariable(name: "items", arg: 1, scope: !473, file: !3, line: 114, type: !459)
!476 = !DILocalVariable(name: "count", arg: 2, scope: !473, file: !3, line: 114, type: !24)
!477 = !DILocalVariable(name: "sum", scope: !473, file: !3, line: 115, type: !24)
!478 = !DILocation(line: 0, scope: !473)
!479 = !DILocation(line: 116, column: 3, scope: !473, atomGroup: 2, atomRank: 1)
!480 = !{i64 2946, i64 2965, i64 2980, i64 2991}
!481 = !DILocation(line: 116, column: 3, scope: !473, atomGroup: 3, atomRank: 2)
!482 = !DILocation(line: 120, column: 3, scope: !473, atomGroup: 7, atomRank: 1)
!483 = distinct !DISubprogram(name: "add_plain", linkageName: "_ZN7serviceL9add_plainEPKii", scope: !2, file: !3, line: 107, type: !457, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !484, keyInstructions: true)
!484 = !{!485, !486, !487, !488}
!485 = !DILocalVariable(name: "items", arg: 1, scope: !483, file: !3, line: 107, type: !459)
!486 = !DILocalVariable(name: "count", arg: 2, scope: !483, file: !3, line: 107, type: !24)
!487 = !DILocalVariable(name: "sum", scope: !483, file: !3, line: 108, type: !24)
!488 = !DILocalVariable(name: "i", scope: !489, file: !3, line: 109, type: !24)
!489 = distinct !DILexicalBlock(scope: !483, file: !3, line: 109, column: 3)
!490 = !DILocation(line: 0, scope: !483)
!491 = !DILocation(line: 0, scope: !489)
!492 = !DILocation(line: 109, column: 21, scope: !493, atomGroup: 12, atomRank: 1)
!493 = distinct !DILexicalBlock(scope: !489, file: !3, line: 109, column: 3)
!494 = !DILocation(line: 109, column: 3, scope: !489, atomGroup: 13, atomRank: 1)
!495 = !DILocation(line: 109, column: 21, scope: !493, atomGroup: 3, atomRank: 1)
!496 = !DILocation(line: 109, column: 3, scope: !489)
!497 = !DILocation(line: 111, column: 3, scope: !483, atomGroup: 9, atomRank: 1)
!498 = !DILocation(line: 110, column: 12, scope: !493)
!499 = !DILocation(line: 110, column: 9, scope: !493, atomGroup: 5, atomRank: 2)
!500 = !DILocation(line: 109, column: 31, scope: !493, atomGroup: 6, atomRank: 2)
!501 = !DILocation(line: 109, column: 3, scope: !489, atomGroup: 4, atomRank: 1)
!502 = distinct !{!502, !496, !503, !504, !505}
!503 = !DILocation(line: 110, column: 19, scope: !489)
!504 = !{!"llvm.loop.mustprogress"}
!505 = !{!"llvm.loop.unroll.disable"}
!506 = !DILocation(line: 0, scope: !45)
!507 = !DILocation(line: 137, column: 3, scope: !45, atomGroup: 2, atomRank: 1)
!508 = !DILocation(line: 138, column: 1, scope: !45)
!509 = !DILocation(line: 139, column: 8, scope: !45, atomGroup: 4, atomRank: 2)
!510 = !DILocation(line: 140, column: 3, scope: !45, atomGroup: 5, atomRank: 1)
!511 = !DILocation(line: 141, column: 1, scope: !45)
!512 = !DILocation(line: 142, column: 9, scope: !45, atomGroup: 7, atomRank: 2)
!513 = !DILocation(line: 143, column: 3, scope: !45, atomGroup: 8, atomRank: 1)
!514 = !DILocation(line: 144, column: 1, scope: !45)
!515 = !DILocation(line: 145, column: 3, scope: !45, atomGroup: 10, atomRank: 1)
!516 = !{!170, !170, i64 0}
!517 = !{!329, !329, i64 0}
!518 = distinct !DISubprogram(name: "carries", linkageName: "_ZN7service7carriesEjj", scope: !2, file: !3, line: 149, type: !519, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !522, keyInstructions: true)
!519 = !DISubroutineType(types: !520)
!520 = !{!521, !14, !14}
!521 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!522 = !{!523, !524, !525}
!523 = !DILocalVariable(name: "a", arg: 1, scope: !518, file: !3, line: 149, type: !14)
!524 = !DILocalVariable(name: "b", arg: 2, scope: !518, file: !3, line: 149, type: !14)
!525 = !DILabel(scope: !518, name: "overflow", file: !3, line: 152, column: 1)
!526 = !DILocation(line: 0, scope: !518)
!527 = !DILocation(line: 150, column: 3, scope: !518, atomGroup: 1, atomRank: 1)
!528 = !{i64 3862, i64 3876}
!529 = !DILocation(line: 152, column: 1, scope: !518)
!530 = !DILocation(line: 153, column: 3, scope: !518, atomGroup: 3, atomRank: 1)
!531 = !DILocation(line: 154, column: 1, scope: !518, atomGroup: 4, atomRank: 1)
!532 = distinct !DISubprogram(name: "widen", linkageName: "_ZN7service5widenEmm", scope: !2, file: !3, line: 156, type: !533, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !535, keyInstructions: true)
!533 = !DISubroutineType(types: !534)
!534 = !{!53, !176, !176}
!535 = !{!536, !537}
!536 = !DILocalVariable(name: "a", arg: 1, scope: !532, file: !3, line: 156, type: !176)
!537 = !DILocalVariable(name: "b", arg: 2, scope: !532, file: !3, line: 156, type: !176)
!538 = !DILocation(line: 0, scope: !532)
!539 = !DILocation(line: 156, column: 87, scope: !532)
!540 = !DILocation(line: 156, column: 91, scope: !532)
!541 = !DILocation(line: 156, column: 89, scope: !532, atomGroup: 1, atomRank: 2)
!542 = !DILocation(line: 156, column: 61, scope: !532, atomGroup: 1, atomRank: 1)
!543 = distinct !DISubprogram(name: "average", linkageName: "_ZN7service7averageEiz", scope: !2, file: !3, line: 158, type: !544, scopeLine: 158, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !546, keyInstructions: true)
!544 = !DISubroutineType(types: !545)
!545 = !{!115, !24, null}
!546 = !{!547, !548, !559, !560}
!547 = !DILocalVariable(name: "count", arg: 1, scope: !543, file: !3, line: 158, type: !24)
!548 = !DILocalVariable(name: "arguments", scope: !543, file: !3, line: 159, type: !549)
!549 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !550)
!550 = !DICompositeType(tag: DW_TAG_array_type, baseType: !551, size: 192, elements: !557)
!551 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !552, identifier: "_ZTS13__va_list_tag")
!552 = !{!553, !554, !555, !556}
!553 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !551, file: !3, line: 159, baseType: !14, size: 32)
!554 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !551, file: !3, line: 159, baseType: !14, size: 32, offset: 32)
!555 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !551, file: !3, line: 159, baseType: !75, size: 64, offset: 64)
!556 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !551, file: !3, line: 159, baseType: !75, size: 64, offset: 128)
!557 = !{!558}
!558 = !DISubrange(count: 1)
!559 = !DILocalVariable(name: "sum", scope: !543, file: !3, line: 161, type: !115)
!560 = !DILocalVariable(name: "i", scope: !561, file: !3, line: 162, type: !24)
!561 = distinct !DILexicalBlock(scope: !543, file: !3, line: 162, column: 3)
!562 = distinct !DIAssignID()
!563 = !DILocation(line: 0, scope: !543)
!564 = !DILocation(line: 159, column: 3, scope: !543)
!565 = !DILocation(line: 160, column: 3, scope: !543)
!566 = !DILocation(line: 0, scope: !561)
!567 = !DILocation(line: 162, column: 21, scope: !568, atomGroup: 14, atomRank: 1)
!568 = distinct !DILexicalBlock(scope: !561, file: !3, line: 162, column: 3)
!569 = !DILocation(line: 162, column: 3, scope: !561, atomGroup: 15, atomRank: 1)
!570 = !DILocation(line: 164, column: 3, scope: !543)
!571 = !DILocation(line: 165, column: 16, scope: !543)
!572 = !DILocation(line: 165, column: 14, scope: !543, atomGroup: 9, atomRank: 2)
!573 = !DILocation(line: 166, column: 1, scope: !543)
!574 = !DILocation(line: 165, column: 3, scope: !543, atomGroup: 9, atomRank: 1)
!575 = !DILocation(line: 163, column: 12, scope: !568)
!576 = distinct !DIAssignID()
!577 = distinct !DIAssignID()
!578 = !{!579, !579, i64 0}
!579 = !{!"double", !170, i64 0}
!580 = !DILocation(line: 163, column: 9, scope: !568, atomGroup: 5, atomRank: 2)
!581 = !DILocation(line: 162, column: 31, scope: !568, atomGroup: 6, atomRank: 2)
!582 = !DILocation(line: 162, column: 21, scope: !568, atomGroup: 3, atomRank: 1)
!583 = !DILocation(line: 162, column: 3, scope: !561, atomGroup: 4, atomRank: 1)
!584 = distinct !{!584, !585, !586, !504, !505}
!585 = !DILocation(line: 162, column: 3, scope: !561)
!586 = !DILocation(line: 163, column: 46, scope: !561)
!587 = distinct !DISubprogram(name: "exchange", linkageName: "_ZN7service8exchangeEPii", scope: !2, file: !3, line: 168, type: !588, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !591, keyInstructions: true)
!588 = !DISubroutineType(types: !589)
!589 = !{!24, !590, !24}
!590 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!591 = !{!592, !593, !594}
!592 = !DILocalVariable(name: "at", arg: 1, scope: !587, file: !3, line: 168, type: !590)
!593 = !DILocalVariable(name: "wanted", arg: 2, scope: !587, file: !3, line: 168, type: !24)
!594 = !DILocalVariable(name: "seen", scope: !587, file: !3, line: 169, type: !24)
!595 = !DILocation(line: 0, scope: !587)
!596 = !DILocation(line: 169, column: 14, scope: !587, atomGroup: 2, atomRank: 2)
!597 = !DILocation(line: 170, column: 3, scope: !587)
!598 = !DILocation(line: 169, column: 7, scope: !587, atomGroup: 1, atomRank: 1)
!599 = !DILocation(line: 170, column: 11, scope: !587)
!600 = !DILocation(line: 170, column: 11, scope: !587, atomGroup: 3, atomRank: 3)
!601 = !DILocation(line: 170, column: 3, scope: !587, atomGroup: 5, atomRank: 1)
!602 = distinct !{!602, !597, !603, !504, !505}
!603 = !DILocation(line: 171, column: 5, scope: !587)
!604 = !DILocation(line: 172, column: 3, scope: !587)
!605 = !DILocation(line: 173, column: 10, scope: !587, atomGroup: 7, atomRank: 2)
!606 = !DILocation(line: 173, column: 54, scope: !587, atomGroup: 8, atomRank: 2)
!607 = !DILocation(line: 173, column: 3, scope: !587, atomGroup: 8, atomRank: 1)
!608 = distinct !DISubprogram(name: "shuffle", linkageName: "_ZN7service7shuffleEDv4_fS0_", scope: !2, file: !3, line: 176, type: !609, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !611, keyInstructions: true)
!609 = !DISubroutineType(types: !610)
!610 = !{!72, !72, !72}
!611 = !{!612, !613}
!612 = !DILocalVariable(name: "a", arg: 1, scope: !608, file: !3, line: 176, type: !72)
!613 = !DILocalVariable(name: "b", arg: 2, scope: !608, file: !3, line: 176, type: !72)
!614 = !DILocation(line: 0, scope: !608)
!615 = !DILocation(line: 176, column: 39, scope: !608)
!616 = !DILocation(line: 176, column: 81, scope: !608, atomGroup: 1, atomRank: 2)
!617 = !DILocation(line: 176, column: 32, scope: !608, atomGroup: 1, atomRank: 1)
!618 = distinct !DISubprogram(name: "countdown", linkageName: "_ZN7service9countdownEi", scope: !2, file: !3, line: 178, type: !263, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !619, keyInstructions: true)
!619 = !{!620}
!620 = !DILocalVariable(name: "n", arg: 1, scope: !618, file: !3, line: 178, type: !24)
!621 = !DILocation(line: 0, scope: !618)
!622 = !DILocation(line: 179, column: 9, scope: !623, atomGroup: 1, atomRank: 2)
!623 = distinct !DILexicalBlock(scope: !618, file: !3, line: 179, column: 7)
!624 = !DILocation(line: 179, column: 9, scope: !623, atomGroup: 1, atomRank: 1)
!625 = !DILocation(line: 180, column: 12, scope: !623, atomGroup: 2, atomRank: 3)
!626 = !DILocation(line: 180, column: 12, scope: !623, atomGroup: 2, atomRank: 2)
!627 = !DILocation(line: 182, column: 1, scope: !618, atomGroup: 4, atomRank: 1)
!628 = !DILocation(line: 181, column: 42, scope: !618)
!629 = !DILocation(line: 181, column: 30, scope: !618)
!630 = distinct !DISubprogram(name: "open_log", linkageName: "_ZN7service8open_logEv", scope: !2, file: !3, line: 188, type: !252, scopeLine: 188, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!631 = !DILocalVariable(name: "this", arg: 1, scope: !632, type: !641, flags: DIFlagArtificial | DIFlagObjectPointer)
!632 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN7service8open_logEvENK3$_0clEi", scope: !633, file: !3, line: 189, type: !634, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !638, retainedNodes: !639, keyInstructions: true)
!633 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !630, file: !3, line: 189, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !382)
!634 = !DISubroutineType(types: !635)
!635 = !{!24, !636, !24}
!636 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !637, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!637 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !633)
!638 = !DISubprogram(name: "operator()", scope: !633, file: !3, line: 189, type: !634, scopeLine: 189, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!639 = !{!631, !640}
!640 = !DILocalVariable(name: "x", arg: 2, scope: !632, file: !3, line: 189, type: !24)
!641 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !637, size: 64)
!642 = !DILocation(line: 0, scope: !632, inlinedAt: !643)
!643 = distinct !DILocation(line: 184, column: 47, scope: !644, inlinedAt: !651)
!644 = distinct !DISubprogram(name: "apply<(lambda at sources/host_service.cpp:189:24)>", linkageName: "_ZN7service5applyIZNS_8open_logEvE3$_0EEiT_", scope: !2, file: !3, line: 184, type: !645, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !51, templateParams: !649, retainedNodes: !647, keyInstructions: true)
!645 = !DISubroutineType(types: !646)
!646 = !{!24, !633}
!647 = !{!648}
!648 = !DILocalVariable(name: "body", arg: 1, scope: !644, file: !3, line: 184, type: !633)
!649 = !{!650}
!650 = !DITemplateTypeParameter(name: "F", type: !633)
!651 = distinct !DILocation(line: 189, column: 18, scope: !630)
!652 = !DILocation(line: 189, column: 47, scope: !632, inlinedAt: !643)
!653 = !DILocation(line: 189, column: 45, scope: !632, inlinedAt: !643, atomGroup: 1, atomRank: 2)
!654 = !DILocation(line: 189, column: 59, scope: !630)
!655 = !DILocation(line: 189, column: 57, scope: !630, atomGroup: 1, atomRank: 2)
!656 = !DILocation(line: 189, column: 16, scope: !630, atomGroup: 1, atomRank: 1)
!657 = !DILocation(line: 190, column: 1, scope: !630, atomGroup: 2, atomRank: 1)
!658 = distinct !DISubprogram(name: "close_log", linkageName: "_ZN7service9close_logEv", scope: !2, file: !3, line: 191, type: !252, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!659 = !DILocation(line: 191, column: 63, scope: !658, atomGroup: 1, atomRank: 2)
!660 = !DILocation(line: 191, column: 61, scope: !658, atomGroup: 1, atomRank: 1)
!661 = !DILocation(line: 191, column: 75, scope: !658, atomGroup: 2, atomRank: 1)
!662 = distinct !DISubprogram(name: "unpack", linkageName: "_ZN7service6unpackENS_5FlagsE", scope: !2, file: !3, line: 197, type: !663, scopeLine: 197, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !670, keyInstructions: true)
!663 = !DISubroutineType(types: !664)
!664 = !{!24, !665}
!665 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Flags", scope: !2, file: !3, line: 193, size: 32, flags: DIFlagTypePassByValue, elements: !666, identifier: "_ZTSN7service5FlagsE")
!666 = !{!667, !668, !669}
!667 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !665, file: !3, line: 194, baseType: !14, size: 1, flags: DIFlagBitField, extraData: i64 0)
!668 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !665, file: !3, line: 194, baseType: !14, size: 5, offset: 1, flags: DIFlagBitField, extraData: i64 0)
!669 = !DIDerivedType(tag: DW_TAG_member, name: "delta", scope: !665, file: !3, line: 195, baseType: !24, size: 9, offset: 6, flags: DIFlagBitField, extraData: i64 0)
!670 = !{!671}
!671 = !DILocalVariable(name: "flags", arg: 1, scope: !662, file: !3, line: 197, type: !665)
!672 = !DILocation(line: 0, scope: !662)
!673 = !DILocation(line: 197, column: 40, scope: !662)
!674 = !DILocation(line: 197, column: 34, scope: !662, atomGroup: 2, atomRank: 2)
!675 = !DILocation(line: 197, column: 34, scope: !662, atomGroup: 2, atomRank: 1)
!676 = !DILocation(line: 197, column: 54, scope: !662)
!677 = !DILocation(line: 197, column: 34, scope: !662)
!678 = !DILocation(line: 197, column: 67, scope: !662)
!679 = !DILocation(line: 197, column: 34, scope: !662, atomGroup: 1, atomRank: 2)
!680 = !DILocation(line: 197, column: 27, scope: !662, atomGroup: 1, atomRank: 1)
!681 = !DILocation(line: 200, column: 3, scope: !68)
!682 = !{!"branch_weights", i32 1, i32 1048575}
!683 = !DILocalVariable(name: "this", arg: 1, scope: !684, type: !185, flags: DIFlagArtificial | DIFlagObjectPointer)
!684 = distinct !DISubprogram(name: "Pool", linkageName: "_ZN7service4PoolIDv4_fEC2Ev", scope: !9, file: !3, line: 51, type: !685, scopeLine: 51, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !687, retainedNodes: !688, keyInstructions: true)
!685 = !DISubroutineType(types: !686)
!686 = !{null, !19}
!687 = !DISubprogram(name: "Pool", linkageName: "_ZN7service4PoolIDv4_fEC4Ev", scope: !9, type: !685, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!688 = !{!683}
!689 = !DILocation(line: 0, scope: !684, inlinedAt: !690)
!690 = distinct !DILocation(line: 200, column: 21, scope: !68)
!691 = !DILocation(line: 43, column: 12, scope: !684, inlinedAt: !690, atomGroup: 1, atomRank: 1)
!692 = !DILocation(line: 0, scope: !182, inlinedAt: !693)
!693 = distinct !DILocation(line: 201, column: 21, scope: !68)
!694 = !DILocation(line: 45, column: 9, scope: !188, inlinedAt: !693)
!695 = !DILocation(line: 45, column: 14, scope: !188, inlinedAt: !693, atomGroup: 1, atomRank: 2)
!696 = !DILocation(line: 45, column: 14, scope: !188, inlinedAt: !693, atomGroup: 1, atomRank: 1)
!697 = !DILocation(line: 46, column: 7, scope: !188, inlinedAt: !693)
!698 = !DILocation(line: 46, column: 13, scope: !188, inlinedAt: !693)
!699 = !DILocation(line: 48, column: 3, scope: !188, inlinedAt: !693)
!700 = !DILocation(line: 47, column: 22, scope: !182, inlinedAt: !693, atomGroup: 3, atomRank: 2)
!701 = !DILocation(line: 47, column: 22, scope: !182, inlinedAt: !693, atomGroup: 3, atomRank: 1)
!702 = !DILocation(line: 47, column: 12, scope: !182, inlinedAt: !693)
!703 = !DILocation(line: 47, column: 12, scope: !182, inlinedAt: !693, atomGroup: 2, atomRank: 2)
!704 = !DILocation(line: 201, column: 34, scope: !68, atomGroup: 1, atomRank: 2)
!705 = !DILocation(line: 201, column: 10, scope: !68, atomGroup: 1, atomRank: 1)
!706 = !DILocation(line: 201, column: 3, scope: !68, atomGroup: 1, atomRank: 1)
!707 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 206, type: !708, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, retainedNodes: !712, keyInstructions: true)
!708 = !DISubroutineType(types: !709)
!709 = !{!24, !24, !710}
!710 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !711, size: 64)
!711 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!712 = !{!713, !714, !715}
!713 = !DILocalVariable(name: "argc", arg: 1, scope: !707, file: !3, line: 206, type: !24)
!714 = !DILocalVariable(name: "argv", arg: 2, scope: !707, file: !3, line: 206, type: !710)
!715 = !DILocalVariable(name: "items", scope: !707, file: !3, line: 207, type: !716)
!716 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !158)
!717 = distinct !DIAssignID()
!718 = !DILocation(line: 0, scope: !707)
!719 = !DILocation(line: 207, column: 3, scope: !707)
!720 = !DILocation(line: 207, column: 17, scope: !707, atomGroup: 1, atomRank: 1)
!721 = distinct !DIAssignID()
!722 = !DILocation(line: 207, column: 17, scope: !707)
!723 = distinct !DIAssignID()
!724 = distinct !DIAssignID()
!725 = !DILocation(line: 208, column: 10, scope: !707)
!726 = !DILocation(line: 0, scope: !444, inlinedAt: !727)
!727 = distinct !DILocation(line: 208, column: 35, scope: !707)
!728 = !DILocation(line: 105, column: 43, scope: !444, inlinedAt: !727)
!729 = !DILocation(line: 105, column: 64, scope: !444, inlinedAt: !727)
!730 = !DILocation(line: 105, column: 55, scope: !444, inlinedAt: !727)
!731 = !DILocation(line: 208, column: 98, scope: !707)
!732 = !{!733, !733, i64 0}
!733 = !{!"p1 omnipotent char", !329, i64 0}
!734 = !DILocation(line: 208, column: 62, scope: !707)
!735 = !DILocation(line: 105, column: 53, scope: !444, inlinedAt: !727, atomGroup: 1, atomRank: 2)
!736 = !DILocation(line: 208, column: 33, scope: !707)
!737 = !DILocation(line: 208, column: 60, scope: !707, atomGroup: 3, atomRank: 2)
!738 = !DILocation(line: 209, column: 1, scope: !707)
!739 = !DILocation(line: 208, column: 3, scope: !707, atomGroup: 3, atomRank: 1)
!740 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service7Timeout4textEv", scope: !80, file: !3, line: 24, type: !110, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !109, retainedNodes: !741, keyInstructions: true)
!741 = !{!742}
!742 = !DILocalVariable(name: "this", arg: 1, scope: !740, type: !743, flags: DIFlagArtificial | DIFlagObjectPointer)
!743 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!744 = !DILocation(line: 0, scope: !740)
!745 = !DILocation(line: 24, column: 39, scope: !740, atomGroup: 1, atomRank: 1)
!746 = distinct !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD0Ev", scope: !80, file: !3, line: 22, type: !106, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !342, retainedNodes: !747, keyInstructions: true)
!747 = !{!748}
!748 = !DILocalVariable(name: "this", arg: 1, scope: !746, type: !226, flags: DIFlagArtificial | DIFlagObjectPointer)
!749 = !DILocation(line: 0, scope: !746)
!750 = !DILocation(line: 22, column: 8, scope: !746)
!751 = !DILocation(line: 22, column: 8, scope: !746, atomGroup: 1, atomRank: 1)
!752 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service7TimeoutD1Ev", scope: !3, file: !3, line: 22, type: !381, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!753 = !DILocation(line: 0, scope: !752)
!754 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service7TimeoutD0Ev", scope: !3, file: !3, line: 22, type: !381, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!755 = !DILocation(line: 0, scope: !754)
!756 = !DILocation(line: 0, scope: !746, inlinedAt: !757)
!757 = distinct !DILocation(line: 0, scope: !754)
!758 = !DILocation(line: 22, column: 8, scope: !746, inlinedAt: !757)
!759 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK7service7Timeout4textEv", scope: !3, file: !3, line: 24, type: !381, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!760 = !DILocation(line: 0, scope: !759)
!761 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service8Overload4textEv", scope: !77, file: !3, line: 29, type: !121, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !120, retainedNodes: !762, keyInstructions: true)
!762 = !{!763}
!763 = !DILocalVariable(name: "this", arg: 1, scope: !761, type: !764, flags: DIFlagArtificial | DIFlagObjectPointer)
!764 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!765 = !DILocation(line: 0, scope: !761)
!766 = !DILocation(line: 29, column: 39, scope: !761, atomGroup: 1, atomRank: 1)
!767 = distinct !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD0Ev", scope: !77, file: !3, line: 26, type: !117, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !238, retainedNodes: !768, keyInstructions: true)
!768 = !{!769}
!769 = !DILocalVariable(name: "this", arg: 1, scope: !767, type: !204, flags: DIFlagArtificial | DIFlagObjectPointer)
!770 = !DILocation(line: 0, scope: !767)
!771 = !DILocation(line: 26, column: 8, scope: !767)
!772 = !DILocation(line: 26, column: 8, scope: !767, atomGroup: 1, atomRank: 1)
!773 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service8OverloadD1Ev", scope: !3, file: !3, line: 26, type: !381, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!774 = !DILocation(line: 0, scope: !773)
!775 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service8OverloadD0Ev", scope: !3, file: !3, line: 26, type: !381, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!776 = !DILocation(line: 0, scope: !775)
!777 = !DILocation(line: 0, scope: !767, inlinedAt: !778)
!778 = distinct !DILocation(line: 0, scope: !775)
!779 = !DILocation(line: 26, column: 8, scope: !767, inlinedAt: !778)
!780 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK7service8Overload4textEv", scope: !3, file: !3, line: 29, type: !381, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, keyInstructions: true)
!781 = !DILocation(line: 0, scope: !780)
!782 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN7service5ErrorD2Ev", scope: !83, file: !3, line: 19, type: !96, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !95, retainedNodes: !783, keyInstructions: true)
!783 = !{!784}
!784 = !DILocalVariable(name: "this", arg: 1, scope: !782, type: !211, flags: DIFlagArtificial | DIFlagObjectPointer)
!785 = !DILocation(line: 0, scope: !782)
!786 = !DILocation(line: 19, column: 21, scope: !782, atomGroup: 1, atomRank: 1)
!787 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN7service5ErrorD0Ev", scope: !83, file: !3, line: 19, type: !96, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !95, retainedNodes: !788, keyInstructions: true)
!788 = !{!789}
!789 = !DILocalVariable(name: "this", arg: 1, scope: !787, type: !211, flags: DIFlagArtificial | DIFlagObjectPointer)
!790 = !DILocation(line: 0, scope: !787)
!791 = !DILocation(line: 19, column: 20, scope: !787)
!792 = !DILocation(line: 19, column: 21, scope: !787, atomGroup: 1, atomRank: 1)
!793 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service5Error4textEv", scope: !83, file: !3, line: 20, type: !99, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !51, declaration: !98, retainedNodes: !794, keyInstructions: true)
!794 = !{!795}
!795 = !DILocalVariable(name: "this", arg: 1, scope: !793, type: !796, flags: DIFlagArtificial | DIFlagObjectPointer)
!796 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!797 = !DILocation(line: 0, scope: !793)
!798 = !DILocation(line: 20, column: 38, scope: !793, atomGroup: 1, atomRank: 1)
