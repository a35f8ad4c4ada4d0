; ModuleID = 'sources/one_compile/architectures.cpp'
source_filename = "sources/one_compile/architectures.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%class.anon = type { ptr }
%"struct.once::architecture_chain" = type { i8 }
%"struct.once::architecture_chain.0" = type { i8 }
%class.anon.1 = type { ptr }
%class.anon.2 = type { ptr }
%class.anon.3 = type { ptr }
%class.anon.4 = type { ptr }
%class.anon.5 = type { ptr }
%"struct.once::unless_device_has" = type { i8 }
%class.anon.6 = type { ptr }
%class.anon.7 = type { ptr }

$_ZN4once2idEv = comdat any

@.str = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [29 x i8] c"sources/one_compile/once.hpp\00", section "llvm.metadata"
@.str.2 = private unnamed_addr constant [75 x i8] c"static const char *once::type_id<Architectures>::get() [T = Architectures]\00", align 1
@.args = private unnamed_addr constant { ptr } { ptr @.str.2 }, section "llvm.metadata"
@.str.3 = private unnamed_addr constant [45 x i8] c"syclopt:sycl-call-if-on-device-conditionally\00", section "llvm.metadata"
@.args.4 = private unnamed_addr constant { i1 } { i1 true }, section "llvm.metadata"
@llvm.global.annotations = appending global [8 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE13ArchitecturesZ4mainE3$_0EEvRKT0_", ptr @.str, ptr @.str.1, i32 36, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE_JixEEEvRKT_DpT0_", ptr @.str.3, ptr @.str.1, i32 68, ptr @.args.4 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE0_JiiixixEEEvRKT_DpT0_", ptr @.str.3, ptr @.str.1, i32 68, ptr @.args.4 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE1_JiiixiixEEEvRKT_DpT0_", ptr @.str.3, ptr @.str.1, i32 68, ptr @.args.4 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE2_JixEEEvRKT_DpT0_", ptr @.str.3, ptr @.str.1, i32 68, ptr @.args.4 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE3_JiixEEEvRKT_DpT0_", ptr @.str.3, ptr @.str.1, i32 68, ptr @.args.4 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE4_JiiEEEvRKT_DpT0_", ptr @.str.3, ptr @.str.1, i32 68, ptr @.args.4 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE5_JiiiEEEvRKT_DpT0_", ptr @.str.3, ptr @.str.1, i32 68, ptr @.args.4 }], section "llvm.metadata"

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon, align 8
  call void @llvm.lifetime.start.p0(ptr %1) #9
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %2) #9
  %4 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0
  store ptr %4, ptr %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %5 = getelementptr inbounds nuw %class.anon, ptr %3, i32 0, i32 0
  %6 = load ptr, ptr %2, align 8, !tbaa !9
  store ptr %6, ptr %5, align 8, !tbaa !12
  call void @"_ZN4once12parallel_forIZ4mainE13ArchitecturesZ4mainE3$_0EEvmRKT0_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #9
  call void @llvm.lifetime.end.p0(ptr %2) #9
  call void @llvm.lifetime.end.p0(ptr %1) #9
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE13ArchitecturesZ4mainE3$_0EEvmRKT0_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef %2) #3 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !16
  store i64 %2, ptr %6, align 8, !tbaa !14
  %7 = load ptr, ptr %5, align 8, !tbaa !16, !nonnull !17, !align !18
  %8 = load i64, ptr %4, align 8, !tbaa !14
  %9 = load i64, ptr %6, align 8, !tbaa !14
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE13ArchitecturesZ4mainE3$_0EEvRKT0_", ptr noundef %7, i64 noundef 8, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare void @once_launch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #4

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE13ArchitecturesZ4mainE3$_0EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8, !tbaa !16, !nonnull !17, !align !18
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_0clEm"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #6 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.once::architecture_chain", align 1
  %6 = alloca %"struct.once::architecture_chain.0", align 1
  %7 = alloca %class.anon.1, align 8
  %8 = alloca %"struct.once::architecture_chain.0", align 1
  %9 = alloca %class.anon.2, align 8
  %10 = alloca %"struct.once::architecture_chain", align 1
  %11 = alloca %class.anon.3, align 8
  %12 = alloca %"struct.once::architecture_chain.0", align 1
  %13 = alloca %class.anon.4, align 8
  %14 = alloca %"struct.once::architecture_chain.0", align 1
  %15 = alloca %class.anon.5, align 8
  %16 = alloca %"struct.once::unless_device_has", align 1
  %17 = alloca %class.anon.6, align 8
  %18 = alloca %"struct.once::unless_device_has", align 1
  %19 = alloca %class.anon.7, align 8
  store ptr %0, ptr %3, align 8, !tbaa !16
  store i64 %1, ptr %4, align 8, !tbaa !14
  %20 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call void @llvm.lifetime.start.p0(ptr %6) #9
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %7, i32 0, i32 0
  %22 = getelementptr inbounds nuw %class.anon, ptr %20, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8, !tbaa !12
  store ptr %23, ptr %21, align 8, !tbaa !19
  call void @"_ZN4once18if_architecture_isILx72057594037964800EZZ4mainENK3$_0clEmEUlvE_EENS_18architecture_chainIXT_EJEEERKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %7)
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %24 = getelementptr inbounds nuw %class.anon.2, ptr %9, i32 0, i32 0
  %25 = getelementptr inbounds nuw %class.anon, ptr %20, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8, !tbaa !12
  store ptr %26, ptr %24, align 8, !tbaa !21
  call void @"_ZNK4once18architecture_chainILx72057594037964800EJEE23else_if_architecture_isILx216172782113783808EZZ4mainENK3$_0clEmEUlvE0_EENS0_ILx72057594037964800EJXT_EEEERKT0_"(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef nonnull align 8 dereferenceable(8) %9)
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %27 = getelementptr inbounds nuw %class.anon.3, ptr %11, i32 0, i32 0
  %28 = getelementptr inbounds nuw %class.anon, ptr %20, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8, !tbaa !12
  store ptr %29, ptr %27, align 8, !tbaa !23
  call void @"_ZNK4once18architecture_chainILx72057594037964800EJLx216172782113783808EEE9otherwiseIZZ4mainENK3$_0clEmEUlvE1_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 8 dereferenceable(8) %11)
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  call void @llvm.lifetime.start.p0(ptr %12) #9
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %30 = getelementptr inbounds nuw %class.anon.4, ptr %13, i32 0, i32 0
  %31 = getelementptr inbounds nuw %class.anon, ptr %20, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !tbaa !12
  store ptr %32, ptr %30, align 8, !tbaa !25
  call void @"_ZN4once18if_architecture_isILx72057594037964800EZZ4mainENK3$_0clEmEUlvE2_EENS_18architecture_chainIXT_EJEEERKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %13)
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %33 = getelementptr inbounds nuw %class.anon.5, ptr %15, i32 0, i32 0
  %34 = getelementptr inbounds nuw %class.anon, ptr %20, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8, !tbaa !12
  store ptr %35, ptr %33, align 8, !tbaa !27
  call void @"_ZNK4once18architecture_chainILx72057594037964800EJEE9otherwiseIZZ4mainENK3$_0clEmEUlvE3_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %12, ptr noundef nonnull align 8 dereferenceable(8) %15)
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.start.p0(ptr %16) #9
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %36 = getelementptr inbounds nuw %class.anon.6, ptr %17, i32 0, i32 0
  %37 = getelementptr inbounds nuw %class.anon, ptr %20, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8, !tbaa !12
  store ptr %38, ptr %36, align 8, !tbaa !29
  call void @"_ZN4once13if_device_hasILi6EZZ4mainENK3$_0clEmEUlvE4_EENS_17unless_device_hasIXT_EEERKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %17)
  call void @llvm.lifetime.start.p0(ptr %19) #9
  %39 = getelementptr inbounds nuw %class.anon.7, ptr %19, i32 0, i32 0
  %40 = getelementptr inbounds nuw %class.anon, ptr %20, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8, !tbaa !12
  store ptr %41, ptr %39, align 8, !tbaa !31
  call void @"_ZNK4once17unless_device_hasILi6EE9otherwiseIZZ4mainENK3$_0clEmEUlvE5_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %16, ptr noundef nonnull align 8 dereferenceable(8) %19)
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZN4once2idEv() #7 comdat {
  %1 = call noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #9
  ret i64 %1
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once18if_architecture_isILx72057594037964800EZZ4mainENK3$_0clEmEUlvE_EENS_18architecture_chainIXT_EJEEERKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE_JixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef -2, i64 noundef 72057594037964800)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNK4once18architecture_chainILx72057594037964800EJEE23else_if_architecture_isILx216172782113783808EZZ4mainENK3$_0clEmEUlvE0_EENS0_ILx72057594037964800EJXT_EEEERKT0_"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !33
  store ptr %1, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE0_JiiixixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef -4, i32 noundef -3, i32 noundef -2, i64 noundef 72057594037964800, i32 noundef -2, i64 noundef 216172782113783808)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNK4once18architecture_chainILx72057594037964800EJLx216172782113783808EEE9otherwiseIZZ4mainENK3$_0clEmEUlvE1_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !35
  store ptr %1, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE1_JiiixiixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef -4, i32 noundef -3, i32 noundef -2, i64 noundef 72057594037964800, i32 noundef -3, i32 noundef -2, i64 noundef 216172782113783808)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once18if_architecture_isILx72057594037964800EZZ4mainENK3$_0clEmEUlvE2_EENS_18architecture_chainIXT_EJEEERKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE2_JixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef -2, i64 noundef 72057594037964800)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNK4once18architecture_chainILx72057594037964800EJEE9otherwiseIZZ4mainENK3$_0clEmEUlvE3_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !33
  store ptr %1, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE3_JiixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef -3, i32 noundef -2, i64 noundef 72057594037964800)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once13if_device_hasILi6EZZ4mainENK3$_0clEmEUlvE4_EENS_17unless_device_hasIXT_EEERKT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE4_JiiEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef -1, i32 noundef 6)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNK4once17unless_device_hasILi6EE9otherwiseIZZ4mainENK3$_0clEmEUlvE5_EEvRKT_"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !37
  store ptr %1, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE5_JiiiEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef -3, i32 noundef -1, i32 noundef 6)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE_JixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i64 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !16
  store i32 %1, ptr %5, align 4, !tbaa !5
  store i64 %2, ptr %6, align 8, !tbaa !39
  %7 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %7)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.1, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !19
  %6 = getelementptr inbounds i32, ptr %5, i64 0
  store i32 90, ptr %6, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE0_JiiixixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6) #5 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  store ptr %0, ptr %8, align 8, !tbaa !16
  store i32 %1, ptr %9, align 4, !tbaa !5
  store i32 %2, ptr %10, align 4, !tbaa !5
  store i32 %3, ptr %11, align 4, !tbaa !5
  store i64 %4, ptr %12, align 8, !tbaa !39
  store i32 %5, ptr %13, align 4, !tbaa !5
  store i64 %6, ptr %14, align 8, !tbaa !39
  %15 = load ptr, ptr %8, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE0_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %15)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE0_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !21
  %6 = getelementptr inbounds i32, ptr %5, i64 0
  store i32 64, ptr %6, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE1_JiiixiixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) #5 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  store ptr %0, ptr %9, align 8, !tbaa !16
  store i32 %1, ptr %10, align 4, !tbaa !5
  store i32 %2, ptr %11, align 4, !tbaa !5
  store i32 %3, ptr %12, align 4, !tbaa !5
  store i64 %4, ptr %13, align 8, !tbaa !39
  store i32 %5, ptr %14, align 4, !tbaa !5
  store i32 %6, ptr %15, align 4, !tbaa !5
  store i64 %7, ptr %16, align 8, !tbaa !39
  %17 = load ptr, ptr %9, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE1_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %17)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE1_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !23
  %6 = getelementptr inbounds i32, ptr %5, i64 0
  store i32 1, ptr %6, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE2_JixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i64 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !16
  store i32 %1, ptr %5, align 4, !tbaa !5
  store i64 %2, ptr %6, align 8, !tbaa !39
  %7 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE2_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %7)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE2_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.4, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !25
  %6 = getelementptr inbounds i32, ptr %5, i64 1
  store i32 90, ptr %6, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE3_JiixEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) #5 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !16
  store i32 %1, ptr %6, align 4, !tbaa !5
  store i32 %2, ptr %7, align 4, !tbaa !5
  store i64 %3, ptr %8, align 8, !tbaa !39
  %9 = load ptr, ptr %5, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE3_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %9)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE3_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !27
  %6 = getelementptr inbounds i32, ptr %5, i64 1
  store i32 2, ptr %6, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE4_JiiEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store i32 %1, ptr %5, align 4, !tbaa !5
  store i32 %2, ptr %6, align 4, !tbaa !5
  %7 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE4_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %7)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE4_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %5 = getelementptr inbounds nuw %class.anon.6, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8, !tbaa !29
  %7 = getelementptr inbounds i32, ptr %6, i64 1
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sitofp i32 %8 to double
  %10 = fmul double %9, 5.000000e-01
  store double %10, ptr %3, align 8, !tbaa !41
  %11 = load double, ptr %3, align 8, !tbaa !41
  %12 = fptosi double %11 to i32
  %13 = add nsw i32 %12, 10
  %14 = getelementptr inbounds nuw %class.anon.6, ptr %4, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !29
  %16 = getelementptr inbounds i32, ptr %15, i64 2
  store i32 %13, ptr %16, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once31call_if_on_device_conditionallyIZZ4mainENK3$_0clEmEUlvE5_JiiiEEEvRKT_DpT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #5 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !16
  store i32 %1, ptr %6, align 4, !tbaa !5
  store i32 %2, ptr %7, align 4, !tbaa !5
  store i32 %3, ptr %8, align 4, !tbaa !5
  %9 = load ptr, ptr %5, align 8, !tbaa !16, !nonnull !17, !align !18
  call void @"_ZZZ4mainENK3$_0clEmENKUlvE5_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %9)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZZ4mainENK3$_0clEmENKUlvE5_clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) #7 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.7, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !31
  %6 = getelementptr inbounds i32, ptr %5, i64 2
  store i32 20, ptr %6, align 4, !tbaa !5
  ret void
}

; Function Attrs: nounwind
declare extern_weak noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #8

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }

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
!10 = !{!"p1 int", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !10, i64 0}
!13 = !{!"_ZTSZ4mainE3$_0", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!11, !11, i64 0}
!17 = !{}
!18 = !{i64 8}
!19 = !{!20, !10, i64 0}
!20 = !{!"_ZTSZZ4mainENK3$_0clEmEUlvE_", !10, i64 0}
!21 = !{!22, !10, i64 0}
!22 = !{!"_ZTSZZ4mainENK3$_0clEmEUlvE0_", !10, i64 0}
!23 = !{!24, !10, i64 0}
!24 = !{!"_ZTSZZ4mainENK3$_0clEmEUlvE1_", !10, i64 0}
!25 = !{!26, !10, i64 0}
!26 = !{!"_ZTSZZ4mainENK3$_0clEmEUlvE2_", !10, i64 0}
!27 = !{!28, !10, i64 0}
!28 = !{!"_ZTSZZ4mainENK3$_0clEmEUlvE3_", !10, i64 0}
!29 = !{!30, !10, i64 0}
!30 = !{!"_ZTSZZ4mainENK3$_0clEmEUlvE4_", !10, i64 0}
!31 = !{!32, !10, i64 0}
!32 = !{!"_ZTSZZ4mainENK3$_0clEmEUlvE5_", !10, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTSN4once18architecture_chainILx72057594037964800EJEEE", !11, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTSN4once18architecture_chainILx72057594037964800EJLx216172782113783808EEEE", !11, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 _ZTSN4once17unless_device_hasILi6EEE", !11, i64 0}
!39 = !{!40, !40, i64 0}
!40 = !{!"long long", !7, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"double", !7, i64 0}
