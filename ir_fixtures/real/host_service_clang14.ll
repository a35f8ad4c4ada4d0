; ModuleID = 'sources/host_service.cpp'
source_filename = "sources/host_service.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl service_marker"
module asm "service_marker:"
module asm "  .asciz \22marker; {not a brace}\22"

%"struct.service::Pool" = type <{ [4 x <4 x float>], i32, [12 x i8] }>
%"struct.service::Overload" = type { %"struct.service::Timeout.base", x86_fp80, %"struct.service::Error.base" }
%"struct.service::Timeout.base" = type { i32 (...)** }
%"struct.service::Error.base" = type <{ i32 (...)**, i32 }>
%"struct.service::Guard" = type { i8 }
%"struct.service::Error" = type <{ i32 (...)**, i32, [4 x i8] }>
%"struct.service::Timeout" = type { i32 (...)**, %"struct.service::Error.base" }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%class.anon = type { i8 }

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

$_ZTSN7service8OverloadE = comdat any

$_ZTSN7service7TimeoutE = comdat any

$_ZTSN7service5ErrorE = comdat any

$_ZTIN7service5ErrorE = comdat any

$_ZTIN7service7TimeoutE = comdat any

$_ZTIN7service8OverloadE = comdat any

$_ZTSPN7service5ErrorE = comdat any

$_ZTIPN7service5ErrorE = comdat any

$_ZTVN7service8OverloadE = comdat any

$_ZTCN7service8OverloadE0_NS_7TimeoutE = comdat any

$_ZTVN7service5ErrorE = comdat any

$_ZTVN7service7TimeoutE = comdat any

@_ZN7service4PoolIDv4_fE6sharedE = weak_odr dso_local local_unnamed_addr global <4 x float> zeroinitializer, comdat, align 16, !dbg !0, !dbg !0
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSN7service8OverloadE = linkonce_odr dso_local constant [20 x i8] c"N7service8OverloadE\00", comdat, align 1
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTSN7service7TimeoutE = linkonce_odr dso_local constant [19 x i8] c"N7service7TimeoutE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTSN7service5ErrorE = linkonce_odr dso_local constant [17 x i8] c"N7service5ErrorE\00", comdat, align 1
@_ZTIN7service5ErrorE = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @_ZTSN7service5ErrorE, i32 0, i32 0) }, comdat, align 8
@_ZTIN7service7TimeoutE = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @_ZTSN7service7TimeoutE, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTIN7service5ErrorE to i8*), i64 -6141 }, comdat, align 8
@_ZTIN7service8OverloadE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @_ZTSN7service8OverloadE, i32 0, i32 0), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*) }, comdat, align 8
@"live guards {;}\22q" = dso_local global i32 0, align 4, !dbg !22
@_ZTIi = external constant i8*
@_ZN7service5callsE = dso_local thread_local global i32 0, align 4, !dbg !25
@_ZN7service10first_seedE = dso_local thread_local global i32 0, align 4, !dbg !27
@_ZN7service5startE = dso_local local_unnamed_addr global i32 0, align 4, !dbg !29
@_ZN7service4keptE = dso_local local_unnamed_addr constant i32* @"live guards {;}\22q", align 8, !dbg !31
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global i8*
@_ZTSPN7service5ErrorE = linkonce_odr dso_local constant [18 x i8] c"PN7service5ErrorE\00", comdat, align 1
@_ZTIPN7service5ErrorE = linkonce_odr dso_local constant { i8*, i8*, i32, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSPN7service5ErrorE, i32 0, i32 0), i32 0, i8* bitcast ({ i8*, i8* }* @_ZTIN7service5ErrorE to i8*) }, comdat, align 8
@_ZN7serviceL9last_codeE = internal thread_local(initialexec) unnamed_addr global i64 0, align 8, !dbg !35
@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@_ZZN7service9interpretEPKhE5steps = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@_ZN7service9interpretEPKh, %8), i8* blockaddress(@_ZN7service9interpretEPKh, %2), i8* blockaddress(@_ZN7service9interpretEPKh, %6)], align 16, !dbg !38
@service_marker = external local_unnamed_addr global [0 x i8], align 1
@_ZN7service9audit_logE = dso_local global [4 x i32] [i32 1, i32 2, i32 3, i32 4], section "audit", align 64, !dbg !108
@_ZZN7service6borrowEvE4pool = internal global %"struct.service::Pool" zeroinitializer, align 16, !dbg !111
@_ZGVZN7service6borrowEvE4pool = internal global i64 0, align 8
@_ZTVN7service8OverloadE = linkonce_odr dso_local unnamed_addr constant { [6 x i8*], [7 x i8*] } { [6 x i8*] [i8* inttoptr (i64 32 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN7service8OverloadE to i8*), i8* bitcast (i8* (%"struct.service::Overload"*)* @_ZNK7service8Overload4textEv to i8*), i8* bitcast (void (%"struct.service::Overload"*)* @_ZN7service8OverloadD1Ev to i8*), i8* bitcast (void (%"struct.service::Overload"*)* @_ZN7service8OverloadD0Ev to i8*)], [7 x i8*] [i8* inttoptr (i64 -32 to i8*), i8* inttoptr (i64 -32 to i8*), i8* inttoptr (i64 -32 to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN7service8OverloadE to i8*), i8* bitcast (void (%"struct.service::Overload"*)* @_ZTv0_n24_N7service8OverloadD1Ev to i8*), i8* bitcast (void (%"struct.service::Overload"*)* @_ZTv0_n24_N7service8OverloadD0Ev to i8*), i8* bitcast (i8* (%"struct.service::Overload"*)* @_ZTv0_n32_NK7service8Overload4textEv to i8*)] }, comdat, align 8
@_ZTCN7service8OverloadE0_NS_7TimeoutE = linkonce_odr dso_local unnamed_addr constant { [6 x i8*], [7 x i8*] } { [6 x i8*] [i8* inttoptr (i64 32 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*), i8* bitcast (i8* (%"struct.service::Timeout"*)* @_ZNK7service7Timeout4textEv to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZN7service7TimeoutD1Ev to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZN7service7TimeoutD0Ev to i8*)], [7 x i8*] [i8* inttoptr (i64 -32 to i8*), i8* inttoptr (i64 -32 to i8*), i8* inttoptr (i64 -32 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZTv0_n24_N7service7TimeoutD1Ev to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZTv0_n24_N7service7TimeoutD0Ev to i8*), i8* bitcast (i8* (%"struct.service::Timeout"*)* @_ZTv0_n32_NK7service7Timeout4textEv to i8*)] }, comdat, align 8
@_ZTVN7service5ErrorE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTIN7service5ErrorE to i8*), i8* bitcast (void (%"struct.service::Error"*)* @_ZN7service5ErrorD2Ev to i8*), i8* bitcast (void (%"struct.service::Error"*)* @_ZN7service5ErrorD0Ev to i8*), i8* bitcast (i8* (%"struct.service::Error"*)* @_ZNK7service5Error4textEv to i8*)] }, comdat, align 8
@.str.2 = private unnamed_addr constant [19 x i8] c"error: \22generic\22\09\FF\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"timeout\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"overload\00", align 1
@_ZTVN7service7TimeoutE = linkonce_odr dso_local unnamed_addr constant { [6 x i8*], [7 x i8*] } { [6 x i8*] [i8* inttoptr (i64 8 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*), i8* bitcast (i8* (%"struct.service::Timeout"*)* @_ZNK7service7Timeout4textEv to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZN7service7TimeoutD1Ev to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZN7service7TimeoutD0Ev to i8*)], [7 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* inttoptr (i64 -8 to i8*), i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZTv0_n24_N7service7TimeoutD1Ev to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZTv0_n24_N7service7TimeoutD0Ev to i8*), i8* bitcast (i8* (%"struct.service::Timeout"*)* @_ZTv0_n32_NK7service7Timeout4textEv to i8*)] }, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 200, void ()* @_ZN7service8open_logEv, i8* null }, { i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_host_service.cpp, i8* null }]
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_ZN7service9close_logEv, i8* null }]
@llvm.compiler.used = appending global [1 x i8*] [i8* bitcast ([4 x i32]* @_ZN7service9audit_logE to i8*)], section "llvm.metadata"

@_ZN7service10live_aliasE = hidden alias i32, i32* @"live guards {;}\22q"
@add_weak = weak dso_local alias i32 (i32*, i32), i32 (i32*, i32)* @add

@add = dso_local ifunc i32 (i32*, i32), i32 (i32*, i32)* ()* @choose_add

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noundef i8* @_ZnwmPv(i64 noundef %0, i8* noundef readnone returned %1) local_unnamed_addr #0 !dbg !138 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !145, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.value(metadata i8* %1, metadata !146, metadata !DIExpression()), !dbg !147
  ret i8* %1, !dbg !148
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress uwtable
define weak_odr dso_local noundef nonnull align 16 dereferenceable(16) <4 x float>* @_ZN7service4PoolIDv4_fE4takeEv(%"struct.service::Pool"* noundef nonnull align 16 dereferenceable(68) %0) local_unnamed_addr #2 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !149 {
  call void @llvm.dbg.value(metadata %"struct.service::Pool"* %0, metadata !151, metadata !DIExpression()), !dbg !153
  %2 = getelementptr inbounds %"struct.service::Pool", %"struct.service::Pool"* %0, i64 0, i32 1, !dbg !154
  %3 = load i32, i32* %2, align 16, !dbg !154, !tbaa !156
  %4 = icmp eq i32 %3, 4, !dbg !161
  br i1 %4, label %5, label %11, !dbg !162

5:                                                ; preds = %1
  %6 = call i8* @__cxa_allocate_exception(i64 48) #26, !dbg !163
  %7 = bitcast i8* %6 to %"struct.service::Overload"*, !dbg !163
  invoke void @_ZN7service8OverloadC1Ev(%"struct.service::Overload"* noundef nonnull align 16 dereferenceable(32) %7)
          to label %8 unwind label %9, !dbg !164

8:                                                ; preds = %5
  call void @__cxa_throw(i8* %6, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN7service8OverloadE to i8*), i8* bitcast (void (%"struct.service::Overload"*)* @_ZN7service8OverloadD1Ev to i8*)) #27, !dbg !163
  unreachable, !dbg !163

9:                                                ; preds = %5
  %10 = landingpad { i8*, i32 }
          cleanup, !dbg !165
  call void @__cxa_free_exception(i8* %6) #26, !dbg !163
  resume { i8*, i32 } %10, !dbg !163

11:                                               ; preds = %1
  %12 = add i32 %3, 1, !dbg !166
  store i32 %12, i32* %2, align 16, !dbg !166, !tbaa !156
  %13 = zext i32 %3 to i64, !dbg !167
  %14 = getelementptr inbounds %"struct.service::Pool", %"struct.service::Pool"* %0, i64 0, i32 0, i64 %13, !dbg !167
  ret <4 x float>* %14, !dbg !168
}

declare i8* @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadC1Ev(%"struct.service::Overload"* noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !169 {
  call void @llvm.dbg.value(metadata %"struct.service::Overload"* %0, metadata !171, metadata !DIExpression()), !dbg !173
  %2 = getelementptr inbounds %"struct.service::Overload", %"struct.service::Overload"* %0, i64 0, i32 2, !dbg !174
  call void @llvm.dbg.value(metadata %"struct.service::Error.base"* %2, metadata !175, metadata !DIExpression()), !dbg !180
  call void @llvm.dbg.value(metadata i32 111, metadata !178, metadata !DIExpression()), !dbg !180
  %3 = getelementptr %"struct.service::Error.base", %"struct.service::Error.base"* %2, i64 0, i32 0, !dbg !182
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN7service5ErrorE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %3, align 16, !dbg !182, !tbaa !183
  %4 = getelementptr inbounds %"struct.service::Overload", %"struct.service::Overload"* %0, i64 0, i32 2, i32 1, !dbg !185
  store i32 111, i32* %4, align 8, !dbg !185, !tbaa !186
  call void @llvm.dbg.value(metadata %"struct.service::Overload"* %0, metadata !188, metadata !DIExpression()), !dbg !194
  %5 = getelementptr inbounds %"struct.service::Overload", %"struct.service::Overload"* %0, i64 0, i32 0, i32 0, !dbg !196
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTCN7service8OverloadE0_NS_7TimeoutE, i64 0, inrange i32 0, i64 3) to i32 (...)**), i32 (...)*** %5, align 16, !dbg !196, !tbaa !183
  %6 = getelementptr inbounds %"struct.service::Overload", %"struct.service::Overload"* %0, i64 0, i32 2, i32 0, !dbg !196
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTCN7service8OverloadE0_NS_7TimeoutE, i64 0, inrange i32 1, i64 4) to i32 (...)**), i32 (...)*** %6, align 16, !dbg !196, !tbaa !183
  %7 = getelementptr inbounds %"struct.service::Overload", %"struct.service::Overload"* %0, i64 0, i32 0, i32 0, !dbg !174
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTVN7service8OverloadE, i64 0, inrange i32 0, i64 3) to i32 (...)**), i32 (...)*** %7, align 16, !dbg !174, !tbaa !183
  %8 = getelementptr %"struct.service::Error.base", %"struct.service::Error.base"* %2, i64 0, i32 0, !dbg !174
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTVN7service8OverloadE, i64 0, inrange i32 1, i64 4) to i32 (...)**), i32 (...)*** %8, align 16, !dbg !174, !tbaa !183
  %9 = getelementptr inbounds %"struct.service::Overload", %"struct.service::Overload"* %0, i64 0, i32 1, !dbg !197
  store x86_fp80 0xK3FFFC000000000000000, x86_fp80* %9, align 16, !dbg !197, !tbaa !198
  ret void, !dbg !201
}

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(i8*) local_unnamed_addr

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadD1Ev(%"struct.service::Overload"* noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #4 comdat align 2 !dbg !202 {
  call void @llvm.dbg.value(metadata %"struct.service::Overload"* %0, metadata !205, metadata !DIExpression()), !dbg !206
  ret void, !dbg !207
}

declare void @__cxa_throw(i8*, i8*, i8*) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_ZN7service4seedEv() local_unnamed_addr #2 !dbg !208 {
  %1 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !209, !tbaa !211
  %2 = icmp sgt i32 %1, 3, !dbg !212
  br i1 %2, label %3, label %7, !dbg !213

3:                                                ; preds = %0
  %4 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !214
  %5 = bitcast i8* %4 to i32*, !dbg !214
  %6 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !215, !tbaa !211
  store i32 %6, i32* %5, align 16, !dbg !214, !tbaa !211
  call void @__cxa_throw(i8* %4, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27, !dbg !214
  unreachable, !dbg !214

7:                                                ; preds = %0
  ret i32 7, !dbg !216
}

; Function Attrs: uwtable
define internal fastcc void @__cxx_global_var_init() unnamed_addr #3 section ".text.startup" !dbg !217 {
  %1 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !221, !tbaa !211
  %2 = icmp sgt i32 %1, 3, !dbg !224
  br i1 %2, label %3, label %7, !dbg !225

3:                                                ; preds = %0
  %4 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !226
  %5 = bitcast i8* %4 to i32*, !dbg !226
  %6 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !227, !tbaa !211
  store i32 %6, i32* %5, align 16, !dbg !226, !tbaa !211
  call void @__cxa_throw(i8* %4, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27, !dbg !226
  unreachable, !dbg !226

7:                                                ; preds = %0
  store i32 7, i32* @_ZN7service10first_seedE, align 4, !dbg !228, !tbaa !211
  ret void, !dbg !229
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_ZN7service7checkedEi(i32 noundef %0) local_unnamed_addr #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !230 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !234, metadata !DIExpression()), !dbg !235
  %2 = icmp sgt i32 %0, 3, !dbg !236
  br i1 %2, label %3, label %12, !dbg !238

3:                                                ; preds = %1
  %4 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !239
  %5 = bitcast i8* %4 to i32*, !dbg !239
  store i32 %0, i32* %5, align 16, !dbg !239, !tbaa !211
  invoke void @__cxa_throw(i8* %4, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27
          to label %23 unwind label %6, !dbg !239

6:                                                ; preds = %15, %3
  %7 = landingpad { i8*, i32 }
          filter [2 x i8*] [i8* bitcast (i8** @_ZTIi to i8*), i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIPN7service5ErrorE to i8*)], !dbg !240
  %8 = extractvalue { i8*, i32 } %7, 1, !dbg !240
  %9 = icmp slt i32 %8, 0, !dbg !241
  br i1 %9, label %10, label %22, !dbg !241

10:                                               ; preds = %6
  %11 = extractvalue { i8*, i32 } %7, 0, !dbg !240
  call void @__cxa_call_unexpected(i8* %11) #27, !dbg !241
  unreachable, !dbg !241

12:                                               ; preds = %1
  %13 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !242, !tbaa !211
  %14 = icmp sgt i32 %13, 3, !dbg !244
  br i1 %14, label %15, label %20, !dbg !245

15:                                               ; preds = %12
  %16 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !246
  %17 = bitcast i8* %16 to i32*, !dbg !246
  %18 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !247, !tbaa !211
  store i32 %18, i32* %17, align 16, !dbg !246, !tbaa !211
  invoke void @__cxa_throw(i8* %16, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27
          to label %19 unwind label %6, !dbg !246

19:                                               ; preds = %15
  unreachable, !dbg !246

20:                                               ; preds = %12
  %21 = add nsw i32 %0, 7, !dbg !248
  ret i32 %21, !dbg !241

22:                                               ; preds = %6
  resume { i8*, i32 } %7, !dbg !241

23:                                               ; preds = %3
  unreachable
}

declare void @__cxa_call_unexpected(i8*) local_unnamed_addr

; Function Attrs: noinline uwtable
define dso_local noundef i32 @_ZN7service5riskyEi(i32 noundef %0) local_unnamed_addr #5 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !249 {
  call void @llvm.dbg.declare(metadata i8* undef, metadata !252, metadata !DIExpression()), !dbg !253
  call void @llvm.dbg.value(metadata i32 %0, metadata !251, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !255, metadata !DIExpression()), !dbg !259
  %2 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !261, !tbaa !211
  %3 = add nsw i32 %2, 1, !dbg !261
  store i32 %3, i32* @"live guards {;}\22q", align 4, !dbg !261, !tbaa !211
  switch i32 %0, label %26 [
    i32 0, label %4
    i32 1, label %13
    i32 2, label %16
  ], !dbg !263

4:                                                ; preds = %1
  %5 = call i8* @__cxa_allocate_exception(i64 24) #26, !dbg !264
  call void @llvm.dbg.value(metadata i8* %5, metadata !266, metadata !DIExpression()), !dbg !269
  %6 = getelementptr inbounds i8, i8* %5, i64 8, !dbg !271
  call void @llvm.dbg.value(metadata i8* %6, metadata !175, metadata !DIExpression()), !dbg !272
  call void @llvm.dbg.value(metadata i32 110, metadata !178, metadata !DIExpression()), !dbg !272
  %7 = bitcast i8* %6 to i32 (...)***, !dbg !274
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN7service5ErrorE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !274, !tbaa !183
  %8 = getelementptr inbounds i8, i8* %5, i64 16, !dbg !275
  %9 = bitcast i8* %8 to i32*, !dbg !275
  store i32 110, i32* %9, align 8, !dbg !275, !tbaa !186
  %10 = bitcast i8* %5 to i32 (...)***, !dbg !271
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTVN7service7TimeoutE, i64 0, inrange i32 0, i64 3) to i32 (...)**), i32 (...)*** %10, align 8, !dbg !271, !tbaa !183
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [6 x i8*], [7 x i8*] }, { [6 x i8*], [7 x i8*] }* @_ZTVN7service7TimeoutE, i64 0, inrange i32 1, i64 4) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !271, !tbaa !183
  invoke void @__cxa_throw(i8* %5, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*), i8* bitcast (void (%"struct.service::Timeout"*)* @_ZN7service7TimeoutD1Ev to i8*)) #27
          to label %35 unwind label %11, !dbg !264

11:                                               ; preds = %26, %19, %13, %4
  %12 = landingpad { i8*, i32 }
          cleanup, !dbg !276
  br label %31, !dbg !276

13:                                               ; preds = %1
  %14 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !277
  %15 = bitcast i8* %14 to i32*, !dbg !277
  store i32 1, i32* %15, align 16, !dbg !277, !tbaa !211
  invoke void @__cxa_throw(i8* %14, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27
          to label %35 unwind label %11, !dbg !277

16:                                               ; preds = %1
  %17 = call i8* @__cxa_allocate_exception(i64 8) #26, !dbg !278
  %18 = invoke noalias noundef nonnull dereferenceable(16) i8* @_Znwm(i64 noundef 16) #28
          to label %19 unwind label %24, !dbg !279, !heapallocsite !56

19:                                               ; preds = %16
  %20 = bitcast i8* %18 to %"struct.service::Error"*, !dbg !279
  call void @llvm.dbg.value(metadata %"struct.service::Error"* %20, metadata !175, metadata !DIExpression()), !dbg !280
  call void @llvm.dbg.value(metadata i32 2, metadata !178, metadata !DIExpression()), !dbg !280
  %21 = getelementptr inbounds %"struct.service::Error", %"struct.service::Error"* %20, i64 0, i32 0, !dbg !282
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN7service5ErrorE, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %21, align 8, !dbg !282, !tbaa !183
  %22 = getelementptr inbounds %"struct.service::Error", %"struct.service::Error"* %20, i64 0, i32 1, !dbg !283
  store i32 2, i32* %22, align 8, !dbg !283, !tbaa !186
  %23 = bitcast i8* %17 to i8**, !dbg !278
  store i8* %18, i8** %23, align 16, !dbg !278, !tbaa !284
  invoke void @__cxa_throw(i8* %17, i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIPN7service5ErrorE to i8*), i8* null) #27
          to label %35 unwind label %11, !dbg !278

24:                                               ; preds = %16
  %25 = landingpad { i8*, i32 }
          cleanup, !dbg !276
  call void @__cxa_free_exception(i8* %17) #26, !dbg !278
  br label %31, !dbg !278

26:                                               ; preds = %1
  %27 = invoke noundef i32 @_ZN7service7checkedEi(i32 noundef %0)
          to label %28 unwind label %11, !dbg !286, !range !287

28:                                               ; preds = %26
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !288, metadata !DIExpression()), !dbg !291
  %29 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !293, !tbaa !211
  %30 = add nsw i32 %29, -1, !dbg !293
  store i32 %30, i32* @"live guards {;}\22q", align 4, !dbg !293, !tbaa !211
  ret i32 %27, !dbg !295

31:                                               ; preds = %24, %11
  %32 = phi { i8*, i32 } [ %12, %11 ], [ %25, %24 ]
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !288, metadata !DIExpression()), !dbg !296
  %33 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !298, !tbaa !211
  %34 = add nsw i32 %33, -1, !dbg !298
  store i32 %34, i32* @"live guards {;}\22q", align 4, !dbg !298, !tbaa !211
  resume { i8*, i32 } %32, !dbg !295

35:                                               ; preds = %19, %13, %4
  unreachable
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7service7TimeoutD1Ev(%"struct.service::Timeout"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !299 {
  call void @llvm.dbg.value(metadata %"struct.service::Timeout"* %0, metadata !302, metadata !DIExpression()), !dbg !303
  ret void, !dbg !304
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) local_unnamed_addr #8

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: uwtable
define dso_local noundef i32 @_ZN7service3runEi(i32 noundef %0) local_unnamed_addr #9 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !305 {
  call void @llvm.dbg.declare(metadata i8* undef, metadata !308, metadata !DIExpression()), !dbg !315
  call void @llvm.dbg.declare(metadata i8* undef, metadata !309, metadata !DIExpression()), !dbg !316
  call void @llvm.dbg.value(metadata i32 %0, metadata !307, metadata !DIExpression()), !dbg !317
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !255, metadata !DIExpression()), !dbg !318
  %2 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !320, !tbaa !211
  %3 = add nsw i32 %2, 1, !dbg !320
  store i32 %3, i32* @"live guards {;}\22q", align 4, !dbg !320, !tbaa !211
  %4 = load i8, i8* @__tls_guard, align 1, !dbg !321
  %5 = icmp eq i8 %4, 0, !dbg !321
  br i1 %5, label %6, label %14, !dbg !321, !prof !325

6:                                                ; preds = %1
  store i8 1, i8* @__tls_guard, align 1, !dbg !321
  %7 = call {}* @llvm.invariant.start.p0i8(i64 1, i8* nonnull @__tls_guard), !dbg !321
  %8 = icmp sgt i32 %2, 2, !dbg !326
  br i1 %8, label %9, label %13, !dbg !329

9:                                                ; preds = %6
  %10 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !330
  %11 = bitcast i8* %10 to i32*, !dbg !330
  %12 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !331, !tbaa !211
  store i32 %12, i32* %11, align 16, !dbg !330, !tbaa !211
  call void @__cxa_throw(i8* %10, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27, !dbg !330
  unreachable, !dbg !330

13:                                               ; preds = %6
  store i32 7, i32* @_ZN7service10first_seedE, align 4, !dbg !332, !tbaa !211
  br label %14, !dbg !321

14:                                               ; preds = %1, %13
  %15 = load i32, i32* @_ZN7service10first_seedE, align 4, !dbg !333, !tbaa !211
  %16 = load i32, i32* @_ZN7service5callsE, align 4, !dbg !334, !tbaa !211
  %17 = add nsw i32 %16, %15, !dbg !334
  store i32 %17, i32* @_ZN7service5callsE, align 4, !dbg !334, !tbaa !211
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !255, metadata !DIExpression()), !dbg !335
  %18 = add nsw i32 %2, 2, !dbg !337
  store i32 %18, i32* @"live guards {;}\22q", align 4, !dbg !337, !tbaa !211
  %19 = invoke noundef i32 @_ZN7service5riskyEi(i32 noundef %0)
          to label %20 unwind label %27, !dbg !338, !range !287

20:                                               ; preds = %14
  %21 = add nsw i32 %0, 1, !dbg !339
  %22 = invoke noundef i32 @_ZN7service5riskyEi(i32 noundef %21)
          to label %23 unwind label %27, !dbg !340, !range !287

23:                                               ; preds = %20
  %24 = add nsw i32 %22, %19, !dbg !341
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !288, metadata !DIExpression()), !dbg !342
  %25 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !344, !tbaa !211
  %26 = add nsw i32 %25, -1, !dbg !344
  store i32 %26, i32* @"live guards {;}\22q", align 4, !dbg !344, !tbaa !211
  br label %86

27:                                               ; preds = %20, %14
  %28 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*)
          catch i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIPN7service5ErrorE to i8*)
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* null, !dbg !345
  %29 = extractvalue { i8*, i32 } %28, 0, !dbg !345
  %30 = extractvalue { i8*, i32 } %28, 1, !dbg !345
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !288, metadata !DIExpression()), !dbg !346
  %31 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !348, !tbaa !211
  %32 = add nsw i32 %31, -1, !dbg !348
  store i32 %32, i32* @"live guards {;}\22q", align 4, !dbg !348, !tbaa !211
  %33 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTIN7service7TimeoutE to i8*)) #26, !dbg !349
  %34 = icmp eq i32 %30, %33, !dbg !349
  br i1 %34, label %35, label %54, !dbg !349

35:                                               ; preds = %27
  %36 = call i8* @__cxa_begin_catch(i8* %29) #26, !dbg !350
  %37 = bitcast i8* %36 to %"struct.service::Timeout"*, !dbg !350
  call void @llvm.dbg.value(metadata %"struct.service::Timeout"* %37, metadata !313, metadata !DIExpression()), !dbg !317
  %38 = bitcast i8* %36 to i8**, !dbg !352
  %39 = load i8*, i8** %38, align 8, !dbg !352, !tbaa !183
  %40 = getelementptr i8, i8* %39, i64 -24, !dbg !352
  %41 = bitcast i8* %40 to i64*, !dbg !352
  %42 = load i64, i64* %41, align 8, !dbg !352
  %43 = getelementptr inbounds i8, i8* %36, i64 %42, !dbg !352
  %44 = getelementptr inbounds i8, i8* %43, i64 8, !dbg !354
  %45 = bitcast i8* %44 to i32*, !dbg !354
  %46 = load i32, i32* %45, align 8, !dbg !354, !tbaa !186
  %47 = sext i32 %46 to i64, !dbg !352
  store i64 %47, i64* @_ZN7serviceL9last_codeE, align 8, !dbg !355, !tbaa !356
  %48 = bitcast i8* %36 to i8* (%"struct.service::Timeout"*)***, !dbg !358
  %49 = load i8* (%"struct.service::Timeout"*)**, i8* (%"struct.service::Timeout"*)*** %48, align 8, !dbg !358, !tbaa !183
  %50 = load i8* (%"struct.service::Timeout"*)*, i8* (%"struct.service::Timeout"*)** %49, align 8, !dbg !358
  %51 = invoke noundef i8* %50(%"struct.service::Timeout"* noundef nonnull align 8 dereferenceable(8) %37)
          to label %52 unwind label %82, !dbg !358

52:                                               ; preds = %35
  %53 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8* noundef %51), !dbg !359
  invoke void @__cxa_end_catch()
          to label %86 unwind label %84, !dbg !360

54:                                               ; preds = %27
  %55 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIPN7service5ErrorE to i8*)) #26, !dbg !349
  %56 = icmp eq i32 %30, %55, !dbg !349
  br i1 %56, label %57, label %67, !dbg !349

57:                                               ; preds = %54
  %58 = call i8* @__cxa_begin_catch(i8* %29) #26, !dbg !361
  call void @llvm.dbg.value(metadata i8* %58, metadata !312, metadata !DIExpression()), !dbg !317
  %59 = icmp eq i8* %58, null, !dbg !363
  br i1 %59, label %66, label %60, !dbg !363

60:                                               ; preds = %57
  %61 = bitcast i8* %58 to %"struct.service::Error"*, !dbg !361
  call void @llvm.dbg.value(metadata %"struct.service::Error"* %61, metadata !312, metadata !DIExpression()), !dbg !317
  %62 = bitcast i8* %58 to void (%"struct.service::Error"*)***, !dbg !363
  %63 = load void (%"struct.service::Error"*)**, void (%"struct.service::Error"*)*** %62, align 8, !dbg !363, !tbaa !183
  %64 = getelementptr inbounds void (%"struct.service::Error"*)*, void (%"struct.service::Error"*)** %63, i64 1, !dbg !363
  %65 = load void (%"struct.service::Error"*)*, void (%"struct.service::Error"*)** %64, align 8, !dbg !363
  call void %65(%"struct.service::Error"* noundef nonnull align 8 dereferenceable(12) %61) #26, !dbg !363
  br label %66, !dbg !363

66:                                               ; preds = %60, %57
  invoke void @__cxa_rethrow() #27
          to label %97 unwind label %80, !dbg !364

67:                                               ; preds = %54
  %68 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #26, !dbg !349
  %69 = icmp eq i32 %30, %68, !dbg !349
  %70 = call i8* @__cxa_begin_catch(i8* %29) #26, !dbg !317
  br i1 %69, label %71, label %75, !dbg !349

71:                                               ; preds = %67
  %72 = bitcast i8* %70 to i32*, !dbg !365
  %73 = load i32, i32* %72, align 4, !dbg !365, !tbaa !211
  call void @llvm.dbg.value(metadata i32 %73, metadata !311, metadata !DIExpression()), !dbg !317
  %74 = sub nsw i32 0, %73, !dbg !367
  call void @__cxa_end_catch() #26, !dbg !361
  br label %86

75:                                               ; preds = %67
  %76 = load i64, i64* @_ZN7serviceL9last_codeE, align 8, !dbg !368, !tbaa !356
  %77 = trunc i64 %76 to i32, !dbg !368
  invoke void @__cxa_end_catch()
          to label %86 unwind label %78, !dbg !365

78:                                               ; preds = %75
  %79 = landingpad { i8*, i32 }
          cleanup, !dbg !369
  br label %90, !dbg !369

80:                                               ; preds = %66
  %81 = landingpad { i8*, i32 }
          cleanup, !dbg !370
  call void @__cxa_end_catch() #26, !dbg !350
  br label %90, !dbg !350

82:                                               ; preds = %35
  %83 = landingpad { i8*, i32 }
          cleanup, !dbg !371
  invoke void @__cxa_end_catch()
          to label %90 unwind label %94, !dbg !360

84:                                               ; preds = %52
  %85 = landingpad { i8*, i32 }
          cleanup, !dbg !369
  br label %90, !dbg !369

86:                                               ; preds = %52, %75, %71, %23
  %87 = phi i32 [ %24, %23 ], [ %74, %71 ], [ %77, %75 ], [ %53, %52 ], !dbg !317
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !288, metadata !DIExpression()), !dbg !372
  %88 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !374, !tbaa !211
  %89 = add nsw i32 %88, -1, !dbg !374
  store i32 %89, i32* @"live guards {;}\22q", align 4, !dbg !374, !tbaa !211
  ret i32 %87, !dbg !369

90:                                               ; preds = %84, %82, %80, %78
  %91 = phi { i8*, i32 } [ %81, %80 ], [ %79, %78 ], [ %85, %84 ], [ %83, %82 ]
  call void @llvm.dbg.value(metadata %"struct.service::Guard"* undef, metadata !288, metadata !DIExpression()), !dbg !375
  %92 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !377, !tbaa !211
  %93 = add nsw i32 %92, -1, !dbg !377
  store i32 %93, i32* @"live guards {;}\22q", align 4, !dbg !377, !tbaa !211
  resume { i8*, i32 } %91, !dbg !369

94:                                               ; preds = %82
  %95 = landingpad { i8*, i32 }
          catch i8* null, !dbg !360
  %96 = extractvalue { i8*, i32 } %95, 0, !dbg !360
  call void @__clang_call_terminate(i8* %96) #29, !dbg !360
  unreachable, !dbg !360

97:                                               ; preds = %66
  unreachable
}

; Function Attrs: uwtable
define weak_odr hidden noundef i32* @_ZTWN7service10first_seedE() local_unnamed_addr #9 comdat {
  %1 = load i8, i8* @__tls_guard, align 1, !dbg !378
  %2 = icmp eq i8 %1, 0, !dbg !378
  br i1 %2, label %3, label %12, !dbg !378, !prof !325

3:                                                ; preds = %0
  store i8 1, i8* @__tls_guard, align 1, !dbg !378
  %4 = call {}* @llvm.invariant.start.p0i8(i64 1, i8* nonnull @__tls_guard), !dbg !378
  %5 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !379, !tbaa !211
  %6 = icmp sgt i32 %5, 3, !dbg !382
  br i1 %6, label %7, label %11, !dbg !383

7:                                                ; preds = %3
  %8 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !384
  %9 = bitcast i8* %8 to i32*, !dbg !384
  %10 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !385, !tbaa !211
  store i32 %10, i32* %9, align 16, !dbg !384, !tbaa !211
  call void @__cxa_throw(i8* %8, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27, !dbg !384
  unreachable, !dbg !384

11:                                               ; preds = %3
  store i32 7, i32* @_ZN7service10first_seedE, align 4, !dbg !386, !tbaa !211
  br label %12, !dbg !378

12:                                               ; preds = %0, %11
  ret i32* @_ZN7service10first_seedE
}

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #10

declare i8* @__cxa_begin_catch(i8*) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #11

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) local_unnamed_addr #12 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #26
  call void @_ZSt9terminatev() #29
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_ZN7service9run_twiceEi(i32 noundef %0) local_unnamed_addr #13 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !387 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !389, metadata !DIExpression()), !dbg !390
  %2 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %0)
          to label %3 unwind label %8, !dbg !391

3:                                                ; preds = %1
  %4 = add nsw i32 %0, 1, !dbg !392
  %5 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %4)
          to label %6 unwind label %8, !dbg !393

6:                                                ; preds = %3
  %7 = add nsw i32 %5, %2, !dbg !394
  ret i32 %7, !dbg !395

8:                                                ; preds = %3, %1
  %9 = landingpad { i8*, i32 }
          catch i8* null, !dbg !391
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !391
  call void @__clang_call_terminate(i8* %10) #29, !dbg !391
  unreachable, !dbg !391
}

; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define dso_local i32 (i32*, i32)* @choose_add() #14 !dbg !396 {
  call void @llvm.dbg.value(metadata i32 7, metadata !404, metadata !DIExpression()), !dbg !408
  call void @llvm.dbg.value(metadata i32 0, metadata !405, metadata !DIExpression()), !dbg !408
  call void @llvm.dbg.value(metadata i32 0, metadata !406, metadata !DIExpression()), !dbg !408
  %1 = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #30, !dbg !409, !srcloc !410
  %2 = extractvalue { i32, i32, i32, i32 } %1, 1, !dbg !409
  call void @llvm.dbg.value(metadata i32 undef, metadata !404, metadata !DIExpression()), !dbg !408
  call void @llvm.dbg.value(metadata i32 %2, metadata !405, metadata !DIExpression()), !dbg !408
  call void @llvm.dbg.value(metadata i32 undef, metadata !406, metadata !DIExpression()), !dbg !408
  call void @llvm.dbg.value(metadata i32 undef, metadata !407, metadata !DIExpression()), !dbg !408
  %3 = and i32 %2, 1, !dbg !411
  %4 = icmp eq i32 %3, 0, !dbg !412
  %5 = select i1 %4, i32 (i32*, i32)* @_ZN7serviceL9add_plainEPKii, i32 (i32*, i32)* @_ZN7serviceL8add_fastEPKii, !dbg !412
  ret i32 (i32*, i32)* %5, !dbg !413
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZN7serviceL8add_fastEPKii(i32* noundef %0, i32 noundef %1) #13 !dbg !414 {
  call void @llvm.dbg.value(metadata i32* %0, metadata !416, metadata !DIExpression()), !dbg !419
  call void @llvm.dbg.value(metadata i32 %1, metadata !417, metadata !DIExpression()), !dbg !419
  call void @llvm.dbg.value(metadata i32 0, metadata !418, metadata !DIExpression()), !dbg !419
  %3 = call { i32, i32*, i32 } asm sideeffect "1: addl ($1), $0\0A\09addq $$4, $1\0A\09decl $2\0A\09jnz 1b", "=r,=r,=r,0,1,2,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 0, i32* %0, i32 %1) #26, !dbg !420, !srcloc !421
  %4 = extractvalue { i32, i32*, i32 } %3, 0, !dbg !420
  call void @llvm.dbg.value(metadata i32 %4, metadata !418, metadata !DIExpression()), !dbg !419
  call void @llvm.dbg.value(metadata i32* undef, metadata !416, metadata !DIExpression()), !dbg !419
  call void @llvm.dbg.value(metadata i32 undef, metadata !417, metadata !DIExpression()), !dbg !419
  ret i32 %4, !dbg !422
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal noundef i32 @_ZN7serviceL9add_plainEPKii(i32* nocapture noundef readonly %0, i32 noundef %1) #15 !dbg !423 {
  call void @llvm.dbg.value(metadata i32* %0, metadata !425, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.value(metadata i32 %1, metadata !426, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.value(metadata i32 0, metadata !427, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.value(metadata i32 0, metadata !428, metadata !DIExpression()), !dbg !431
  %3 = icmp sgt i32 %1, 0, !dbg !432
  br i1 %3, label %4, label %6, !dbg !434

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64, !dbg !432
  br label %8, !dbg !434

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %13, %8 ], !dbg !430
  ret i32 %7, !dbg !435

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %14, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %13, %8 ]
  call void @llvm.dbg.value(metadata i64 %9, metadata !428, metadata !DIExpression()), !dbg !431
  call void @llvm.dbg.value(metadata i32 %10, metadata !427, metadata !DIExpression()), !dbg !430
  %11 = getelementptr inbounds i32, i32* %0, i64 %9, !dbg !436
  %12 = load i32, i32* %11, align 4, !dbg !436, !tbaa !211
  %13 = add nsw i32 %12, %10, !dbg !437
  call void @llvm.dbg.value(metadata i32 %13, metadata !427, metadata !DIExpression()), !dbg !430
  %14 = add nuw nsw i64 %9, 1, !dbg !438
  call void @llvm.dbg.value(metadata i64 %14, metadata !428, metadata !DIExpression()), !dbg !431
  %15 = icmp eq i64 %14, %5, !dbg !432
  br i1 %15, label %6, label %8, !dbg !434, !llvm.loop !439
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local noundef i32 @_ZN7service9interpretEPKh(i8* nocapture noundef readonly %0) #15 !dbg !40 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !120, metadata !DIExpression()), !dbg !443
  call void @llvm.dbg.value(metadata i32 0, metadata !121, metadata !DIExpression()), !dbg !443
  call void @llvm.dbg.value(metadata i8* %0, metadata !120, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !443
  br label %9, !dbg !444

2:                                                ; preds = %9
  call void @llvm.dbg.label(metadata !122), !dbg !445
  %3 = add nsw i32 %11, 1, !dbg !446
  call void @llvm.dbg.value(metadata i32 %3, metadata !121, metadata !DIExpression()), !dbg !443
  call void @llvm.dbg.value(metadata i8* %15, metadata !120, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !443
  br label %4, !dbg !447

4:                                                ; preds = %2, %6
  %5 = phi i32 [ %3, %2 ], [ %7, %6 ]
  br label %9, !dbg !443

6:                                                ; preds = %9
  call void @llvm.dbg.label(metadata !123), !dbg !448
  %7 = shl nsw i32 %11, 1, !dbg !449
  call void @llvm.dbg.value(metadata i32 %7, metadata !121, metadata !DIExpression()), !dbg !443
  call void @llvm.dbg.value(metadata i8* %15, metadata !120, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !443
  br label %4, !dbg !450

8:                                                ; preds = %9
  call void @llvm.dbg.label(metadata !124), !dbg !451
  ret i32 %11, !dbg !452

9:                                                ; preds = %4, %1
  %10 = phi i8* [ %0, %1 ], [ %15, %4 ]
  %11 = phi i32 [ 0, %1 ], [ %5, %4 ], !dbg !443
  %12 = load i8, i8* %10, align 1, !dbg !443, !tbaa !453
  %13 = zext i8 %12 to i64, !dbg !443
  %14 = getelementptr inbounds [3 x i8*], [3 x i8*]* @_ZZN7service9interpretEPKhE5steps, i64 0, i64 %13, !dbg !443
  %15 = getelementptr inbounds i8, i8* %10, i64 1, !dbg !443
  %16 = load i8*, i8** %14, align 8, !dbg !443, !tbaa !284
  call void @llvm.dbg.value(metadata i32 %11, metadata !121, metadata !DIExpression()), !dbg !443
  call void @llvm.dbg.value(metadata i8* %15, metadata !120, metadata !DIExpression()), !dbg !443
  indirectbr i8* %16, [label %8, label %2, label %6]
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef zeroext i1 @_ZN7service7carriesEjj(i32 noundef %0, i32 noundef %1) #13 !dbg !454 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !459, metadata !DIExpression()), !dbg !462
  call void @llvm.dbg.value(metadata i32 %1, metadata !460, metadata !DIExpression()), !dbg !462
  callbr void asm sideeffect "addl $1, $0\0A\09jc ${2:l}", "r,r,i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1, i8* blockaddress(@_ZN7service7carriesEjj, %3)) #26
          to label %4 [label %3], !dbg !463, !srcloc !464

3:                                                ; preds = %2
  call void @llvm.dbg.label(metadata !461), !dbg !465
  br label %4, !dbg !466

4:                                                ; preds = %2, %3
  %5 = phi i1 [ true, %3 ], [ false, %2 ], !dbg !462
  ret i1 %5, !dbg !467
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noundef { i64, i64 } @_ZN7service5widenEmm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !468 {
  call void @llvm.dbg.value(metadata i64 %0, metadata !472, metadata !DIExpression()), !dbg !474
  call void @llvm.dbg.value(metadata i64 %1, metadata !473, metadata !DIExpression()), !dbg !474
  %3 = zext i64 %0 to i128, !dbg !475
  %4 = zext i64 %1 to i128, !dbg !476
  %5 = mul nuw i128 %4, %3, !dbg !477
  %6 = trunc i128 %5 to i64, !dbg !478
  %7 = lshr i128 %5, 64, !dbg !478
  %8 = trunc i128 %7 to i64, !dbg !478
  %9 = insertvalue { i64, i64 } poison, i64 %6, 0, !dbg !478
  %10 = insertvalue { i64, i64 } %9, i64 %8, 1, !dbg !478
  ret { i64, i64 } %10, !dbg !478
}

; Function Attrs: mustprogress nofree nosync nounwind uwtable
define dso_local noundef x86_fp80 @_ZN7service7averageEiz(i32 noundef %0, ...) local_unnamed_addr #16 !dbg !479 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.declare(metadata [6 x i8]* undef, metadata !495, metadata !DIExpression(DW_OP_LLVM_fragment, 80, 48)), !dbg !498
  call void @llvm.dbg.value(metadata i32 %0, metadata !483, metadata !DIExpression()), !dbg !499
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !500
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #26, !dbg !500
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !484, metadata !DIExpression()), !dbg !501
  call void @llvm.va_start(i8* nonnull %3), !dbg !502
  call void @llvm.dbg.value(metadata x86_fp80 0xK00000000000000000000, metadata !495, metadata !DIExpression()), !dbg !499
  call void @llvm.dbg.value(metadata i32 0, metadata !496, metadata !DIExpression()), !dbg !503
  %4 = icmp sgt i32 %0, 0, !dbg !504
  br i1 %4, label %5, label %10, !dbg !506

5:                                                ; preds = %1
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 1
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %9 = load i8*, i8** %8, align 16
  br label %14, !dbg !506

10:                                               ; preds = %26, %1
  %11 = phi x86_fp80 [ 0xK00000000000000000000, %1 ], [ %31, %26 ], !dbg !499
  call void @llvm.va_end(i8* %3), !dbg !507
  %12 = sitofp i32 %0 to x86_fp80, !dbg !508
  %13 = fdiv x86_fp80 %11, %12, !dbg !509
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #26, !dbg !510
  ret x86_fp80 %13, !dbg !511

14:                                               ; preds = %5, %26
  %15 = phi i32 [ 0, %5 ], [ %32, %26 ]
  %16 = phi x86_fp80 [ 0xK00000000000000000000, %5 ], [ %31, %26 ]
  call void @llvm.dbg.value(metadata i32 %15, metadata !496, metadata !DIExpression()), !dbg !503
  call void @llvm.dbg.value(metadata x86_fp80 %16, metadata !495, metadata !DIExpression()), !dbg !499
  %17 = load i32, i32* %6, align 4, !dbg !512
  %18 = icmp ult i32 %17, 161, !dbg !512
  br i1 %18, label %19, label %23, !dbg !512

19:                                               ; preds = %14
  %20 = sext i32 %17 to i64, !dbg !512
  %21 = getelementptr i8, i8* %9, i64 %20, !dbg !512
  %22 = add i32 %17, 16, !dbg !512
  store i32 %22, i32* %6, align 4, !dbg !512
  br label %26, !dbg !512

23:                                               ; preds = %14
  %24 = load i8*, i8** %7, align 8, !dbg !512
  %25 = getelementptr i8, i8* %24, i64 8, !dbg !512
  store i8* %25, i8** %7, align 8, !dbg !512
  br label %26, !dbg !512

26:                                               ; preds = %23, %19
  %27 = phi i8* [ %21, %19 ], [ %24, %23 ]
  %28 = bitcast i8* %27 to double*, !dbg !512
  %29 = load double, double* %28, align 8, !dbg !512
  %30 = fpext double %29 to x86_fp80, !dbg !512
  %31 = fadd x86_fp80 %16, %30, !dbg !513
  call void @llvm.dbg.value(metadata x86_fp80 %31, metadata !495, metadata !DIExpression()), !dbg !499
  %32 = add nuw nsw i32 %15, 1, !dbg !514
  call void @llvm.dbg.value(metadata i32 %32, metadata !496, metadata !DIExpression()), !dbg !503
  %33 = icmp eq i32 %32, %0, !dbg !504
  br i1 %33, label %10, label %14, !dbg !506, !llvm.loop !515
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #17

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #17

; Function Attrs: mustprogress nofree norecurse nounwind uwtable
define dso_local noundef i32 @_ZN7service8exchangeEPii(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #18 !dbg !517 {
  call void @llvm.dbg.value(metadata i32* %0, metadata !522, metadata !DIExpression()), !dbg !525
  call void @llvm.dbg.value(metadata i32 %1, metadata !523, metadata !DIExpression()), !dbg !525
  %3 = load atomic i32, i32* %0 acquire, align 4, !dbg !526
  call void @llvm.dbg.value(metadata i32 %3, metadata !524, metadata !DIExpression()), !dbg !525
  br label %4, !dbg !527

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %8, %4 ], !dbg !528
  call void @llvm.dbg.value(metadata i32 %5, metadata !524, metadata !DIExpression()), !dbg !525
  %6 = cmpxchg weak i32* %0, i32 %5, i32 %1 acq_rel monotonic, align 4, !dbg !529
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !529
  %8 = extractvalue { i32, i1 } %6, 0
  call void @llvm.dbg.value(metadata i32 %8, metadata !524, metadata !DIExpression()), !dbg !525
  br i1 %7, label %9, label %4, !dbg !527, !llvm.loop !530

9:                                                ; preds = %4
  %10 = extractvalue { i32, i1 } %6, 0
  fence seq_cst, !dbg !532
  %11 = atomicrmw xor i32* %0, i32 1 seq_cst, align 4, !dbg !533
  %12 = add nsw i32 %11, %10, !dbg !534
  ret i32 %12, !dbg !535
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noundef <4 x float> @_ZN7service7shuffleEDv4_fS0_(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #19 !dbg !536 {
  call void @llvm.dbg.value(metadata <4 x float> %0, metadata !540, metadata !DIExpression()), !dbg !542
  call void @llvm.dbg.value(metadata <4 x float> %1, metadata !541, metadata !DIExpression()), !dbg !542
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>, !dbg !543
  %4 = fmul <4 x float> %3, %0, !dbg !544
  ret <4 x float> %4, !dbg !545
}

; Function Attrs: mustprogress nofree nosync nounwind readonly uwtable willreturn
define dso_local noundef i32 @_ZN7service9countdownEi(i32 noundef %0) local_unnamed_addr #20 !dbg !546 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !548, metadata !DIExpression()), !dbg !549
  %2 = icmp eq i32 %0, 0, !dbg !550
  br i1 %2, label %3, label %6, !dbg !552

3:                                                ; preds = %1
  %4 = load i8, i8* getelementptr inbounds ([0 x i8], [0 x i8]* @service_marker, i64 0, i64 0), align 1, !dbg !553, !tbaa !453
  %5 = sext i8 %4 to i32, !dbg !553
  ret i32 %5, !dbg !554

6:                                                ; preds = %1
  %7 = add nsw i32 %0, -1, !dbg !555
  %8 = musttail call noundef i32 @_ZN7service9countdownEi(i32 noundef %7), !dbg !556, !range !557
  ret i32 %8, !dbg !556
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @_ZN7service8open_logEv() #21 !dbg !558 {
  call void @llvm.dbg.declare(metadata %class.anon* undef, metadata !559, metadata !DIExpression()), !dbg !567
  call void @llvm.dbg.value(metadata %class.anon* undef, metadata !569, metadata !DIExpression()), !dbg !582
  call void @llvm.dbg.value(metadata i32 3, metadata !580, metadata !DIExpression()), !dbg !582
  %1 = load i32, i32* @_ZN7service5startE, align 4, !dbg !584, !tbaa !211
  %2 = add nsw i32 %1, 3, !dbg !585
  %3 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !586, !tbaa !211
  %4 = add nsw i32 %2, %3, !dbg !587
  store i32 %4, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @_ZN7service9audit_logE, i64 0, i64 0), align 64, !dbg !588, !tbaa !211
  ret void, !dbg !589
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define dso_local void @_ZN7service9close_logEv() #21 !dbg !590 {
  %1 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !591, !tbaa !211
  store i32 %1, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @_ZN7service9audit_logE, i64 0, i64 1), align 4, !dbg !592, !tbaa !211
  ret void, !dbg !593
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local noundef i32 @_ZN7service6unpackENS_5FlagsE(i32 %0) local_unnamed_addr #0 !dbg !594 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !603, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16)), !dbg !604
  call void @llvm.dbg.value(metadata i32 %0, metadata !603, metadata !DIExpression(DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 16, 16)), !dbg !604
  %2 = and i32 %0, 1, !dbg !605
  %3 = icmp eq i32 %2, 0, !dbg !606
  br i1 %3, label %7, label %4, !dbg !606

4:                                                ; preds = %1
  %5 = lshr i32 %0, 1, !dbg !607
  %6 = and i32 %5, 31, !dbg !607
  br label %12, !dbg !606

7:                                                ; preds = %1
  %8 = trunc i32 %0 to i16
  call void @llvm.dbg.value(metadata i16 %8, metadata !603, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)), !dbg !604
  %9 = shl i16 %8, 1, !dbg !608
  %10 = ashr i16 %9, 7, !dbg !608
  %11 = sext i16 %10 to i32, !dbg !608
  br label %12, !dbg !606

12:                                               ; preds = %7, %4
  %13 = phi i32 [ %6, %4 ], [ %11, %7 ], !dbg !606
  ret i32 %13, !dbg !609
}

; Function Attrs: uwtable
define dso_local noundef nonnull <4 x float>* @_ZN7service6borrowEv() local_unnamed_addr #3 personality i32 (...)* @__gxx_personality_v0 !dbg !113 {
  %1 = load atomic i8, i8* bitcast (i64* @_ZGVZN7service6borrowEvE4pool to i8*) acquire, align 8, !dbg !610
  %2 = icmp eq i8 %1, 0, !dbg !610
  br i1 %2, label %3, label %7, !dbg !610, !prof !611

3:                                                ; preds = %0
  %4 = call i32 @__cxa_guard_acquire(i64* nonnull @_ZGVZN7service6borrowEvE4pool) #26, !dbg !610
  %5 = icmp eq i32 %4, 0, !dbg !610
  br i1 %5, label %7, label %6, !dbg !610

6:                                                ; preds = %3
  call void @llvm.dbg.value(metadata %"struct.service::Pool"* @_ZZN7service6borrowEvE4pool, metadata !612, metadata !DIExpression()), !dbg !618
  store i32 0, i32* getelementptr inbounds (%"struct.service::Pool", %"struct.service::Pool"* @_ZZN7service6borrowEvE4pool, i64 0, i32 1), align 16, !dbg !620, !tbaa !156
  call void @__cxa_guard_release(i64* nonnull @_ZGVZN7service6borrowEvE4pool) #26, !dbg !610
  br label %7, !dbg !610

7:                                                ; preds = %6, %3, %0
  call void @llvm.dbg.value(metadata %"struct.service::Pool"* @_ZZN7service6borrowEvE4pool, metadata !151, metadata !DIExpression()), !dbg !621
  %8 = load i32, i32* getelementptr inbounds (%"struct.service::Pool", %"struct.service::Pool"* @_ZZN7service6borrowEvE4pool, i64 0, i32 1), align 16, !dbg !623, !tbaa !156
  %9 = icmp eq i32 %8, 4, !dbg !624
  br i1 %9, label %10, label %16, !dbg !625

10:                                               ; preds = %7
  %11 = call i8* @__cxa_allocate_exception(i64 48) #26, !dbg !626
  %12 = bitcast i8* %11 to %"struct.service::Overload"*, !dbg !626
  invoke void @_ZN7service8OverloadC1Ev(%"struct.service::Overload"* noundef nonnull align 16 dereferenceable(32) %12)
          to label %13 unwind label %14, !dbg !627

13:                                               ; preds = %10
  call void @__cxa_throw(i8* %11, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN7service8OverloadE to i8*), i8* bitcast (void (%"struct.service::Overload"*)* @_ZN7service8OverloadD1Ev to i8*)) #27, !dbg !626
  unreachable, !dbg !626

14:                                               ; preds = %10
  %15 = landingpad { i8*, i32 }
          cleanup, !dbg !628
  call void @__cxa_free_exception(i8* %11) #26, !dbg !626
  resume { i8*, i32 } %15, !dbg !626

16:                                               ; preds = %7
  %17 = add i32 %8, 1, !dbg !629
  store i32 %17, i32* getelementptr inbounds (%"struct.service::Pool", %"struct.service::Pool"* @_ZZN7service6borrowEvE4pool, i64 0, i32 1), align 16, !dbg !629, !tbaa !156
  %18 = zext i32 %8 to i64, !dbg !630
  %19 = getelementptr inbounds %"struct.service::Pool", %"struct.service::Pool"* @_ZZN7service6borrowEvE4pool, i64 0, i32 0, i64 %18, !dbg !630
  %20 = load <4 x float>, <4 x float>* @_ZN7service4PoolIDv4_fE6sharedE, align 16, !dbg !631, !tbaa !453
  store <4 x float> %20, <4 x float>* %19, align 16, !dbg !632, !tbaa !453
  ret <4 x float>* %19, !dbg !633
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(i64*) local_unnamed_addr #22

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(i64*) local_unnamed_addr #22

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #23 personality i32 (...)* @__gxx_personality_v0 !dbg !634 {
  %3 = alloca [3 x i32], align 4
  call void @llvm.dbg.value(metadata i32 %0, metadata !640, metadata !DIExpression()), !dbg !644
  call void @llvm.dbg.value(metadata i8** %1, metadata !641, metadata !DIExpression()), !dbg !644
  %4 = bitcast [3 x i32]* %3 to i8*, !dbg !645
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %4) #26, !dbg !645
  call void @llvm.dbg.declare(metadata [3 x i32]* %3, metadata !642, metadata !DIExpression()), !dbg !646
  %5 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 0, !dbg !647
  store i32 1, i32* %5, align 4, !dbg !647, !tbaa !211
  %6 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 1, !dbg !647
  store i32 2, i32* %6, align 4, !dbg !647, !tbaa !211
  %7 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 2, !dbg !647
  store i32 %0, i32* %7, align 4, !dbg !647, !tbaa !211
  %8 = call i32 @add(i32* noundef nonnull %5, i32 noundef 3), !dbg !648
  call void @llvm.dbg.value(metadata i32 %0, metadata !389, metadata !DIExpression()) #26, !dbg !649
  %9 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %0)
          to label %10 unwind label %13, !dbg !651

10:                                               ; preds = %2
  %11 = add nsw i32 %0, 1, !dbg !652
  %12 = invoke noundef i32 @_ZN7service3runEi(i32 noundef %11)
          to label %16 unwind label %13, !dbg !653

13:                                               ; preds = %10, %2
  %14 = landingpad { i8*, i32 }
          catch i8* null, !dbg !651
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !651
  call void @__clang_call_terminate(i8* %15) #29, !dbg !651
  unreachable, !dbg !651

16:                                               ; preds = %10
  %17 = load i8*, i8** %1, align 8, !dbg !654, !tbaa !284
  %18 = call noundef i32 @_ZN7service9interpretEPKh(i8* noundef %17), !dbg !655
  %19 = add i32 %9, %8, !dbg !656
  %20 = add i32 %19, %12, !dbg !657
  %21 = add i32 %20, %18, !dbg !658
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %4) #26, !dbg !659
  ret i32 %21, !dbg !660
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNK7service7Timeout4textEv(%"struct.service::Timeout"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #13 comdat align 2 !dbg !661 {
  call void @llvm.dbg.value(metadata %"struct.service::Timeout"* %0, metadata !663, metadata !DIExpression()), !dbg !665
  ret i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), !dbg !666
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7service7TimeoutD0Ev(%"struct.service::Timeout"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !667 {
  call void @llvm.dbg.value(metadata %"struct.service::Timeout"* %0, metadata !669, metadata !DIExpression()), !dbg !670
  %2 = bitcast %"struct.service::Timeout"* %0 to i8*, !dbg !671
  call void @_ZdlPv(i8* noundef %2) #31, !dbg !671
  ret void, !dbg !671
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service7TimeoutD1Ev(%"struct.service::Timeout"* noundef %0) unnamed_addr #4 comdat align 2 !dbg !672 {
  ret void, !dbg !673
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service7TimeoutD0Ev(%"struct.service::Timeout"* noundef %0) unnamed_addr #4 comdat align 2 !dbg !674 {
  %2 = bitcast %"struct.service::Timeout"* %0 to i8*, !dbg !675
  %3 = bitcast %"struct.service::Timeout"* %0 to i8**, !dbg !675
  %4 = load i8*, i8** %3, align 8, !dbg !675
  %5 = getelementptr inbounds i8, i8* %4, i64 -24, !dbg !675
  %6 = bitcast i8* %5 to i64*, !dbg !675
  %7 = load i64, i64* %6, align 8, !dbg !675
  %8 = getelementptr inbounds i8, i8* %2, i64 %7, !dbg !675
  call void @llvm.dbg.value(metadata i8* %8, metadata !669, metadata !DIExpression()) #26, !dbg !676
  call void @_ZdlPv(i8* noundef %8) #31, !dbg !678
  ret void, !dbg !675
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i8* @_ZTv0_n32_NK7service7Timeout4textEv(%"struct.service::Timeout"* noundef %0) unnamed_addr #3 comdat align 2 !dbg !679 {
  ret i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), !dbg !680
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNK7service8Overload4textEv(%"struct.service::Overload"* noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #13 comdat align 2 !dbg !681 {
  call void @llvm.dbg.value(metadata %"struct.service::Overload"* %0, metadata !683, metadata !DIExpression()), !dbg !685
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), !dbg !686
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7service8OverloadD0Ev(%"struct.service::Overload"* noundef nonnull align 16 dereferenceable(32) %0) unnamed_addr #4 comdat align 2 !dbg !687 {
  call void @llvm.dbg.value(metadata %"struct.service::Overload"* %0, metadata !689, metadata !DIExpression()), !dbg !690
  %2 = bitcast %"struct.service::Overload"* %0 to i8*, !dbg !691
  call void @_ZdlPv(i8* noundef %2) #31, !dbg !691
  ret void, !dbg !691
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service8OverloadD1Ev(%"struct.service::Overload"* noundef %0) unnamed_addr #4 comdat align 2 !dbg !692 {
  ret void, !dbg !693
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7service8OverloadD0Ev(%"struct.service::Overload"* noundef %0) unnamed_addr #4 comdat align 2 !dbg !694 {
  %2 = bitcast %"struct.service::Overload"* %0 to i8*, !dbg !695
  %3 = bitcast %"struct.service::Overload"* %0 to i8**, !dbg !695
  %4 = load i8*, i8** %3, align 16, !dbg !695
  %5 = getelementptr inbounds i8, i8* %4, i64 -24, !dbg !695
  %6 = bitcast i8* %5 to i64*, !dbg !695
  %7 = load i64, i64* %6, align 8, !dbg !695
  %8 = getelementptr inbounds i8, i8* %2, i64 %7, !dbg !695
  call void @llvm.dbg.value(metadata i8* %8, metadata !689, metadata !DIExpression()) #26, !dbg !696
  call void @_ZdlPv(i8* noundef %8) #31, !dbg !698
  ret void, !dbg !695
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i8* @_ZTv0_n32_NK7service8Overload4textEv(%"struct.service::Overload"* noundef %0) unnamed_addr #3 comdat align 2 !dbg !699 {
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), !dbg !700
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7service5ErrorD2Ev(%"struct.service::Error"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #24 comdat align 2 !dbg !701 {
  call void @llvm.dbg.value(metadata %"struct.service::Error"* %0, metadata !703, metadata !DIExpression()), !dbg !704
  ret void, !dbg !705
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7service5ErrorD0Ev(%"struct.service::Error"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #24 comdat align 2 !dbg !706 {
  call void @llvm.dbg.value(metadata %"struct.service::Error"* %0, metadata !708, metadata !DIExpression()), !dbg !709
  %2 = bitcast %"struct.service::Error"* %0 to i8*, !dbg !710
  call void @_ZdlPv(i8* noundef %2) #31, !dbg !710
  ret void, !dbg !711
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i8* @_ZNK7service5Error4textEv(%"struct.service::Error"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #13 comdat align 2 !dbg !712 {
  call void @llvm.dbg.value(metadata %"struct.service::Error"* %0, metadata !714, metadata !DIExpression()), !dbg !716
  ret i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.2, i64 0, i64 0), !dbg !717
}

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_host_service.cpp() #3 section ".text.startup" !dbg !718 {
  %1 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !719, !tbaa !211
  %2 = icmp sgt i32 %1, 3, !dbg !724
  br i1 %2, label %3, label %7, !dbg !725

3:                                                ; preds = %0
  %4 = call i8* @__cxa_allocate_exception(i64 4) #26, !dbg !726
  %5 = bitcast i8* %4 to i32*, !dbg !726
  %6 = load i32, i32* @"live guards {;}\22q", align 4, !dbg !727, !tbaa !211
  store i32 %6, i32* %5, align 16, !dbg !726, !tbaa !211
  call void @__cxa_throw(i8* %4, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #27, !dbg !726
  unreachable, !dbg !726

7:                                                ; preds = %0
  store i32 7, i32* @_ZN7service5startE, align 4, !dbg !728, !tbaa !211
  ret void
}

; Function Attrs: uwtable
define dso_local void @_ZTHN7service10first_seedE() local_unnamed_addr #3 !dbg !322 {
  %1 = load i8, i8* @__tls_guard, align 1, !dbg !378
  %2 = icmp eq i8 %1, 0, !dbg !378
  br i1 %2, label %3, label %5, !dbg !378, !prof !325

3:                                                ; preds = %0
  store i8 1, i8* @__tls_guard, align 1, !dbg !378
  %4 = call {}* @llvm.invariant.start.p0i8(i64 1, i8* nonnull @__tls_guard), !dbg !378
  call fastcc void @__cxx_global_var_init(), !dbg !378
  br label %5, !dbg !378

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare {}* @llvm.invariant.start.p0i8(i64 immarg, i8* nocapture) #6

; Function Attrs: uwtable
define weak_odr hidden noundef i32* @_ZTWN7service5callsE() local_unnamed_addr #9 comdat {
  ret i32* @_ZN7service5callsE
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #25

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { uwtable "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nosync nounwind readnone }
attributes #11 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree nosync nounwind willreturn }
attributes #18 = { mustprogress nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { nofree nounwind }
attributes #23 = { mustprogress norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #26 = { nounwind }
attributes #27 = { noreturn }
attributes #28 = { builtin allocsize(0) }
attributes #29 = { noreturn nounwind }
attributes #30 = { nounwind readnone }
attributes #31 = { builtin nounwind }

!llvm.dbg.cu = !{!46}
!llvm.module.flags = !{!131, !132, !133, !134, !135, !136}
!llvm.ident = !{!137}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZN7service4PoolIDv4_fE6sharedE", scope: !2, file: !3, line: 50, type: !4, isLocal: false, isDefinition: true, declaration: !8)
!2 = !DINamespace(name: "service", scope: null)
!3 = !DIFile(filename: "sources/host_service.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "55a7ea71a650864b83a39bb86cb053de")
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !6)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !{!7}
!7 = !DISubrange(count: 4)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "shared", scope: !9, file: !3, line: 41, baseType: !4, flags: DIFlagStaticMember)
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
!39 = distinct !DIGlobalVariable(name: "steps", scope: !40, file: !3, line: 135, type: !125, isLocal: true, isDefinition: true)
!40 = distinct !DISubprogram(name: "interpret", linkageName: "_ZN7service9interpretEPKh", scope: !2, file: !3, line: 134, type: !41, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !119)
!41 = !DISubroutineType(types: !42)
!42 = !{!24, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !45)
!45 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!46 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !47, globals: !107, splitDebugInlining: false, nameTableKind: None)
!47 = !{!24, !48, !49, !9, !50, !53, !56, !100}
!48 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Overload", scope: !2, file: !3, line: 26, size: 384, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !51, vtableHolder: !53, identifier: "_ZTSN7service8OverloadE")
!51 = !{!52, !89, !91, !95}
!52 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !50, baseType: !53, extraData: i32 0)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Timeout", scope: !2, file: !3, line: 22, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !54, vtableHolder: !53, identifier: "_ZTSN7service7TimeoutE")
!54 = !{!55, !79, !80, !84}
!55 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !53, baseType: !56, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !2, file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !57, vtableHolder: !56, identifier: "_ZTSN7service5ErrorE")
!57 = !{!58, !63, !64, !68, !71}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Error", scope: !3, file: !3, baseType: !59, size: 64, flags: DIFlagArtificial)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !61, size: 64)
!61 = !DISubroutineType(types: !62)
!62 = !{!24}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !56, file: !3, line: 17, baseType: !24, size: 32, offset: 64)
!64 = !DISubprogram(name: "Error", scope: !56, file: !3, line: 18, type: !65, scopeLine: 18, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !67, !24}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DISubprogram(name: "~Error", scope: !56, file: !3, line: 19, type: !69, scopeLine: 19, containingType: !56, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !67}
!71 = !DISubprogram(name: "text", linkageName: "_ZNK7service5Error4textEv", scope: !56, file: !3, line: 20, type: !72, scopeLine: 20, containingType: !56, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !77}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!76 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Timeout", scope: !3, file: !3, baseType: !59, size: 64, flags: DIFlagArtificial)
!80 = !DISubprogram(name: "Timeout", scope: !53, file: !3, line: 23, type: !81, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!84 = !DISubprogram(name: "text", linkageName: "_ZNK7service7Timeout4textEv", scope: !53, file: !3, line: 24, type: !85, scopeLine: 24, containingType: !53, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!74, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "load", scope: !50, file: !3, line: 27, baseType: !90, size: 128, offset: 128)
!90 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!91 = !DISubprogram(name: "Overload", scope: !50, file: !3, line: 28, type: !92, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!95 = !DISubprogram(name: "text", linkageName: "_ZNK7service8Overload4textEv", scope: !50, file: !3, line: 29, type: !96, scopeLine: 29, containingType: !50, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{!74, !98}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!99 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", scope: !2, file: !3, line: 35, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !101, identifier: "_ZTSN7service5GuardE")
!101 = !{!102, !106}
!102 = !DISubprogram(name: "Guard", scope: !100, file: !3, line: 36, type: !103, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{null, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!106 = !DISubprogram(name: "~Guard", scope: !100, file: !3, line: 37, type: !103, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !{!0, !22, !25, !27, !29, !31, !38, !108, !111, !35}
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "audit_log", linkageName: "_ZN7service9audit_logE", scope: !2, file: !3, line: 186, type: !110, isLocal: false, isDefinition: true, align: 512)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !6)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "pool", scope: !113, file: !3, line: 200, type: !9, isLocal: true, isDefinition: true)
!113 = distinct !DISubprogram(name: "borrow", linkageName: "_ZN7service6borrowEv", scope: !2, file: !3, line: 199, type: !114, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!114 = !DISubroutineType(types: !115)
!115 = !{!116}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "quad", file: !3, line: 9, baseType: !4)
!118 = !{}
!119 = !{!120, !121, !122, !123, !124}
!120 = !DILocalVariable(name: "code", arg: 1, scope: !40, file: !3, line: 134, type: !43)
!121 = !DILocalVariable(name: "value", scope: !40, file: !3, line: 136, type: !24)
!122 = !DILabel(scope: !40, name: "increment", file: !3, line: 138)
!123 = !DILabel(scope: !40, name: "twice", file: !3, line: 141)
!124 = !DILabel(scope: !40, name: "stop", file: !3, line: 144)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !126, size: 192, elements: !129)
!126 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !127)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!129 = !{!130}
!130 = !DISubrange(count: 3)
!131 = !{i32 7, !"Dwarf Version", i32 5}
!132 = !{i32 2, !"Debug Info Version", i32 3}
!133 = !{i32 1, !"wchar_size", i32 4}
!134 = !{i32 7, !"PIC Level", i32 2}
!135 = !{i32 7, !"PIE Level", i32 2}
!136 = !{i32 7, !"uwtable", i32 1}
!137 = !{!"clang version 14.0.6"}
!138 = distinct !DISubprogram(name: "operator new", linkageName: "_ZnwmPv", scope: !3, file: !3, line: 10, type: !139, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !144)
!139 = !DISubroutineType(types: !140)
!140 = !{!141, !142, !141}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 8, baseType: !143)
!143 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!144 = !{!145, !146}
!145 = !DILocalVariable(arg: 1, scope: !138, file: !3, line: 10, type: !142)
!146 = !DILocalVariable(name: "place", arg: 2, scope: !138, file: !3, line: 10, type: !141)
!147 = !DILocation(line: 0, scope: !138)
!148 = !DILocation(line: 10, column: 52, scope: !138)
!149 = distinct !DISubprogram(name: "take", linkageName: "_ZN7service4PoolIDv4_fE4takeEv", scope: !9, file: !3, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !15, retainedNodes: !150)
!150 = !{!151}
!151 = !DILocalVariable(name: "this", arg: 1, scope: !149, type: !152, flags: DIFlagArtificial | DIFlagObjectPointer)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!153 = !DILocation(line: 0, scope: !149)
!154 = !DILocation(line: 45, column: 9, scope: !155)
!155 = distinct !DILexicalBlock(scope: !149, file: !3, line: 45, column: 9)
!156 = !{!157, !160, i64 64}
!157 = !{!"_ZTSN7service4PoolIDv4_fEE", !158, i64 0, !160, i64 64}
!158 = !{!"omnipotent char", !159, i64 0}
!159 = !{!"Simple C++ TBAA"}
!160 = !{!"int", !158, i64 0}
!161 = !DILocation(line: 45, column: 14, scope: !155)
!162 = !DILocation(line: 45, column: 9, scope: !149)
!163 = !DILocation(line: 46, column: 7, scope: !155)
!164 = !DILocation(line: 46, column: 13, scope: !155)
!165 = !DILocation(line: 48, column: 3, scope: !155)
!166 = !DILocation(line: 47, column: 22, scope: !149)
!167 = !DILocation(line: 47, column: 12, scope: !149)
!168 = !DILocation(line: 47, column: 5, scope: !149)
!169 = distinct !DISubprogram(name: "Overload", linkageName: "_ZN7service8OverloadC1Ev", scope: !50, file: !3, line: 28, type: !92, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !91, retainedNodes: !170)
!170 = !{!171}
!171 = !DILocalVariable(name: "this", arg: 1, scope: !169, type: !172, flags: DIFlagArtificial | DIFlagObjectPointer)
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!173 = !DILocation(line: 0, scope: !169)
!174 = !DILocation(line: 28, column: 27, scope: !169)
!175 = !DILocalVariable(name: "this", arg: 1, scope: !176, type: !179, flags: DIFlagArtificial | DIFlagObjectPointer)
!176 = distinct !DISubprogram(name: "Error", linkageName: "_ZN7service5ErrorC2Ei", scope: !56, file: !3, line: 18, type: !65, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !64, retainedNodes: !177)
!177 = !{!175, !178}
!178 = !DILocalVariable(name: "c", arg: 2, scope: !176, file: !3, line: 18, type: !24)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!180 = !DILocation(line: 0, scope: !176, inlinedAt: !181)
!181 = distinct !DILocation(line: 28, column: 16, scope: !169)
!182 = !DILocation(line: 18, column: 35, scope: !176, inlinedAt: !181)
!183 = !{!184, !184, i64 0}
!184 = !{!"vtable pointer", !159, i64 0}
!185 = !DILocation(line: 18, column: 27, scope: !176, inlinedAt: !181)
!186 = !{!187, !160, i64 8}
!187 = !{!"_ZTSN7service5ErrorE", !160, i64 8}
!188 = !DILocalVariable(name: "this", arg: 1, scope: !189, type: !193, flags: DIFlagArtificial | DIFlagObjectPointer)
!189 = distinct !DISubprogram(name: "Timeout", linkageName: "_ZN7service7TimeoutC2Ev", scope: !53, file: !3, line: 23, type: !81, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !80, retainedNodes: !190)
!190 = !{!188, !191}
!191 = !DILocalVariable(name: "vtt", arg: 2, scope: !189, type: !192, flags: DIFlagArtificial)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!194 = !DILocation(line: 0, scope: !189, inlinedAt: !195)
!195 = distinct !DILocation(line: 28, column: 3, scope: !169)
!196 = !DILocation(line: 23, column: 26, scope: !189, inlinedAt: !195)
!197 = !DILocation(line: 27, column: 15, scope: !169)
!198 = !{!199, !200, i64 16}
!199 = !{!"_ZTSN7service8OverloadE", !200, i64 16}
!200 = !{!"long double", !158, i64 0}
!201 = !DILocation(line: 28, column: 28, scope: !169)
!202 = distinct !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD1Ev", scope: !50, file: !3, line: 26, type: !92, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !203, retainedNodes: !204)
!203 = !DISubprogram(name: "~Overload", scope: !50, type: !92, containingType: !50, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!204 = !{!205}
!205 = !DILocalVariable(name: "this", arg: 1, scope: !202, type: !172, flags: DIFlagArtificial | DIFlagObjectPointer)
!206 = !DILocation(line: 0, scope: !202)
!207 = !DILocation(line: 26, column: 8, scope: !202)
!208 = distinct !DISubprogram(name: "seed", linkageName: "_ZN7service4seedEv", scope: !2, file: !3, line: 53, type: !61, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!209 = !DILocation(line: 54, column: 7, scope: !210)
!210 = distinct !DILexicalBlock(scope: !208, file: !3, line: 54, column: 7)
!211 = !{!160, !160, i64 0}
!212 = !DILocation(line: 54, column: 19, scope: !210)
!213 = !DILocation(line: 54, column: 7, scope: !208)
!214 = !DILocation(line: 55, column: 5, scope: !210)
!215 = !DILocation(line: 55, column: 11, scope: !210)
!216 = !DILocation(line: 56, column: 3, scope: !208)
!217 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !218, file: !218, type: !219, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!218 = !DIFile(filename: "sources/host_service.cpp", directory: ".")
!219 = !DISubroutineType(types: !220)
!220 = !{null}
!221 = !DILocation(line: 54, column: 7, scope: !210, inlinedAt: !222)
!222 = distinct !DILocation(line: 60, column: 31, scope: !223)
!223 = !DILexicalBlockFile(scope: !217, file: !3, discriminator: 0)
!224 = !DILocation(line: 54, column: 19, scope: !210, inlinedAt: !222)
!225 = !DILocation(line: 54, column: 7, scope: !208, inlinedAt: !222)
!226 = !DILocation(line: 55, column: 5, scope: !210, inlinedAt: !222)
!227 = !DILocation(line: 55, column: 11, scope: !210, inlinedAt: !222)
!228 = !DILocation(line: 0, scope: !217)
!229 = !DILocation(line: 60, column: 31, scope: !223)
!230 = distinct !DISubprogram(name: "checked", linkageName: "_ZN7service7checkedEi", scope: !2, file: !3, line: 66, type: !231, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !233)
!231 = !DISubroutineType(types: !232)
!232 = !{!24, !24}
!233 = !{!234}
!234 = !DILocalVariable(name: "x", arg: 1, scope: !230, file: !3, line: 66, type: !24)
!235 = !DILocation(line: 0, scope: !230)
!236 = !DILocation(line: 67, column: 9, scope: !237)
!237 = distinct !DILexicalBlock(scope: !230, file: !3, line: 67, column: 7)
!238 = !DILocation(line: 67, column: 7, scope: !230)
!239 = !DILocation(line: 68, column: 5, scope: !237)
!240 = !DILocation(line: 70, column: 1, scope: !237)
!241 = !DILocation(line: 69, column: 3, scope: !230)
!242 = !DILocation(line: 54, column: 7, scope: !210, inlinedAt: !243)
!243 = distinct !DILocation(line: 69, column: 10, scope: !230)
!244 = !DILocation(line: 54, column: 19, scope: !210, inlinedAt: !243)
!245 = !DILocation(line: 54, column: 7, scope: !208, inlinedAt: !243)
!246 = !DILocation(line: 55, column: 5, scope: !210, inlinedAt: !243)
!247 = !DILocation(line: 55, column: 11, scope: !210, inlinedAt: !243)
!248 = !DILocation(line: 69, column: 17, scope: !230)
!249 = distinct !DISubprogram(name: "risky", linkageName: "_ZN7service5riskyEi", scope: !2, file: !3, line: 72, type: !231, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !250)
!250 = !{!251, !252}
!251 = !DILocalVariable(name: "kind", arg: 1, scope: !249, file: !3, line: 72, type: !24)
!252 = !DILocalVariable(name: "guard", scope: !249, file: !3, line: 73, type: !100)
!253 = !DILocation(line: 73, column: 9, scope: !249)
!254 = !DILocation(line: 0, scope: !249)
!255 = !DILocalVariable(name: "this", arg: 1, scope: !256, type: !258, flags: DIFlagArtificial | DIFlagObjectPointer)
!256 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN7service5GuardC2Ev", scope: !100, file: !3, line: 36, type: !103, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !102, retainedNodes: !257)
!257 = !{!255}
!258 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!259 = !DILocation(line: 0, scope: !256, inlinedAt: !260)
!260 = distinct !DILocation(line: 73, column: 9, scope: !249)
!261 = !DILocation(line: 36, column: 13, scope: !262, inlinedAt: !260)
!262 = distinct !DILexicalBlock(scope: !256, file: !3, line: 36, column: 11)
!263 = !DILocation(line: 74, column: 3, scope: !249)
!264 = !DILocation(line: 76, column: 5, scope: !265)
!265 = distinct !DILexicalBlock(scope: !249, file: !3, line: 74, column: 17)
!266 = !DILocalVariable(name: "this", arg: 1, scope: !267, type: !193, flags: DIFlagArtificial | DIFlagObjectPointer)
!267 = distinct !DISubprogram(name: "Timeout", linkageName: "_ZN7service7TimeoutC1Ev", scope: !53, file: !3, line: 23, type: !81, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !80, retainedNodes: !268)
!268 = !{!266}
!269 = !DILocation(line: 0, scope: !267, inlinedAt: !270)
!270 = distinct !DILocation(line: 76, column: 11, scope: !265)
!271 = !DILocation(line: 23, column: 26, scope: !267, inlinedAt: !270)
!272 = !DILocation(line: 0, scope: !176, inlinedAt: !273)
!273 = distinct !DILocation(line: 23, column: 15, scope: !267, inlinedAt: !270)
!274 = !DILocation(line: 18, column: 35, scope: !176, inlinedAt: !273)
!275 = !DILocation(line: 18, column: 27, scope: !176, inlinedAt: !273)
!276 = !DILocation(line: 84, column: 1, scope: !265)
!277 = !DILocation(line: 78, column: 5, scope: !265)
!278 = !DILocation(line: 80, column: 5, scope: !265)
!279 = !DILocation(line: 80, column: 11, scope: !265)
!280 = !DILocation(line: 0, scope: !176, inlinedAt: !281)
!281 = distinct !DILocation(line: 80, column: 15, scope: !265)
!282 = !DILocation(line: 18, column: 35, scope: !176, inlinedAt: !281)
!283 = !DILocation(line: 18, column: 27, scope: !176, inlinedAt: !281)
!284 = !{!285, !285, i64 0}
!285 = !{!"any pointer", !158, i64 0}
!286 = !DILocation(line: 82, column: 12, scope: !265)
!287 = !{i32 -2147483641, i32 11}
!288 = !DILocalVariable(name: "this", arg: 1, scope: !289, type: !258, flags: DIFlagArtificial | DIFlagObjectPointer)
!289 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN7service5GuardD2Ev", scope: !100, file: !3, line: 37, type: !103, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !106, retainedNodes: !290)
!290 = !{!288}
!291 = !DILocation(line: 0, scope: !289, inlinedAt: !292)
!292 = distinct !DILocation(line: 84, column: 1, scope: !249)
!293 = !DILocation(line: 37, column: 14, scope: !294, inlinedAt: !292)
!294 = distinct !DILexicalBlock(scope: !289, file: !3, line: 37, column: 12)
!295 = !DILocation(line: 84, column: 1, scope: !249)
!296 = !DILocation(line: 0, scope: !289, inlinedAt: !297)
!297 = distinct !DILocation(line: 84, column: 1, scope: !249)
!298 = !DILocation(line: 37, column: 14, scope: !294, inlinedAt: !297)
!299 = distinct !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD1Ev", scope: !53, file: !3, line: 22, type: !81, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !300, retainedNodes: !301)
!300 = !DISubprogram(name: "~Timeout", scope: !53, type: !81, containingType: !53, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!301 = !{!302}
!302 = !DILocalVariable(name: "this", arg: 1, scope: !299, type: !193, flags: DIFlagArtificial | DIFlagObjectPointer)
!303 = !DILocation(line: 0, scope: !299)
!304 = !DILocation(line: 22, column: 8, scope: !299)
!305 = distinct !DISubprogram(name: "run", linkageName: "_ZN7service3runEi", scope: !2, file: !3, line: 86, type: !231, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !306)
!306 = !{!307, !308, !309, !311, !312, !313}
!307 = !DILocalVariable(name: "kind", arg: 1, scope: !305, file: !3, line: 86, type: !24)
!308 = !DILocalVariable(name: "outer", scope: !305, file: !3, line: 87, type: !100)
!309 = !DILocalVariable(name: "inner", scope: !310, file: !3, line: 90, type: !100)
!310 = distinct !DILexicalBlock(scope: !305, file: !3, line: 89, column: 7)
!311 = !DILocalVariable(name: "code", scope: !305, file: !3, line: 98, type: !24)
!312 = !DILocalVariable(name: "owned", scope: !305, file: !3, line: 95, type: !179)
!313 = !DILocalVariable(name: "timeout", scope: !305, file: !3, line: 92, type: !314)
!314 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !88, size: 64)
!315 = !DILocation(line: 87, column: 9, scope: !305)
!316 = !DILocation(line: 90, column: 11, scope: !310)
!317 = !DILocation(line: 0, scope: !305)
!318 = !DILocation(line: 0, scope: !256, inlinedAt: !319)
!319 = distinct !DILocation(line: 87, column: 9, scope: !305)
!320 = !DILocation(line: 36, column: 13, scope: !262, inlinedAt: !319)
!321 = !DILocation(line: 0, scope: !322, inlinedAt: !324)
!322 = distinct !DISubprogram(linkageName: "__tls_init", scope: !218, file: !218, type: !323, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!323 = !DISubroutineType(types: !118)
!324 = distinct !DILocation(line: 88, column: 12, scope: !305)
!325 = !{!"branch_weights", i32 1, i32 1023}
!326 = !DILocation(line: 54, column: 19, scope: !210, inlinedAt: !327)
!327 = distinct !DILocation(line: 60, column: 31, scope: !223, inlinedAt: !328)
!328 = distinct !DILocation(line: 0, scope: !322, inlinedAt: !324)
!329 = !DILocation(line: 54, column: 7, scope: !208, inlinedAt: !327)
!330 = !DILocation(line: 55, column: 5, scope: !210, inlinedAt: !327)
!331 = !DILocation(line: 55, column: 11, scope: !210, inlinedAt: !327)
!332 = !DILocation(line: 0, scope: !217, inlinedAt: !328)
!333 = !DILocation(line: 88, column: 12, scope: !305)
!334 = !DILocation(line: 88, column: 9, scope: !305)
!335 = !DILocation(line: 0, scope: !256, inlinedAt: !336)
!336 = distinct !DILocation(line: 90, column: 11, scope: !310)
!337 = !DILocation(line: 36, column: 13, scope: !262, inlinedAt: !336)
!338 = !DILocation(line: 91, column: 12, scope: !310)
!339 = !DILocation(line: 91, column: 37, scope: !310)
!340 = !DILocation(line: 91, column: 26, scope: !310)
!341 = !DILocation(line: 91, column: 24, scope: !310)
!342 = !DILocation(line: 0, scope: !289, inlinedAt: !343)
!343 = distinct !DILocation(line: 92, column: 3, scope: !305)
!344 = !DILocation(line: 37, column: 14, scope: !294, inlinedAt: !343)
!345 = !DILocation(line: 103, column: 1, scope: !310)
!346 = !DILocation(line: 0, scope: !289, inlinedAt: !347)
!347 = distinct !DILocation(line: 92, column: 3, scope: !305)
!348 = !DILocation(line: 37, column: 14, scope: !294, inlinedAt: !347)
!349 = !DILocation(line: 92, column: 3, scope: !310)
!350 = !DILocation(line: 98, column: 3, scope: !351)
!351 = distinct !DILexicalBlock(scope: !305, file: !3, line: 95, column: 26)
!352 = !DILocation(line: 93, column: 17, scope: !353)
!353 = distinct !DILexicalBlock(scope: !305, file: !3, line: 92, column: 36)
!354 = !DILocation(line: 93, column: 25, scope: !353)
!355 = !DILocation(line: 93, column: 15, scope: !353)
!356 = !{!357, !357, i64 0}
!357 = !{!"long", !158, i64 0}
!358 = !DILocation(line: 94, column: 35, scope: !353)
!359 = !DILocation(line: 94, column: 12, scope: !353)
!360 = !DILocation(line: 95, column: 3, scope: !353)
!361 = !DILocation(line: 100, column: 3, scope: !362)
!362 = distinct !DILexicalBlock(scope: !305, file: !3, line: 98, column: 22)
!363 = !DILocation(line: 96, column: 5, scope: !351)
!364 = !DILocation(line: 97, column: 5, scope: !351)
!365 = !DILocation(line: 102, column: 3, scope: !366)
!366 = distinct !DILexicalBlock(scope: !305, file: !3, line: 100, column: 17)
!367 = !DILocation(line: 99, column: 12, scope: !362)
!368 = !DILocation(line: 101, column: 29, scope: !366)
!369 = !DILocation(line: 103, column: 1, scope: !305)
!370 = !DILocation(line: 103, column: 1, scope: !351)
!371 = !DILocation(line: 103, column: 1, scope: !353)
!372 = !DILocation(line: 0, scope: !289, inlinedAt: !373)
!373 = distinct !DILocation(line: 103, column: 1, scope: !305)
!374 = !DILocation(line: 37, column: 14, scope: !294, inlinedAt: !373)
!375 = !DILocation(line: 0, scope: !289, inlinedAt: !376)
!376 = distinct !DILocation(line: 103, column: 1, scope: !305)
!377 = !DILocation(line: 37, column: 14, scope: !294, inlinedAt: !376)
!378 = !DILocation(line: 0, scope: !322)
!379 = !DILocation(line: 54, column: 7, scope: !210, inlinedAt: !380)
!380 = distinct !DILocation(line: 60, column: 31, scope: !223, inlinedAt: !381)
!381 = distinct !DILocation(line: 0, scope: !322)
!382 = !DILocation(line: 54, column: 19, scope: !210, inlinedAt: !380)
!383 = !DILocation(line: 54, column: 7, scope: !208, inlinedAt: !380)
!384 = !DILocation(line: 55, column: 5, scope: !210, inlinedAt: !380)
!385 = !DILocation(line: 55, column: 11, scope: !210, inlinedAt: !380)
!386 = !DILocation(line: 0, scope: !217, inlinedAt: !381)
!387 = distinct !DISubprogram(name: "run_twice", linkageName: "_ZN7service9run_twiceEi", scope: !2, file: !3, line: 105, type: !231, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !388)
!388 = !{!389}
!389 = !DILocalVariable(name: "kind", arg: 1, scope: !387, file: !3, line: 105, type: !24)
!390 = !DILocation(line: 0, scope: !387)
!391 = !DILocation(line: 105, column: 43, scope: !387)
!392 = !DILocation(line: 105, column: 64, scope: !387)
!393 = !DILocation(line: 105, column: 55, scope: !387)
!394 = !DILocation(line: 105, column: 53, scope: !387)
!395 = !DILocation(line: 105, column: 36, scope: !387)
!396 = distinct !DISubprogram(name: "choose_add", scope: !3, file: !3, line: 124, type: !397, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !403)
!397 = !DISubroutineType(types: !398)
!398 = !{!399}
!399 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !400, size: 64)
!400 = !DISubroutineType(types: !401)
!401 = !{!24, !402, !24}
!402 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!403 = !{!404, !405, !406, !407}
!404 = !DILocalVariable(name: "a", scope: !396, file: !3, line: 125, type: !14)
!405 = !DILocalVariable(name: "b", scope: !396, file: !3, line: 125, type: !14)
!406 = !DILocalVariable(name: "c", scope: !396, file: !3, line: 125, type: !14)
!407 = !DILocalVariable(name: "d", scope: !396, file: !3, line: 125, type: !14)
!408 = !DILocation(line: 0, scope: !396)
!409 = !DILocation(line: 126, column: 3, scope: !396)
!410 = !{i64 3216}
!411 = !DILocation(line: 127, column: 12, scope: !396)
!412 = !DILocation(line: 127, column: 10, scope: !396)
!413 = !DILocation(line: 127, column: 3, scope: !396)
!414 = distinct !DISubprogram(name: "add_fast", linkageName: "_ZN7serviceL8add_fastEPKii", scope: !2, file: !3, line: 114, type: !400, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !415)
!415 = !{!416, !417, !418}
!416 = !DILocalVariable(name: "items", arg: 1, scope: !414, file: !3, line: 114, type: !402)
!417 = !DILocalVariable(name: "count", arg: 2, scope: !414, file: !3, line: 114, type: !24)
!418 = !DILocalVariable(name: "sum", scope: !414, file: !3, line: 115, type: !24)
!419 = !DILocation(line: 0, scope: !414)
!420 = !DILocation(line: 116, column: 3, scope: !414)
!421 = !{i64 2946, i64 2965, i64 2980, i64 2991}
!422 = !DILocation(line: 120, column: 3, scope: !414)
!423 = distinct !DISubprogram(name: "add_plain", linkageName: "_ZN7serviceL9add_plainEPKii", scope: !2, file: !3, line: 107, type: !400, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !424)
!424 = !{!425, !426, !427, !428}
!425 = !DILocalVariable(name: "items", arg: 1, scope: !423, file: !3, line: 107, type: !402)
!426 = !DILocalVariable(name: "count", arg: 2, scope: !423, file: !3, line: 107, type: !24)
!427 = !DILocalVariable(name: "sum", scope: !423, file: !3, line: 108, type: !24)
!428 = !DILocalVariable(name: "i", scope: !429, file: !3, line: 109, type: !24)
!429 = distinct !DILexicalBlock(scope: !423, file: !3, line: 109, column: 3)
!430 = !DILocation(line: 0, scope: !423)
!431 = !DILocation(line: 0, scope: !429)
!432 = !DILocation(line: 109, column: 21, scope: !433)
!433 = distinct !DILexicalBlock(scope: !429, file: !3, line: 109, column: 3)
!434 = !DILocation(line: 109, column: 3, scope: !429)
!435 = !DILocation(line: 111, column: 3, scope: !423)
!436 = !DILocation(line: 110, column: 12, scope: !433)
!437 = !DILocation(line: 110, column: 9, scope: !433)
!438 = !DILocation(line: 109, column: 31, scope: !433)
!439 = distinct !{!439, !434, !440, !441, !442}
!440 = !DILocation(line: 110, column: 19, scope: !429)
!441 = !{!"llvm.loop.mustprogress"}
!442 = !{!"llvm.loop.unroll.disable"}
!443 = !DILocation(line: 0, scope: !40)
!444 = !DILocation(line: 137, column: 3, scope: !40)
!445 = !DILocation(line: 138, column: 1, scope: !40)
!446 = !DILocation(line: 139, column: 8, scope: !40)
!447 = !DILocation(line: 140, column: 3, scope: !40)
!448 = !DILocation(line: 141, column: 1, scope: !40)
!449 = !DILocation(line: 142, column: 9, scope: !40)
!450 = !DILocation(line: 143, column: 3, scope: !40)
!451 = !DILocation(line: 144, column: 1, scope: !40)
!452 = !DILocation(line: 145, column: 3, scope: !40)
!453 = !{!158, !158, i64 0}
!454 = distinct !DISubprogram(name: "carries", linkageName: "_ZN7service7carriesEjj", scope: !2, file: !3, line: 149, type: !455, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !458)
!455 = !DISubroutineType(types: !456)
!456 = !{!457, !14, !14}
!457 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!458 = !{!459, !460, !461}
!459 = !DILocalVariable(name: "a", arg: 1, scope: !454, file: !3, line: 149, type: !14)
!460 = !DILocalVariable(name: "b", arg: 2, scope: !454, file: !3, line: 149, type: !14)
!461 = !DILabel(scope: !454, name: "overflow", file: !3, line: 152)
!462 = !DILocation(line: 0, scope: !454)
!463 = !DILocation(line: 150, column: 3, scope: !454)
!464 = !{i64 3862, i64 3876}
!465 = !DILocation(line: 152, column: 1, scope: !454)
!466 = !DILocation(line: 153, column: 3, scope: !454)
!467 = !DILocation(line: 154, column: 1, scope: !454)
!468 = distinct !DISubprogram(name: "widen", linkageName: "_ZN7service5widenEmm", scope: !2, file: !3, line: 156, type: !469, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !471)
!469 = !DISubroutineType(types: !470)
!470 = !{!48, !143, !143}
!471 = !{!472, !473}
!472 = !DILocalVariable(name: "a", arg: 1, scope: !468, file: !3, line: 156, type: !143)
!473 = !DILocalVariable(name: "b", arg: 2, scope: !468, file: !3, line: 156, type: !143)
!474 = !DILocation(line: 0, scope: !468)
!475 = !DILocation(line: 156, column: 87, scope: !468)
!476 = !DILocation(line: 156, column: 91, scope: !468)
!477 = !DILocation(line: 156, column: 89, scope: !468)
!478 = !DILocation(line: 156, column: 61, scope: !468)
!479 = distinct !DISubprogram(name: "average", linkageName: "_ZN7service7averageEiz", scope: !2, file: !3, line: 158, type: !480, scopeLine: 158, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !482)
!480 = !DISubroutineType(types: !481)
!481 = !{!90, !24, null}
!482 = !{!483, !484, !495, !496}
!483 = !DILocalVariable(name: "count", arg: 1, scope: !479, file: !3, line: 158, type: !24)
!484 = !DILocalVariable(name: "arguments", scope: !479, file: !3, line: 159, type: !485)
!485 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !218, baseType: !486)
!486 = !DICompositeType(tag: DW_TAG_array_type, baseType: !487, size: 192, elements: !493)
!487 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !488, identifier: "_ZTS13__va_list_tag")
!488 = !{!489, !490, !491, !492}
!489 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !487, file: !218, line: 159, baseType: !14, size: 32)
!490 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !487, file: !218, line: 159, baseType: !14, size: 32, offset: 32)
!491 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !487, file: !218, line: 159, baseType: !141, size: 64, offset: 64)
!492 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !487, file: !218, line: 159, baseType: !141, size: 64, offset: 128)
!493 = !{!494}
!494 = !DISubrange(count: 1)
!495 = !DILocalVariable(name: "sum", scope: !479, file: !3, line: 161, type: !90)
!496 = !DILocalVariable(name: "i", scope: !497, file: !3, line: 162, type: !24)
!497 = distinct !DILexicalBlock(scope: !479, file: !3, line: 162, column: 3)
!498 = !DILocation(line: 161, column: 15, scope: !479)
!499 = !DILocation(line: 0, scope: !479)
!500 = !DILocation(line: 159, column: 3, scope: !479)
!501 = !DILocation(line: 159, column: 21, scope: !479)
!502 = !DILocation(line: 160, column: 3, scope: !479)
!503 = !DILocation(line: 0, scope: !497)
!504 = !DILocation(line: 162, column: 21, scope: !505)
!505 = distinct !DILexicalBlock(scope: !497, file: !3, line: 162, column: 3)
!506 = !DILocation(line: 162, column: 3, scope: !497)
!507 = !DILocation(line: 164, column: 3, scope: !479)
!508 = !DILocation(line: 165, column: 16, scope: !479)
!509 = !DILocation(line: 165, column: 14, scope: !479)
!510 = !DILocation(line: 166, column: 1, scope: !479)
!511 = !DILocation(line: 165, column: 3, scope: !479)
!512 = !DILocation(line: 163, column: 12, scope: !505)
!513 = !DILocation(line: 163, column: 9, scope: !505)
!514 = !DILocation(line: 162, column: 31, scope: !505)
!515 = distinct !{!515, !506, !516, !441, !442}
!516 = !DILocation(line: 163, column: 46, scope: !497)
!517 = distinct !DISubprogram(name: "exchange", linkageName: "_ZN7service8exchangeEPii", scope: !2, file: !3, line: 168, type: !518, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !521)
!518 = !DISubroutineType(types: !519)
!519 = !{!24, !520, !24}
!520 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!521 = !{!522, !523, !524}
!522 = !DILocalVariable(name: "at", arg: 1, scope: !517, file: !3, line: 168, type: !520)
!523 = !DILocalVariable(name: "wanted", arg: 2, scope: !517, file: !3, line: 168, type: !24)
!524 = !DILocalVariable(name: "seen", scope: !517, file: !3, line: 169, type: !24)
!525 = !DILocation(line: 0, scope: !517)
!526 = !DILocation(line: 169, column: 14, scope: !517)
!527 = !DILocation(line: 170, column: 3, scope: !517)
!528 = !DILocation(line: 169, column: 7, scope: !517)
!529 = !DILocation(line: 170, column: 11, scope: !517)
!530 = distinct !{!530, !527, !531, !441, !442}
!531 = !DILocation(line: 171, column: 5, scope: !517)
!532 = !DILocation(line: 172, column: 3, scope: !517)
!533 = !DILocation(line: 173, column: 10, scope: !517)
!534 = !DILocation(line: 173, column: 54, scope: !517)
!535 = !DILocation(line: 173, column: 3, scope: !517)
!536 = distinct !DISubprogram(name: "shuffle", linkageName: "_ZN7service7shuffleEDv4_fS0_", scope: !2, file: !3, line: 176, type: !537, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !539)
!537 = !DISubroutineType(types: !538)
!538 = !{!117, !117, !117}
!539 = !{!540, !541}
!540 = !DILocalVariable(name: "a", arg: 1, scope: !536, file: !3, line: 176, type: !117)
!541 = !DILocalVariable(name: "b", arg: 2, scope: !536, file: !3, line: 176, type: !117)
!542 = !DILocation(line: 0, scope: !536)
!543 = !DILocation(line: 176, column: 39, scope: !536)
!544 = !DILocation(line: 176, column: 81, scope: !536)
!545 = !DILocation(line: 176, column: 32, scope: !536)
!546 = distinct !DISubprogram(name: "countdown", linkageName: "_ZN7service9countdownEi", scope: !2, file: !3, line: 178, type: !231, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !547)
!547 = !{!548}
!548 = !DILocalVariable(name: "n", arg: 1, scope: !546, file: !3, line: 178, type: !24)
!549 = !DILocation(line: 0, scope: !546)
!550 = !DILocation(line: 179, column: 9, scope: !551)
!551 = distinct !DILexicalBlock(scope: !546, file: !3, line: 179, column: 7)
!552 = !DILocation(line: 179, column: 7, scope: !546)
!553 = !DILocation(line: 180, column: 12, scope: !551)
!554 = !DILocation(line: 182, column: 1, scope: !546)
!555 = !DILocation(line: 181, column: 42, scope: !546)
!556 = !DILocation(line: 181, column: 30, scope: !546)
!557 = !{i32 -128, i32 128}
!558 = distinct !DISubprogram(name: "open_log", linkageName: "_ZN7service8open_logEv", scope: !2, file: !3, line: 188, type: !219, scopeLine: 188, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!559 = !DILocalVariable(name: "body", arg: 1, scope: !560, file: !3, line: 184, type: !563)
!560 = distinct !DISubprogram(name: "apply<(lambda at sources/host_service.cpp:189:24)>", linkageName: "_ZN7service5applyIZNS_8open_logEvE3$_0EEiT_", scope: !2, file: !3, line: 184, type: !561, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, templateParams: !565, retainedNodes: !564)
!561 = !DISubroutineType(types: !562)
!562 = !{!24, !563}
!563 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !558, file: !3, line: 189, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !118)
!564 = !{!559}
!565 = !{!566}
!566 = !DITemplateTypeParameter(name: "F", type: !563)
!567 = !DILocation(line: 184, column: 32, scope: !560, inlinedAt: !568)
!568 = distinct !DILocation(line: 189, column: 18, scope: !558)
!569 = !DILocalVariable(name: "this", arg: 1, scope: !570, type: !581, flags: DIFlagArtificial | DIFlagObjectPointer)
!570 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZN7service8open_logEvENK3$_0clEi", scope: !563, file: !3, line: 189, type: !571, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !575, retainedNodes: !579)
!571 = !DISubroutineType(types: !572)
!572 = !{!24, !573, !24}
!573 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !574, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!574 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !563)
!575 = !DISubprogram(name: "operator()", scope: !563, file: !3, line: 189, type: !576, scopeLine: 189, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!576 = !DISubroutineType(types: !577)
!577 = !{!578, !573, !24}
!578 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!579 = !{!569, !580}
!580 = !DILocalVariable(name: "x", arg: 2, scope: !570, file: !3, line: 189, type: !24)
!581 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !574, size: 64)
!582 = !DILocation(line: 0, scope: !570, inlinedAt: !583)
!583 = distinct !DILocation(line: 184, column: 47, scope: !560, inlinedAt: !568)
!584 = !DILocation(line: 189, column: 47, scope: !570, inlinedAt: !583)
!585 = !DILocation(line: 189, column: 45, scope: !570, inlinedAt: !583)
!586 = !DILocation(line: 189, column: 59, scope: !558)
!587 = !DILocation(line: 189, column: 57, scope: !558)
!588 = !DILocation(line: 189, column: 16, scope: !558)
!589 = !DILocation(line: 190, column: 1, scope: !558)
!590 = distinct !DISubprogram(name: "close_log", linkageName: "_ZN7service9close_logEv", scope: !2, file: !3, line: 191, type: !219, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!591 = !DILocation(line: 191, column: 63, scope: !590)
!592 = !DILocation(line: 191, column: 61, scope: !590)
!593 = !DILocation(line: 191, column: 75, scope: !590)
!594 = distinct !DISubprogram(name: "unpack", linkageName: "_ZN7service6unpackENS_5FlagsE", scope: !2, file: !3, line: 197, type: !595, scopeLine: 197, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !602)
!595 = !DISubroutineType(types: !596)
!596 = !{!24, !597}
!597 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Flags", scope: !2, file: !3, line: 193, size: 32, flags: DIFlagTypePassByValue, elements: !598, identifier: "_ZTSN7service5FlagsE")
!598 = !{!599, !600, !601}
!599 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !597, file: !3, line: 194, baseType: !14, size: 1, flags: DIFlagBitField, extraData: i64 0)
!600 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !597, file: !3, line: 194, baseType: !14, size: 5, offset: 1, flags: DIFlagBitField, extraData: i64 0)
!601 = !DIDerivedType(tag: DW_TAG_member, name: "delta", scope: !597, file: !3, line: 195, baseType: !24, size: 9, offset: 6, flags: DIFlagBitField, extraData: i64 0)
!602 = !{!603}
!603 = !DILocalVariable(name: "flags", arg: 1, scope: !594, file: !3, line: 197, type: !597)
!604 = !DILocation(line: 0, scope: !594)
!605 = !DILocation(line: 197, column: 40, scope: !594)
!606 = !DILocation(line: 197, column: 34, scope: !594)
!607 = !DILocation(line: 197, column: 54, scope: !594)
!608 = !DILocation(line: 197, column: 67, scope: !594)
!609 = !DILocation(line: 197, column: 27, scope: !594)
!610 = !DILocation(line: 200, column: 3, scope: !113)
!611 = !{!"branch_weights", i32 1, i32 1048575}
!612 = !DILocalVariable(name: "this", arg: 1, scope: !613, type: !152, flags: DIFlagArtificial | DIFlagObjectPointer)
!613 = distinct !DISubprogram(name: "Pool", linkageName: "_ZN7service4PoolIDv4_fEC2Ev", scope: !9, file: !3, line: 51, type: !614, scopeLine: 51, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !616, retainedNodes: !617)
!614 = !DISubroutineType(types: !615)
!615 = !{null, !19}
!616 = !DISubprogram(name: "Pool", scope: !9, type: !614, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!617 = !{!612}
!618 = !DILocation(line: 0, scope: !613, inlinedAt: !619)
!619 = distinct !DILocation(line: 200, column: 21, scope: !113)
!620 = !DILocation(line: 43, column: 12, scope: !613, inlinedAt: !619)
!621 = !DILocation(line: 0, scope: !149, inlinedAt: !622)
!622 = distinct !DILocation(line: 201, column: 21, scope: !113)
!623 = !DILocation(line: 45, column: 9, scope: !155, inlinedAt: !622)
!624 = !DILocation(line: 45, column: 14, scope: !155, inlinedAt: !622)
!625 = !DILocation(line: 45, column: 9, scope: !149, inlinedAt: !622)
!626 = !DILocation(line: 46, column: 7, scope: !155, inlinedAt: !622)
!627 = !DILocation(line: 46, column: 13, scope: !155, inlinedAt: !622)
!628 = !DILocation(line: 48, column: 3, scope: !155, inlinedAt: !622)
!629 = !DILocation(line: 47, column: 22, scope: !149, inlinedAt: !622)
!630 = !DILocation(line: 47, column: 12, scope: !149, inlinedAt: !622)
!631 = !DILocation(line: 201, column: 34, scope: !113)
!632 = !DILocation(line: 201, column: 10, scope: !113)
!633 = !DILocation(line: 201, column: 3, scope: !113)
!634 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 206, type: !635, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !639)
!635 = !DISubroutineType(types: !636)
!636 = !{!24, !24, !637}
!637 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !638, size: 64)
!638 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!639 = !{!640, !641, !642}
!640 = !DILocalVariable(name: "argc", arg: 1, scope: !634, file: !3, line: 206, type: !24)
!641 = !DILocalVariable(name: "argv", arg: 2, scope: !634, file: !3, line: 206, type: !637)
!642 = !DILocalVariable(name: "items", scope: !634, file: !3, line: 207, type: !643)
!643 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 96, elements: !129)
!644 = !DILocation(line: 0, scope: !634)
!645 = !DILocation(line: 207, column: 3, scope: !634)
!646 = !DILocation(line: 207, column: 7, scope: !634)
!647 = !DILocation(line: 207, column: 17, scope: !634)
!648 = !DILocation(line: 208, column: 10, scope: !634)
!649 = !DILocation(line: 0, scope: !387, inlinedAt: !650)
!650 = distinct !DILocation(line: 208, column: 35, scope: !634)
!651 = !DILocation(line: 105, column: 43, scope: !387, inlinedAt: !650)
!652 = !DILocation(line: 105, column: 64, scope: !387, inlinedAt: !650)
!653 = !DILocation(line: 105, column: 55, scope: !387, inlinedAt: !650)
!654 = !DILocation(line: 208, column: 98, scope: !634)
!655 = !DILocation(line: 208, column: 62, scope: !634)
!656 = !DILocation(line: 105, column: 53, scope: !387, inlinedAt: !650)
!657 = !DILocation(line: 208, column: 33, scope: !634)
!658 = !DILocation(line: 208, column: 60, scope: !634)
!659 = !DILocation(line: 209, column: 1, scope: !634)
!660 = !DILocation(line: 208, column: 3, scope: !634)
!661 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service7Timeout4textEv", scope: !53, file: !3, line: 24, type: !85, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !84, retainedNodes: !662)
!662 = !{!663}
!663 = !DILocalVariable(name: "this", arg: 1, scope: !661, type: !664, flags: DIFlagArtificial | DIFlagObjectPointer)
!664 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!665 = !DILocation(line: 0, scope: !661)
!666 = !DILocation(line: 24, column: 39, scope: !661)
!667 = distinct !DISubprogram(name: "~Timeout", linkageName: "_ZN7service7TimeoutD0Ev", scope: !53, file: !3, line: 22, type: !81, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !300, retainedNodes: !668)
!668 = !{!669}
!669 = !DILocalVariable(name: "this", arg: 1, scope: !667, type: !193, flags: DIFlagArtificial | DIFlagObjectPointer)
!670 = !DILocation(line: 0, scope: !667)
!671 = !DILocation(line: 22, column: 8, scope: !667)
!672 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service7TimeoutD1Ev", scope: !3, file: !3, line: 22, type: !323, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!673 = !DILocation(line: 0, scope: !672)
!674 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service7TimeoutD0Ev", scope: !3, file: !3, line: 22, type: !323, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!675 = !DILocation(line: 0, scope: !674)
!676 = !DILocation(line: 0, scope: !667, inlinedAt: !677)
!677 = distinct !DILocation(line: 0, scope: !674)
!678 = !DILocation(line: 22, column: 8, scope: !667, inlinedAt: !677)
!679 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK7service7Timeout4textEv", scope: !3, file: !3, line: 24, type: !323, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!680 = !DILocation(line: 0, scope: !679)
!681 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service8Overload4textEv", scope: !50, file: !3, line: 29, type: !96, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !95, retainedNodes: !682)
!682 = !{!683}
!683 = !DILocalVariable(name: "this", arg: 1, scope: !681, type: !684, flags: DIFlagArtificial | DIFlagObjectPointer)
!684 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!685 = !DILocation(line: 0, scope: !681)
!686 = !DILocation(line: 29, column: 39, scope: !681)
!687 = distinct !DISubprogram(name: "~Overload", linkageName: "_ZN7service8OverloadD0Ev", scope: !50, file: !3, line: 26, type: !92, scopeLine: 26, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !203, retainedNodes: !688)
!688 = !{!689}
!689 = !DILocalVariable(name: "this", arg: 1, scope: !687, type: !172, flags: DIFlagArtificial | DIFlagObjectPointer)
!690 = !DILocation(line: 0, scope: !687)
!691 = !DILocation(line: 26, column: 8, scope: !687)
!692 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service8OverloadD1Ev", scope: !3, file: !3, line: 26, type: !323, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!693 = !DILocation(line: 0, scope: !692)
!694 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7service8OverloadD0Ev", scope: !3, file: !3, line: 26, type: !323, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!695 = !DILocation(line: 0, scope: !694)
!696 = !DILocation(line: 0, scope: !687, inlinedAt: !697)
!697 = distinct !DILocation(line: 0, scope: !694)
!698 = !DILocation(line: 26, column: 8, scope: !687, inlinedAt: !697)
!699 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK7service8Overload4textEv", scope: !3, file: !3, line: 29, type: !323, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!700 = !DILocation(line: 0, scope: !699)
!701 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN7service5ErrorD2Ev", scope: !56, file: !3, line: 19, type: !69, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !68, retainedNodes: !702)
!702 = !{!703}
!703 = !DILocalVariable(name: "this", arg: 1, scope: !701, type: !179, flags: DIFlagArtificial | DIFlagObjectPointer)
!704 = !DILocation(line: 0, scope: !701)
!705 = !DILocation(line: 19, column: 21, scope: !701)
!706 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN7service5ErrorD0Ev", scope: !56, file: !3, line: 19, type: !69, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !68, retainedNodes: !707)
!707 = !{!708}
!708 = !DILocalVariable(name: "this", arg: 1, scope: !706, type: !179, flags: DIFlagArtificial | DIFlagObjectPointer)
!709 = !DILocation(line: 0, scope: !706)
!710 = !DILocation(line: 19, column: 20, scope: !706)
!711 = !DILocation(line: 19, column: 21, scope: !706)
!712 = distinct !DISubprogram(name: "text", linkageName: "_ZNK7service5Error4textEv", scope: !56, file: !3, line: 20, type: !72, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, declaration: !71, retainedNodes: !713)
!713 = !{!714}
!714 = !DILocalVariable(name: "this", arg: 1, scope: !712, type: !715, flags: DIFlagArtificial | DIFlagObjectPointer)
!715 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!716 = !DILocation(line: 0, scope: !712)
!717 = !DILocation(line: 20, column: 38, scope: !712)
!718 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_host_service.cpp", scope: !218, file: !218, type: !323, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!719 = !DILocation(line: 54, column: 7, scope: !210, inlinedAt: !720)
!720 = distinct !DILocation(line: 62, column: 13, scope: !721, inlinedAt: !723)
!721 = !DILexicalBlockFile(scope: !722, file: !3, discriminator: 0)
!722 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !218, file: !218, type: !219, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !118)
!723 = distinct !DILocation(line: 0, scope: !718)
!724 = !DILocation(line: 54, column: 19, scope: !210, inlinedAt: !720)
!725 = !DILocation(line: 54, column: 7, scope: !208, inlinedAt: !720)
!726 = !DILocation(line: 55, column: 5, scope: !210, inlinedAt: !720)
!727 = !DILocation(line: 55, column: 11, scope: !210, inlinedAt: !720)
!728 = !DILocation(line: 0, scope: !722, inlinedAt: !723)
